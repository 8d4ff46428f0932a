import type { FigureLevel } from "../contract/levels.ts";
import { explainPlace } from "../reference/explain-place.ts";
import { explainRole } from "../reference/explain-role.ts";
import { meantPlace } from "../reference/resolve-place.ts";
import { cityOf, placeNote, remoteNote } from "../salaries/subject/find-place.ts";
import { SearchQuery } from "./search/search.request.ts";
import { searchRoles } from "./search-roles.ts";
import type { CatalogContext } from "./single-flight-cache.ts";

/** The meaning of words: one slug, or else the slugs that they may have been meant for, best first. */
export type ResolvedName =
  | {
      slug: string;
      level: FigureLevel | null;
      /** Says that the figure will be for another place. */
      note?: string;
    }
  | {
      slug: null;
      candidates: readonly string[];
      /** Why they mean none, in whole sentences, where that is known. */
      why?: string;
    };

const maxCandidates = 5;
/** The search gives more than that to roles of which all of the words are whole words. */
export const wholeWords = 0.6;

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
  const { reference } = context;
  const named = await reference.resolveRole(text);
  if (named) return named;
  if (!/[\p{L}\p{N}]/u.test(text)) return { slug: null, candidates: [] };
  const query = SearchQuery.safeParse({ q: text });
  if (!query.success) return { slug: null, candidates: [] };
  const { why, offered, isUnpublished } = await explainRole(reference, text);
  if (isUnpublished) return { slug: null, candidates: [], why: why ?? "" };
  const { data } = await searchRoles(context, { ...query.data, limit: maxCandidates });
  const [only, ...others] = data.filter(({ score }) => score >= wholeWords);
  if (only && others.length === 0) return { slug: only.slug, level: null };
  const found = [only, ...others].flatMap((role) => role?.slug ?? []);
  const candidates = [...new Set([...found, ...offered])].slice(0, maxCandidates);
  return { slug: null, candidates, ...(candidates.length === 0 && why !== null && { why }) };
}

async function resolveCity({ reference }: CatalogContext, text: string): Promise<ResolvedName> {
  const meant = await meantPlace(reference, text);
  // The operation itself finds the nation or the city around a smaller place, and says so.
  if (meant.kind === "nation") return { slug: "remote", level: null, note: remoteNote };
  if (meant.kind === "city") {
    const city = meant.asked && (await cityOf(reference, meant));
    if (!city) return { slug: meant.slug, level: null };
    const slug = meant.asked?.slug ?? meant.slug;
    return { slug, level: null, note: placeNote(city, meant) ?? "" };
  }
  const { why, offered } = await explainPlace(reference, meant);
  const candidates = offered.map(({ slug }) => slug);
  return { slug: null, candidates, ...(why !== null && { why }) };
}
