import type { ExperienceLevel } from "../contracts/common.ts";

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
  level: ExperienceLevel | null;
}

const levels: Readonly<Record<string, ExperienceLevel>> = {
  entry: "entry",
  "entry-level": "entry",
  jr: "entry",
  junior: "entry",
  lead: "senior",
  mid: "mid",
  "mid-level": "mid",
  principal: "staff",
  senior: "senior",
  sr: "senior",
  staff: "staff",
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
    const level = levels[typed.slice(0, length).join("-")];
    const slug = level && findRole(typed.slice(length), words);
    if (slug) return { slug, level };
  }
  return null;
}

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
  for (const length of [1, 2, 3]) {
    const last = typed.slice(-length).join("-");
    const state = words.states.get(last) ?? [...words.states.values()].find((own) => own === last);
    const name = typed.slice(0, -length).join("-");
    if (state === undefined || name === "") continue;
    const known = findCity(`${name}-${state}`, words) ?? aliasOnly(name, words);
    if (known !== null) return known;
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

function toWords(text: string): string[] {
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
