import { maxResults, nearest, type SlugCandidate, slugCandidate } from "./nearest.ts";
import type { PackedRoles } from "./packed/unpack-roles.ts";
import { unite } from "./positions.ts";
import { type ResolvedRole, type RoleWords, resolveRole } from "./resolve-words.ts";
import { findWordIndex } from "./word-index.ts";

/** The names of all roles: to find the one that words mean, or those nearest to them. */
export interface RoleNames {
  resolve(text: string): ResolvedRole | null;
  /** Up to five slugs nearest to an unknown one; the one that it names, first. */
  nearest(slug: string): string[];
}

/**
 * The minimum likeness of a role that is offered for an unknown slug. Of everyday and misspelled words
 * all keep their role up to 0.7, and from 0.6 on words that mean no job find hardly any.
 */
export const roleLikeness = 0.65;
/** Up to this number, an unknown slug is compared with every role. */
const maxCompared = 30_000;
/** How many roles it is compared with if there are more. */
const maxNarrowed = 2_000;

export function createRoleNames(roles: PackedRoles): RoleNames {
  const { slugs, aliases } = roles;
  const words: RoleWords = { slugs: { has: (slug) => roles.position(slug) >= 0 }, aliases };
  const aliasesOf = Map.groupBy([...aliases], ([, slug]) => slug);
  const candidate = (position: number) => {
    const slug = slugs.at(position);
    return slugCandidate(slug, {
      aliases: (aliasesOf.get(slug) ?? []).map(([alias]) => alias),
      prominent: roles.isReviewed(position),
    });
  };
  let all: SlugCandidate[] | undefined;
  const candidates = (slug: string) => {
    if (roles.size > maxCompared) return narrow(roles, slug).map(candidate);
    all ??= Array.from({ length: roles.size }, (_, position) => candidate(position));
    return all;
  };
  return {
    resolve: (text) => resolveRole(text, words),
    nearest(slug) {
      const meant = resolveRole(slug, words)?.slug;
      const near = nearest(slug, candidates(slug), roleLikeness);
      return [...new Set(meant === undefined ? near : [meant, ...near])].slice(0, maxResults);
    },
  };
}

/**
 * The roles that share most words with a slug, those with the most filings if they are too many, and
 * all roles with aliases. A word that no role has stands for those nearest to it in spelling.
 */
function narrow(roles: PackedRoles, slug: string): number[] {
  const index = findWordIndex(roles);
  const shared = new Map<number, number>();
  for (const word of new Set(slug.split("-"))) {
    const known = index.having([word]);
    const positions =
      known.length > 0
        ? known
        : unite(
            index.vocabulary.nearest(word).map((near) => index.having([near.word])),
            roles.size,
          );
    for (const position of positions) shared.set(position, (shared.get(position) ?? 0) + 1);
  }
  const sharing = [...shared.keys()].sort(
    (a, b) =>
      (shared.get(b) ?? 0) - (shared.get(a) ?? 0) || roles.filings(b) - roles.filings(a) || a - b,
  );
  const aliased = [...new Set(roles.aliases.values())].map((own) => roles.position(own));
  const chosen = new Set([...sharing.slice(0, maxNarrowed), ...aliased]);
  return [...chosen].filter((position) => position >= 0).sort((a, b) => a - b);
}
