import { type FigureLevel, meantLevel } from "#shared/contract/levels.ts";
import type { Basis } from "#shared/contract/salary-fields.ts";
import { yearsOf } from "#shared/figures/experience.ts";
import type { NearestLink } from "#shared/html/error-page.tsx";
import type { LookupValues } from "#shared/html/lookup/lookup-form.tsx";
import type { Reference } from "#shared/reference/open-reference.ts";
import {
  explainRoleName,
  findCityName,
  findRoleName,
  maxTypedLength,
  meansNation,
} from "./find-names.ts";
import type { Subject } from "./find-subject.ts";
import { salaryPage } from "./page-url.ts";

/** The subject of a page's path: a role and perhaps a city, another path that names it, or nothing. */
type FoundSubject =
  | { kind: "found"; subject: Subject }
  | { kind: "moved"; path: string }
  | {
      kind: "missing";
      title: string;
      reason?: string;
      nearest: NearestLink[];
      asked: LookupValues;
    };

interface Asked {
  /** The role in a path or form: a slug, an alias or words. */
  role: string;
  city?: string | undefined;
  exp: FigureLevel;
  basis: Basis;
  /** The smaller place from whose name the page was reached, as a slug. */
  place?: string | undefined;
}

/**
 * Finds the role and city that a page's path names. Aliases and words lead to the path with the
 * slugs, so that every figure has one URL.
 */
export async function findPageSubject(reference: Reference, asked: Asked): Promise<FoundSubject> {
  const { basis } = asked;
  const role = await findRoleName(reference, asked.role);
  const city =
    asked.city === undefined || meansNation(asked.city)
      ? null
      : await findCityName(reference, asked.city);
  if (!role) return missingRole(reference, asked, city?.slug ?? undefined);
  if (city?.slug === null) return missingCity(asked, role.slug, city);
  const exp = meantLevel(asked.exp, role.level);
  const isCanonical = role.slug === asked.role && city?.slug === asked.city;
  if (!isCanonical || exp !== asked.exp) {
    const place = city?.note ? { place: city.asked } : {};
    return {
      kind: "moved",
      path: salaryPage({ role: role.slug, city: city?.slug, exp, basis, ...place }),
    };
  }
  const stood = await findStandIn(reference, asked.place, city?.slug);
  const subject = await openSubject(reference, role.slug, {
    ...{ slug: city?.slug, basis, asked: asked.place },
    law: stood?.law ?? null,
  });
  return { kind: "found", subject: { ...subject, placeNote: stood?.note ?? null } };
}

/** The city of a page where it is shown for another place; null if the place does not lead to this city. */
async function findStandIn(
  reference: Reference,
  place: string | undefined,
  slug: string | undefined,
) {
  if (!place || slug === undefined) return null;
  const named = await findCityName(reference, place);
  return named.slug === slug ? named : null;
}

/**
 * The role and city with these slugs.
 *
 * @throws {Error} if one does not exist.
 */
async function openSubject(
  reference: Reference,
  roleSlug: string,
  {
    slug: citySlug,
    basis,
    law = null,
    asked,
  }: {
    slug?: string | undefined;
    basis: Basis;
    law?: string | null;
    /** The place that the city stands for. */
    asked?: string | undefined;
  },
): Promise<Subject> {
  if (citySlug === undefined) {
    const role = await reference.role(roleSlug);
    if (!role) throw new Error(`The reference data has no role ${roleSlug}.`);
    return { role, place: null, basis };
  }
  const { role, city, wages } = await reference.roleInCity(roleSlug, citySlug, law);
  if (!role || !city) throw new Error(`There is no role ${roleSlug} or no city ${citySlug}.`);
  const place = { city, wages, ...(law !== null && asked !== undefined && { asked }) };
  return { role, place, basis };
}

async function missingRole(
  reference: Reference,
  asked: Asked,
  city: string | undefined,
): Promise<FoundSubject> {
  const { role, exp, basis } = asked;
  const { why, offered } = await explainRoleName(reference, role);
  return {
    kind: "missing",
    asked: wordsOf(asked),
    title: why === null ? "No job has this name" : "There is no figure for this job",
    ...(why !== null && { reason: why }),
    nearest: offered.map(({ slug, name }) => ({
      path: salaryPage({ role: slug, city, exp, basis }),
      name,
    })),
  };
}

function missingCity(
  asked: Asked,
  role: string,
  { why, offered }: { why: string; offered: readonly { slug: string; name: string }[] },
): FoundSubject {
  const { exp, basis } = asked;
  return {
    kind: "missing",
    asked: wordsOf(asked),
    title: "There is no figure for this place",
    reason: why,
    nearest: offered.map(({ slug, name }) => ({
      path: salaryPage({ role, city: slug, exp, basis }),
      name,
    })),
  };
}

/** The requested words as values of a form, to be corrected there. */
function wordsOf({ role, city = "", exp, basis }: Asked): LookupValues {
  const words = (text: string) => text.replaceAll("-", " ").slice(0, maxTypedLength);
  return { role: words(role), city: words(city), exp: yearsOf(exp), basis };
}
