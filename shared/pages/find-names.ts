import { toSlug } from "../catalog/to-slug.ts";
import type { ExperienceLevel } from "../contracts/common.ts";
import type { Reference } from "../reference/open-reference.ts";

/** Longer text names nothing, and comparing it with every name takes time. */
export const maxNameLength = 100;

/** The role that a path or the words of a form name, and a level if the words begin with one; null if none. */
export async function findRoleName(
  reference: Reference,
  text: string,
): Promise<{ slug: string; title: string; level: ExperienceLevel | null } | null> {
  if (text.length > maxNameLength) return null;
  const role = await reference.role(toSlug(text));
  if (role) return { slug: role.slug, title: role.title, level: null };
  const named = await reference.resolveRole(text.replaceAll("-", " "));
  const meant = named && (await reference.role(named.slug));
  return meant && { slug: meant.slug, title: meant.title, level: named.level };
}

/** The city that a path or the words of a form name; null if none. */
export async function findCityName(
  reference: Reference,
  text: string,
): Promise<{ slug: string; name: string } | null> {
  if (text.length > maxNameLength) return null;
  const slug = toSlug(text);
  const city =
    (await reference.city(slug)) ??
    (await reference.city((await reference.resolveCity(text)) ?? slug));
  return city && { slug: city.slug, name: `${city.name}, ${city.state}` };
}

/** Titles of the roles whose slugs are nearest to a text, with their slugs. */
export async function nearestRoleNames(
  reference: Reference,
  text: string,
): Promise<{ slug: string; name: string }[]> {
  const slugs = await reference.nearestRoles(toSlug(text.slice(0, maxNameLength)));
  const roles = await Promise.all(slugs.map((slug) => reference.role(slug)));
  return roles.flatMap((role) => (role ? [{ slug: role.slug, name: role.title }] : []));
}

/** Names of the cities whose slugs are nearest to a text, with their slugs. */
export async function nearestCityNames(
  reference: Reference,
  text: string,
): Promise<{ slug: string; name: string }[]> {
  const slugs = await reference.nearestCities(toSlug(text.slice(0, maxNameLength)));
  const cities = await Promise.all(slugs.map((slug) => reference.city(slug)));
  return cities.flatMap((city) =>
    city ? [{ slug: city.slug, name: `${city.name}, ${city.state}` }] : [],
  );
}

/** What a form's field names, or what is wrong with it. */
export type Named =
  | { slug: string; name: string; level: ExperienceLevel | null; error?: undefined }
  | { slug?: undefined; error: string };

/** The role or city that the words of a form's field name; otherwise a message with the nearest names. */
export async function findName(
  reference: Reference,
  kind: "role" | "city",
  text: string,
): Promise<Named> {
  if (text.trim() === "") return { error: `Enter a ${kind === "city" ? "city" : "job"}.` };
  if (kind === "city") {
    const city = await findCityName(reference, text);
    if (city) return { ...city, level: null };
    return { error: unknownName("city", await nearestCityNames(reference, text)) };
  }
  const role = await findRoleName(reference, text);
  if (role) return { slug: role.slug, name: role.title, level: role.level };
  return { error: unknownName("job", await nearestRoleNames(reference, text)) };
}

/** `No job has this name. Did you mean Electrician or Electrical Engineer?` */
function unknownName(kind: "job" | "city", nearest: readonly { name: string }[]): string {
  const names = nearest.slice(0, 3).map(({ name }) => name);
  const hint = names.length > 0 ? ` Did you mean ${alternatives(names)}?` : "";
  return `No ${kind} has this name.${hint}`;
}

/** `A`, `A or B`, `A, B or C` */
function alternatives(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} or ${last}`;
}
