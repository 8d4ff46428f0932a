import { compareText } from "../compare.ts";
import { slugify } from "../titles/slug.ts";
import { isAi } from "./is-ai.ts";
import { jobKey, saysMore } from "./job-key.ts";
import type { Title } from "./prepare-titles.ts";
import type { Reason, Role } from "./role.ts";

export interface CatalogSize {
  roles: number;
  specialized: number;
}

/** With this many filings a specialized title is admitted before those that O*NET lists and few file. */
const manyFilings = 25;
/** Filings that show a title to be in use; fewer are no better evidence than a worker's report. */
const enoughFilings = 10;
/** A title that fewer employers file is considered their own. */
const enoughEmployers = 8;

/**
 * The catalog: wanted titles, then every occupation's most filed and most reported
 * one, then specialized titles until there are enough, then general titles in
 * common use, by filings (fewer than ten count only for a title that workers
 * report too), and last the reported ones that nobody filed.
 *
 * @throws Error where the titles do not suffice.
 */
export function admitRoles(
  titles: Title[],
  occupations: Map<string, { employment: number | null }>,
  size: CatalogSize,
): Role[] {
  const admitted = new Map<string, Role>();
  const slugs = new Set<string>();
  const jobs = new Set<string>();
  let specialized = 0;
  const admit = (title: Title, reason: Reason) => {
    if (admitted.has(title.key)) return;
    if (title.specialized && specialized === size.specialized) return;
    const job = `${title.code} ${jobKey(title.key, title.specialized)}`;
    if (jobs.has(job) && !title.wanted) return;
    const slug = slugify(title.text);
    if (slugs.has(slug)) return;
    slugs.add(slug);
    jobs.add(job);
    if (title.specialized) specialized += 1;
    const { key, text, code, how, filings } = title;
    admitted.set(key, {
      slug,
      title: text,
      key,
      code,
      how,
      reason,
      specialized: title.specialized,
      ai: isAi(title.words),
      alsoFiledAs: title.alsoFiledAs,
      pooledWith: title.pooledWith,
      keepsWage: title.keepsWage,
      namesOccupation: false,
      filings,
    });
  };

  const byFilings = [...titles].sort((a, b) => b.filings - a.filings || compareText(a.key, b.key));
  const byReport = [...titles].filter(({ onet }) => onet !== null).sort(compareReports);
  for (const title of byFilings) if (title.wanted) admit(title, "wanted");

  const pool = byFilings.filter(({ common, specialized: own }) => common || own);
  for (const code of occupations.keys()) {
    const filed = pool.find((title) => title.code === code && title.filings > 0);
    if (filed) admit(filed, "most-filed-in-occupation");
    const reported = byReport.find((title) => title.code === code);
    if (reported) admit(reported, "most-reported-in-occupation");
  }

  const special = byFilings.filter((title) => title.specialized);
  const known = ({ onet, filings }: Title) => onet !== null && (filings > 0 || onet.reported);
  for (const title of special) {
    if (title.filings >= manyFilings && title.employers >= enoughEmployers)
      admit(title, "specialized");
  }
  for (const title of special) if (known(title)) admit(title, "specialized");
  for (const title of special) {
    if (title.filings >= enoughFilings && title.employers >= enoughEmployers)
      admit(title, "specialized");
  }

  const general = (list: Title[]) => list.filter((title) => !title.specialized && title.common);
  const rest = general(byFilings);
  const reported = (title: Title) => title.onet?.reported ?? false;
  const fill = (list: Title[], reason: Reason) => {
    for (const title of list) if (admitted.size < size.roles) admit(title, reason);
  };
  fill(
    rest.filter(({ filings }) => filings >= enoughFilings),
    "filed",
  );
  fill(
    rest.filter((title) => title.filings > 0 && reported(title)),
    "filed",
  );
  fill(roundRobin(general(byReport), occupations).filter(reported), "reported");

  if (admitted.size !== size.roles || specialized !== size.specialized) {
    throw new Error(
      `${admitted.size} roles, ${specialized} specialized, where ${size.roles} and ${size.specialized} are needed`,
    );
  }
  return [...admitted.values()]
    .map((role) => ({ ...role, pooledWith: slugsOf(role, admitted) }))
    .sort((a, b) => compareText(a.slug, b.slug));
}

/** @throws Error where a title shares evidence with one that is not a role, or that has another occupation. */
function slugsOf({ title, code, pooledWith }: Role, roles: ReadonlyMap<string, Role>): string[] {
  return pooledWith.map((key) => {
    const other = roles.get(key);
    if (other?.code === code) return other.slug;
    throw new Error(`${title} cannot share the evidence of "${key}"`);
  });
}

/**
 * Order of preference: chosen by hand, without dispensable words, shown to the public, reported
 * by workers, named by more sources, filed more often, shorter.
 */
function compareReports(a: Title, b: Title): number {
  return (
    Number(b.plain) - Number(a.plain) ||
    Number(saysMore(a.key)) - Number(saysMore(b.key)) ||
    Number(b.onet?.shown ?? false) - Number(a.onet?.shown ?? false) ||
    Number(b.onet?.reported ?? false) - Number(a.onet?.reported ?? false) ||
    (b.onet?.alternateSources ?? 0) - (a.onet?.alternateSources ?? 0) ||
    b.filings - a.filings ||
    a.words.length - b.words.length ||
    compareText(a.key, b.key)
  );
}

/** Each occupation's first title, then each one's second, and so on; within a round, the larger occupation first. */
function roundRobin(
  ordered: Title[],
  occupations: Map<string, { employment: number | null }>,
): Title[] {
  const rounds = new Map<string, number>();
  const employment = (title: Title) => occupations.get(title.code)?.employment ?? 0;
  return ordered
    .map((title) => {
      const round = rounds.get(title.code) ?? 0;
      rounds.set(title.code, round + 1);
      return { title, round };
    })
    .sort(
      (a, b) =>
        a.round - b.round ||
        employment(b.title) - employment(a.title) ||
        compareText(a.title.key, b.title.key),
    )
    .map(({ title }) => title);
}
