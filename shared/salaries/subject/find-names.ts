import type { FigureLevel } from "#shared/contract/levels.ts";
import { explainPlace } from "#shared/reference/explain-place.ts";
import { explainRole } from "#shared/reference/explain-role.ts";
import { isNation } from "#shared/reference/nation-words.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import { meantPlace } from "#shared/reference/resolve-place.ts";
import { toSlug } from "#shared/reference/to-slug.ts";
import { cityOf, placeNote } from "./find-place.ts";

/** Longer text names nothing, and comparing it with every name takes time. */
export const maxTypedLength = 100;

/** The role that a path or the words of a form name, and a level if the words begin with one; null if none. */
export async function findRoleName(
  reference: Reference,
  text: string,
): Promise<{ slug: string; title: string; level: FigureLevel | null } | null> {
  if (text.length > maxTypedLength) return null;
  const role = await reference.role(toSlug(text));
  if (role) return { slug: role.slug, title: role.title, level: null };
  const named = await reference.resolveRole(text.replaceAll("-", " "));
  const meant = named && (await reference.role(named.slug));
  return meant && { slug: meant.slug, title: meant.title, level: named.level };
}

/**
 * The city that a path or the words of a form name, with a note, and the name of other minimum wages, if
 * it stands for another place; else why none does.
 */
type NamedCity =
  | {
      slug: string;
      /** Means the place itself that was named; the city's own slug if that is the city. */
      asked: string;
      name: string;
      law: string | null;
      note: string | null;
    }
  | { slug: null; why: string; offered: { slug: string; name: string }[] };

export async function findCityName(reference: Reference, text: string): Promise<NamedCity> {
  const meant = await meantPlace(reference, text);
  const city = await cityOf(reference, meant);
  if (city) {
    const asked = (meant.kind === "city" && meant.asked?.slug) || city.slug;
    const [law, note] = [city.law ?? null, placeNote(city, meant)];
    return { slug: city.slug, asked, name: nameOf(city), law, note };
  }
  const { why, offered } = await explainPlace(reference, meant);
  const names = offered.map(({ name }) => name);
  return { slug: null, why: why ?? unknownName("city", names), offered };
}

function nameOf({ name, state }: { name: string; state: string }): string {
  return `${name}, ${state}`;
}

/** The roles to offer for words that name none, or why there is none to offer. */
export async function explainRoleName(
  reference: Reference,
  text: string,
): Promise<{ why: string | null; offered: { slug: string; name: string }[] }> {
  const { why, offered } = await explainRole(reference, text.slice(0, maxTypedLength));
  const roles = await Promise.all(offered.map((slug) => reference.role(slug)));
  return {
    why,
    offered: roles.flatMap((role) => (role ? [{ slug: role.slug, name: role.title }] : [])),
  };
}

/** The record that a form's field names, or its error. */
type NamedRecord =
  | {
      slug: string;
      name: string;
      level: FigureLevel | null;
      /** Means the place that was typed, which an operation looks up again; the slug of a role. */
      asked: string;
      /** The name of the minimum wages of the place that was typed, where they are not the city's. */
      law: string | null;
      /** Says why the figure is for another city than the typed place. */
      note: string | null;
      error?: undefined;
    }
  | { slug?: undefined; error: string };

/** The slug with which an operation is called: it looks a place under another law than its city's up again. */
export function slugFor({
  slug,
  asked,
  law,
}: {
  slug: string;
  asked: string;
  law: string | null;
}): string {
  return law === null ? slug : asked;
}

/** Whether the words of a field in which a city is optional mean the whole nation: none, or "remote". */
export function meansNation(text: string): boolean {
  return text.trim() === "" || isNation(text);
}

/** The role or city that the words of a form's field name; otherwise a message with the nearest names. */
export async function findName(
  reference: Reference,
  kind: "role" | "city",
  text: string,
): Promise<NamedRecord> {
  if (text.trim() === "") return { error: `Enter a ${kind === "city" ? "city" : "job"}.` };
  if (kind === "city") {
    const city = await findCityName(reference, text);
    return city.slug === null ? { error: city.why } : { ...city, level: null };
  }
  const role = await findRoleName(reference, text);
  if (role) {
    const { slug, title: name, level } = role;
    return { slug, asked: slug, name, level, law: null, note: null };
  }
  const { why, offered } = await explainRoleName(reference, text);
  const names = offered.map(({ name }) => name);
  return { error: why === null ? unknownName("job", names) : `No job has this name. ${why}` };
}

/** `No job has this name. Did you mean Electrician or Electrical Engineer?` */
function unknownName(kind: "job" | "city", nearest: readonly string[]): string {
  const names = nearest.slice(0, 3);
  const hint = names.length > 0 ? ` Did you mean ${alternatives(names)}?` : "";
  return `No ${kind} has this name.${hint}`;
}

/** `A`, `A or B`, `A, B or C` */
function alternatives(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} or ${last}`;
}
