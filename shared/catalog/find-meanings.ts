import { explainPlace } from "../reference/explain-place.ts";
import { explainRole } from "../reference/explain-role.ts";
import { meantPlace } from "../reference/resolve-place.ts";
import { levelLength, resolveRole, toWords } from "../reference/resolve-words.ts";
import { wholeWords } from "./resolve-name.ts";
import { SearchQuery } from "./search/search.request.ts";
import { searchRoles } from "./search-roles.ts";
import type { CatalogContext } from "./single-flight-cache.ts";

/** A possible meaning of words. */
interface Meaning {
  /** Words or a slug that mean this alone. */
  value: string;
  /** The title that a person reads. */
  title: string;
}

export interface Meanings {
  /** Why the words themselves mean none, in whole sentences, where that is known. */
  why?: string;
  /** Meanings from which a person may choose, likeliest first. */
  options: readonly Meaning[];
}

const maxOptions = 8;
const maxSearched = 50;
/** An everyday word for a role, of which the catalog has so many others, may mean any of them. */
const minOthers = 3;
const clear: Meanings = { options: [] };

/**
 * Finds the meanings among which a person would have to choose: none if the words mean one role or
 * city, or nothing that could be offered. The title of a role means this role, and a slug its city;
 * an everyday word such as "nurse" may mean several, and so may a name that none of its towns has
 * nearly all of the people of.
 *
 * @example (await findMeanings(context, "city", "Columbus")).options
 * // [{ value: "columbus", title: "Columbus, OH" }, { value: "columbus-ga", title: "Columbus, GA" }]
 */
export async function findMeanings(
  context: CatalogContext,
  kind: "role" | "city",
  text: string,
): Promise<Meanings> {
  const { options, ...rest } = await (kind === "role" ? ofRole : ofCity)(context, text);
  return { ...rest, options: options.slice(0, maxOptions) };
}

async function ofRole(context: CatalogContext, text: string): Promise<Meanings> {
  const { reference } = context;
  const roles = await reference.allRoles();
  const slugs = { has: (slug: string) => roles.position(slug) >= 0 };
  if (resolveRole(text, { slugs, aliases: new Map() })) return clear;
  const named = await reference.resolveRole(text);
  const typed = toWords(text);
  const ofLevel = named?.level === null ? 0 : levelLength(typed);
  const words = typed.slice(ofLevel);
  const query = SearchQuery.safeParse({ q: words.join(" "), limit: maxSearched });
  const { offered, isUnpublished } = await explainRole(reference, words.join(" "));
  if (!query.success || isUnpublished) return clear;
  const { data } = await searchRoles(context, query.data);
  const found = data.filter(({ score }) => score >= wholeWords).map(({ slug }) => slug);
  if (!named && found.length === 1) return clear;
  const near = [...found, ...offered].filter((slug) => slug !== named?.slug);
  const sharing = near.filter((slug) => words.every((word) => slug.split("-").includes(word)));
  if (named && new Set(sharing).size < minOthers) return clear;
  const level = typed.slice(0, ofLevel).join(" ");
  const chosen = new Set(named ? [named.slug, ...sharing] : [...sharing, ...near]);
  return {
    options: [...chosen].map((slug) => {
      const title = roles.titles.at(roles.position(slug));
      return { value: level === "" ? slug : `${level} ${title}`, title };
    }),
  };
}

async function ofCity({ reference }: CatalogContext, text: string): Promise<Meanings> {
  const meant = await meantPlace(reference, text);
  if (!["state", "ambiguous", "unknown"].includes(meant.kind)) return clear;
  const { why, offered } = await explainPlace(reference, meant);
  return {
    options: offered.map(({ slug, name }) => ({ value: slug, title: name })),
    // Towns that share a name need no explanation: each is listed with its state.
    ...(why !== null && meant.kind !== "ambiguous" && { why }),
  };
}
