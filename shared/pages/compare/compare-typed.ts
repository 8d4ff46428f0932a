import type { Basis } from "../../contracts/common.ts";
import type { CompareData } from "../../contracts/responses/compare.ts";
import type { CityComparison } from "../../contracts/responses/tools.ts";
import { compare } from "../../salaries/compare.ts";
import type { SalaryContext } from "../../salaries/context.ts";
import { compareCities } from "../../salaries/tools/compare-cities.ts";
import { findName } from "../find-names.ts";
import type { CompareErrors, CompareValues } from "./compare-forms.tsx";

/** What can be shown of what was typed: a comparison, or what is wrong at which field. */
export interface Compared {
  values: CompareValues;
  errors: CompareErrors;
  roles: CompareData | null;
  cities: CityComparison | null;
}

type Field = keyof CompareValues;

const kinds: Readonly<Record<Field, "role" | "city">> = {
  roleA: "role",
  roleB: "role",
  city: "city",
  role: "role",
  cityA: "city",
  cityB: "city",
};

/** Compares what a person has typed into one of the two forms, or says what is wrong with it. */
export async function compareTyped(
  context: SalaryContext,
  typed: CompareValues,
  basis: Basis,
): Promise<Compared> {
  const isCities = typed.role !== "" || typed.cityA !== "" || typed.cityB !== "";
  const fields: readonly Field[] = isCities
    ? ["role", "cityA", "cityB"]
    : ["roleA", "roleB", "city"];
  const values = { ...typed };
  const errors: CompareErrors = {};
  const slugs: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = typed[field].trim();
    if (text === "" && field === "city") continue;
    const found = await findName(context.reference, kinds[field], text);
    if (found.error === undefined) {
      slugs[field] = found.slug;
      values[field] = found.name;
    } else {
      errors[field] = found.error;
    }
  }
  const [one, other] = isCities ? (["cityA", "cityB"] as const) : (["roleA", "roleB"] as const);
  if (slugs[one] !== undefined && slugs[one] === slugs[other]) {
    errors[other] = `Choose ${isCities ? "a city" : "a job"} that differs from the first.`;
  }
  const { role, cityA, cityB, roleA, roleB, city } = slugs;
  if (Object.keys(errors).length > 0) return { values, errors, roles: null, cities: null };
  return {
    values,
    errors,
    roles: roleA && roleB ? await compare(context, { roleA, roleB, city, basis }) : null,
    cities:
      role && cityA && cityB ? await compareCities(context, { role, cityA, cityB, basis }) : null,
  };
}
