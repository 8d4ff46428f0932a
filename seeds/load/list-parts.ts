import { cityRowsPart } from "#shared/catalog/city-catalog.ts";
import { majorGroupsPart } from "#shared/catalog/role-families.ts";
import { joinedGroupsPart, relationsPart } from "#shared/reference/onet-relations.ts";
import type { Part } from "#shared/reference/part.ts";
import { cityNamesPart } from "#shared/reference/read-names.ts";
import { taxPart } from "#shared/reference/tax-tables.ts";
import { companiesPart, filedPayPart } from "#shared/salaries/companies/read-companies.ts";
import { outlookPart } from "#shared/salaries/statistics/find-hiring.ts";
import { wageLevelAreasPart, wageLevelsPart } from "#shared/salaries/statistics/find-wage-level.ts";

/** A part whose rows are only passed on. */
type AnyPart = Pick<Part<unknown, unknown>, "name" | "read">;

/** What the files of a version have besides its packed rows. A part that is not listed is read from the database. */
export function listParts(socCodes: readonly string[]): AnyPart[] {
  return [
    ...[taxPart, cityNamesPart, cityRowsPart, majorGroupsPart, companiesPart, joinedGroupsPart],
    ...[wageLevelAreasPart, filedPayPart],
    ...socCodes.flatMap((socCode) => [
      ...[relationsPart(socCode), outlookPart(socCode), wageLevelsPart(socCode)],
    ]),
  ];
}
