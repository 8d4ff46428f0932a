import { meantLevel, type PayLevel } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import { yearsOf } from "#shared/figures/experience.ts";
import { isPaidByHour } from "#shared/figures/paid-by-hour.ts";
import { findName, meansNation, slugFor } from "../subject/find-names.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { CompareData } from "./compare.response.ts";
import { compare } from "./compare.ts";
import {
  type CompareErrors,
  type CompareText,
  type CompareValues,
  cityFields,
} from "./compare-forms.page.tsx";
import { comparePlaces, type PlacesComparison } from "./compare-places.ts";

/** The result for the typed words: a comparison, or the errors by field. */
export interface Compared {
  values: CompareValues;
  errors: CompareErrors;
  roles: CompareData | null;
  cities: (PlacesComparison & { exp: PayLevel }) | null;
  /** Whether people in all of its jobs think of their pay by the hour. */
  isHourly: boolean;
}

/** Compares what a person has typed into one of the two forms, or says what is wrong with it. */
export async function compareTyped(
  context: SalaryContext,
  typed: CompareValues,
  basis: Basis,
): Promise<Compared> {
  const isCities =
    typed.role.trim() !== "" || cityFields.some((field) => typed[field].trim() !== "");
  return isCities ? inCities(context, typed, basis) : twoRoles(context, typed, basis);
}

async function twoRoles(
  context: SalaryContext,
  typed: CompareValues,
  basis: Basis,
): Promise<Compared> {
  const read = createReader(context, typed);
  const [roleA, roleB] = [await read.find("roleA", "role"), await read.find("roleB", "role")];
  const city = meansNation(typed.city) ? undefined : (await read.find("city", "city"))?.asked;
  if (roleA && roleA.slug === roleB?.slug) {
    read.errors.roleB = "Choose a job that differs from the first.";
  }
  const { values, errors } = read;
  const isRead = Object.keys(errors).length === 0 && roleA && roleB;
  return {
    values,
    errors,
    cities: null,
    isHourly: isRead ? await arePaidByHour(context, [roleA.slug, roleB.slug]) : false,
    roles: isRead
      ? await compare(context, { roleA: roleA.asked, roleB: roleB.asked, city, basis })
      : null,
  };
}

/** A link from a figure names the job and one city: the form then asks for the others. */
async function inCities(
  context: SalaryContext,
  typed: CompareValues,
  basis: Basis,
): Promise<Compared> {
  const read = createReader(context, typed);
  const role = await read.find("role", "role");
  const named = new Map<string, string>();
  for (const field of cityFields) {
    if (typed[field].trim() === "") continue;
    const city = await read.find(field, "city");
    if (city === null) continue;
    if (named.has(city.slug)) {
      read.errors[field] = "Choose a city that differs from the first.";
    } else {
      named.set(city.slug, city.asked);
    }
  }
  const exp = yearsOf(meantLevel(typed.exp, role?.level));
  const cities = [...named.values()];
  const isRead = Object.keys(read.errors).length === 0 && role && cities.length > 1;
  return {
    values: { ...read.values, exp },
    errors: read.errors,
    roles: null,
    isHourly: isRead ? await arePaidByHour(context, [role.slug]) : false,
    cities: isRead
      ? { exp, ...(await comparePlaces(context, { role: role.asked, cities, exp, basis })) }
      : null,
  };
}

async function arePaidByHour({ reference }: SalaryContext, slugs: readonly string[]) {
  const found = await Promise.all(slugs.map((slug) => reference.role(slug)));
  return found.every((role) => role !== null && isPaidByHour(role));
}

/** Finds the records that fields name, and keeps their names and errors. */
function createReader({ reference }: SalaryContext, typed: CompareValues) {
  const values = { ...typed };
  const errors: CompareErrors = {};
  return {
    values,
    errors,
    async find(field: CompareText, kind: "role" | "city") {
      const text = typed[field].trim();
      const found = await findName(reference, kind, text);
      if (found.error !== undefined) {
        errors[field] = found.error;
        return null;
      }
      values[field] = found.law === null ? found.name : text;
      return { slug: found.slug, asked: slugFor(found), level: found.level };
    },
  };
}
