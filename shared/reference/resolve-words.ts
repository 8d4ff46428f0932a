import type { FigureLevel } from "../contract/levels.ts";

/** The slugs of roles, and the reviewed aliases with the slug that each means. */
export interface RoleWords {
  slugs: { has(slug: string): boolean };
  aliases: ReadonlyMap<string, string>;
}

export interface CityWords {
  slugs: { has(slug: string): boolean };
  /** Slug by long slug and by alias. */
  aliases: ReadonlyMap<string, string>;
  /** Two-letter code, lower case, by the state's name as a slug. */
  states: ReadonlyMap<string, string>;
}

export interface ResolvedRole {
  slug: string;
  /** The level that the words begin with; null if they name none. */
  level: FigureLevel | null;
}

const levels: Readonly<Record<string, FigureLevel>> = {
  entry: "entry",
  "entry-level": "entry",
  jr: "grade-junior",
  junior: "grade-junior",
  lead: "grade-senior",
  mid: "grade-mid",
  "mid-level": "grade-mid",
  principal: "grade-principal",
  senior: "grade-senior",
  sr: "grade-senior",
  staff: "grade-principal",
};

/**
 * The role that words name exactly: by its slug, by an alias, in the plural, or
 * after a level. Words that begin a role's own name are no level: "Staff
 * Accountant" is a role.
 *
 * @example resolveRole("Sr. SWE", words) // { slug: "software-engineer", level: "senior" }
 */
export function resolveRole(text: string, words: RoleWords): ResolvedRole | null {
  const typed = toWords(text);
  const whole = findRole(typed, words);
  if (whole !== null) return { slug: whole, level: null };
  for (const length of [2, 1]) {
    const first = typed.slice(0, length).join("-");
    const level = Object.hasOwn(levels, first) ? levels[first] : undefined;
    const slug = level && findRole(typed.slice(length), words);
    if (slug) return { slug, level };
  }
  return null;
}

/** How many words at the beginning name a level of experience: 1 of "sr", "swe". */
export function levelLength(typed: readonly string[]): number {
  const isLevel = (length: number) => Object.hasOwn(levels, typed.slice(0, length).join("-"));
  return [2, 1].find((length) => typed.length > length && isLevel(length)) ?? 0;
}

/** Matches the country at the end of a place: "Austin, TX, USA". */
const country = /[\s,-]+(?:usa|u\.s\.a?\.?|united[\s-]states(?:[\s-]of[\s-]america)?)$/i;

/**
 * The city that words name exactly: by its slug, by an alias, with its state's code
 * or name after it.
 *
 * @example resolveCity("Austin, Texas", words) // "austin"
 */
export function resolveCity(text: string, words: CityWords): string | null {
  const typed = toWords(text.replace(country, ""));
  const whole = findCity(typed.join("-"), words);
  if (whole !== null) return whole;
  const named = stateAtEnd(typed, words);
  if (named === null) return null;
  const name = named.before.join("-");
  return findCity(`${name}-${named.state}`, words) ?? aliasOnly(name, words);
}

/** The state that the last words name, as its code in lower case, and the words before it. */
function stateAtEnd(
  typed: readonly string[],
  { states }: Pick<CityWords, "states">,
): { state: string; before: string[] } | null {
  for (const length of [3, 2, 1]) {
    const last = typed.slice(-length).join("-");
    const state = states.get(last) ?? [...states.values()].find((own) => own === last);
    const before = typed.slice(0, -length);
    if (state !== undefined && before.length > 0) return { state, before };
  }
  return null;
}

/** {@link CityWords.states} of the areas that are states. */
export function stateNames(
  states: readonly { code: string; title: string }[],
): ReadonlyMap<string, string> {
  return new Map(states.map(({ code, title }) => [toWords(title).join("-"), code.toLowerCase()]));
}

function findRole(typed: readonly string[], { slugs, aliases }: RoleWords): string | null {
  const slug = typed.join("-");
  for (const form of [slug, slug.replace(/s$/, ""), slug.replace(/ies$/, "y")]) {
    if (slugs.has(form)) return form;
    const meant = aliases.get(form);
    if (meant !== undefined) return meant;
  }
  return null;
}

function findCity(slug: string, { slugs, aliases }: CityWords): string | null {
  return slugs.has(slug) ? slug : (aliases.get(slug) ?? null);
}

/** "NYC, NY" is a city, "Portland, Maine" is not the Portland of Oregon. */
function aliasOnly(name: string, { slugs, aliases }: CityWords): string | null {
  return slugs.has(name) ? null : (aliases.get(name) ?? null);
}

/** The words of a text in lower case, without marks, as a slug has them. */
export function toWords(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/c\+\+/g, "c-plus-plus")
    .replace(/(^|\s)\.net\b/g, "$1dot-net")
    .replace(/&/g, " and ")
    .replace(/['’.]/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}
