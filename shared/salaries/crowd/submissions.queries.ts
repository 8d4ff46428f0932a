/** Pay that accounts have submitted. */
import { and, eq, inArray, lte, type SQL } from "drizzle-orm";
import { contributors, submissions } from "#schema/submissions.ts";
import { type PartOf, placeOfList, type Value } from "#shared/db/prepare.ts";
import { statement } from "#shared/db/transaction.ts";
import { isCity, isRole } from "./stored-under.ts";

/** The argument is the list of an account's hashes under every key. */
export function selectContributor(value: Value<"accounts">) {
  return statement
    .select({ account: contributors.account })
    .from(contributors)
    .where(inArray(contributors.account, placeOfList(value("accounts"))));
}

export function selectReleased(value: Value<"datasetId" | "role">) {
  return selectPay(value);
}

export function selectReleasedUpTo(value: Value<"datasetId" | "role" | "upTo">) {
  return selectPay(value, lte(submissions.batch, value("upTo")));
}

export function selectReleasedIn(value: Value<"datasetId" | "role" | "city">) {
  return selectPay(value, isCity(value("datasetId"), value("city")));
}

export function selectReleasedInUpTo(value: Value<"datasetId" | "role" | "city" | "upTo">) {
  return selectPay(
    value,
    and(isCity(value("datasetId"), value("city")), lte(submissions.batch, value("upTo"))),
  );
}

function selectPay(value: PartOf<"datasetId" | "role">, others?: SQL) {
  const { base, equity, bonus, batch } = submissions;
  return statement
    .select({ base, equity, bonus, batch })
    .from(submissions)
    .where(and(isRole(value("datasetId"), value("role")), others, eq(submissions.released, true)));
}
