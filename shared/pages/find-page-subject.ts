import type { Basis, ExperienceLevel } from "../contracts/common.ts";
import type { Reference } from "../reference/open-reference.ts";
import type { Subject } from "../salaries/find-subject.ts";
import { salaryPage } from "../salaries/page-url.ts";
import type { NearestLink } from "./error-page.tsx";
import {
  findCityName,
  findRoleName,
  maxNameLength,
  nearestCityNames,
  nearestRoleNames,
} from "./find-names.ts";
import type { LookupValues } from "./lookup/lookup-form.tsx";

/** What a page's path names: a role and perhaps a city, another path that names it, or nothing. */
export type PageSubject =
  | { kind: "found"; subject: Subject }
  | { kind: "moved"; path: string }
  | { kind: "missing"; title: string; nearest: NearestLink[]; asked: LookupValues };

interface Asked {
  /** As a path or form has it: a slug, an alias or words. */
  role: string;
  city?: string | undefined;
  exp: ExperienceLevel;
  basis: Basis;
}

/**
 * Finds the role and city that a page's path names. Aliases and words lead to the path with the
 * slugs, so that every figure has one URL.
 */
export async function findPageSubject(reference: Reference, asked: Asked): Promise<PageSubject> {
  const { basis } = asked;
  const role = await findRoleName(reference, asked.role);
  const city = asked.city === undefined ? null : await findCityName(reference, asked.city);
  if (!role) return missingRole(reference, asked, city?.slug);
  if (asked.city !== undefined && !city) return missingCity(reference, asked, role.slug);
  const exp = role.level ?? asked.exp;
  const isCanonical = role.slug === asked.role && city?.slug === asked.city;
  if (!isCanonical || exp !== asked.exp) {
    return {
      kind: "moved",
      path: salaryPage({ role: role.slug, city: city?.slug, exp, basis }),
    };
  }
  return { kind: "found", subject: await openSubject(reference, role.slug, city?.slug, basis) };
}

/**
 * The role and city with these slugs.
 *
 * @throws {Error} if one does not exist.
 */
export async function openSubject(
  reference: Reference,
  roleSlug: string,
  citySlug: string | undefined,
  basis: Basis,
): Promise<Subject> {
  if (citySlug === undefined) {
    const role = await reference.role(roleSlug);
    if (!role) throw new Error(`The reference data has no role ${roleSlug}.`);
    return { role, place: null, basis };
  }
  const { role, city, wages } = await reference.roleInCity(roleSlug, citySlug);
  if (!role || !city) throw new Error(`There is no role ${roleSlug} or no city ${citySlug}.`);
  return { role, place: { city, wages }, basis };
}

async function missingRole(
  reference: Reference,
  asked: Asked,
  city: string | undefined,
): Promise<PageSubject> {
  const { role, exp, basis } = asked;
  const nearest = await nearestRoleNames(reference, role);
  return {
    kind: "missing",
    asked: wordsOf(asked),
    title: "No job has this name",
    nearest: nearest.map(({ slug, name }) => ({
      path: salaryPage({ role: slug, city, exp, basis }),
      name,
    })),
  };
}

async function missingCity(reference: Reference, asked: Asked, role: string): Promise<PageSubject> {
  const { city = "", exp, basis } = asked;
  const nearest = await nearestCityNames(reference, city);
  return {
    kind: "missing",
    asked: wordsOf(asked),
    title: "No city has this name",
    nearest: nearest.map(({ slug, name }) => ({
      path: salaryPage({ role, city: slug, exp, basis }),
      name,
    })),
  };
}

/** What was asked for as a form shows it, to be corrected there. */
function wordsOf({ role, city = "", exp, basis }: Asked): LookupValues {
  const words = (text: string) => text.replaceAll("-", " ").slice(0, maxNameLength);
  return { role: words(role), city: words(city), exp, basis };
}
