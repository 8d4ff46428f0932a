import type { ExperienceLevel } from "../contracts/common.ts";
import { SearchQuery } from "../contracts/search.ts";
import { searchRoles } from "./search-roles.ts";
import type { CatalogContext } from "./single-flight-cache.ts";
import { toSlug } from "./to-slug.ts";

/** What words mean: one slug, or else what they may have been meant for, best first. */
export type ResolvedName =
  | { slug: string; level: ExperienceLevel | null }
  | { slug: null; candidates: readonly string[] };

const maxCandidates = 5;
/** The search gives it to roles that contain all of the words as they are written. */
const containsWords = 0.4;

/**
 * The role or city that words mean, if it can be only one: by its title, an alias or an everyday
 * name, or because no other role has these words.
 *
 * @example await resolveName(context, "role", "Sr. SWE") // { slug: "software-engineer", level: "senior" }
 */
export async function resolveName(
  context: CatalogContext,
  kind: "role" | "city",
  text: string,
): Promise<ResolvedName> {
  return kind === "role" ? resolveRole(context, text) : resolveCity(context, text);
}

async function resolveRole(context: CatalogContext, text: string): Promise<ResolvedName> {
  const named = await context.reference.resolveRole(text);
  if (named) return named;
  if (!/[\p{L}\p{N}]/u.test(text)) return { slug: null, candidates: [] };
  const query = SearchQuery.safeParse({ q: text });
  if (!query.success) return { slug: null, candidates: [] };
  const { data } = await searchRoles(context, { ...query.data, limit: maxCandidates });
  const [first, second] = data;
  const isOnly = first !== undefined && first.score >= containsWords;
  if (isOnly && (second === undefined || second.score < containsWords)) {
    return { slug: first.slug, level: null };
  }
  const found = data.map(({ slug }) => slug);
  const near = await context.reference.nearestRoles(toSlug(text));
  return { slug: null, candidates: [...new Set([...found, ...near])].slice(0, maxCandidates) };
}

async function resolveCity({ reference }: CatalogContext, text: string): Promise<ResolvedName> {
  const slug = await reference.resolveCity(text);
  if (slug !== null) return { slug, level: null };
  return { slug: null, candidates: await reference.nearestCities(toSlug(text)) };
}
