import { toSlug } from "../catalog/to-slug.ts";
import type { Basis, ExperienceLevel } from "../contracts/common.ts";
import type { Reference } from "../reference/open-reference.ts";
import type { Subject } from "../salaries/find-subject.ts";
import { salaryPage } from "../salaries/page-url.ts";
import type { NearestLink } from "./error-page.tsx";

/** What a page's path names: a role and perhaps a city, another path that names it, or nothing. */
export type PageSubject =
  | { kind: "found"; subject: Subject }
  | { kind: "moved"; path: string }
  | { kind: "missing"; title: string; nearest: NearestLink[] };

/** Longer text names nothing, and comparing it with every name takes time. */
const maxLength = 100;

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
  const role = await findRole(reference, asked.role);
  const city = asked.city === undefined ? null : await findCity(reference, asked.city);
  if (role === null) return missingRole(reference, asked, city?.slug);
  if (asked.city !== undefined && city === null) return missingCity(reference, asked, role.slug);
  const exp = role.level ?? asked.exp;
  const path = salaryPage({ role: role.slug, city: city?.slug, exp, basis });
  const isCanonical = role.slug === asked.role && (city?.slug ?? undefined) === asked.city;
  if (!isCanonical || exp !== asked.exp) return { kind: "moved", path };
  if (!city) {
    const found = await reference.role(role.slug);
    if (!found) throw new Error(`The reference data has no role ${role.slug}.`);
    return { kind: "found", subject: { role: found, place: null, basis } };
  }
  const found = await reference.roleInCity(role.slug, city.slug);
  if (!found.role || !found.city) throw new Error("A role and city that exist were not found.");
  const place = { city: found.city, wages: found.wages };
  return { kind: "found", subject: { role: found.role, place, basis } };
}

async function findRole(reference: Reference, text: string) {
  if (text.length > maxLength) return null;
  const role = await reference.role(toSlug(text));
  if (role) return { slug: role.slug, level: null };
  return reference.resolveRole(text.replaceAll("-", " "));
}

async function findCity(reference: Reference, text: string) {
  if (text.length > maxLength) return null;
  const city = await reference.city(toSlug(text));
  if (city) return { slug: city.slug };
  const slug = await reference.resolveCity(text);
  return slug === null ? null : { slug };
}

async function missingRole(
  reference: Reference,
  { role, exp, basis }: Asked,
  city: string | undefined,
): Promise<PageSubject> {
  const slugs = await reference.nearestRoles(toSlug(role.slice(0, maxLength)));
  const roles = await Promise.all(slugs.map((slug) => reference.role(slug)));
  return {
    kind: "missing",
    title: "No role has this name",
    nearest: roles.flatMap((found) =>
      found
        ? [{ path: salaryPage({ role: found.slug, city, exp, basis }), name: found.title }]
        : [],
    ),
  };
}

async function missingCity(
  reference: Reference,
  { city = "", exp, basis }: Asked,
  role: string,
): Promise<PageSubject> {
  const slugs = await reference.nearestCities(toSlug(city.slice(0, maxLength)));
  const cities = await Promise.all(slugs.map((slug) => reference.city(slug)));
  return {
    kind: "missing",
    title: "No city has this name",
    nearest: cities.flatMap((found) =>
      found
        ? [
            {
              path: salaryPage({ role, city: found.slug, exp, basis }),
              name: `${found.name}, ${found.state}`,
            },
          ]
        : [],
    ),
  };
}
