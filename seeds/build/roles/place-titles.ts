import { compareText } from "../compare.ts";
import type { Row } from "../input/read-table.ts";
import { toOewsCode } from "../soc-crosswalk.ts";
import { parseTitle } from "../titles/parse-title.ts";
import type { Role } from "./role.ts";

export interface ListedTitles {
  occupations: readonly Row<"onet_soc" | "soc2018" | "title">[];
  reported: readonly Row<"onet_soc" | "reported_title" | "shown_in_mynextmove">[];
  alternate: readonly Row<"onet_soc" | "alternate_title" | "sources">[];
}

/** Where the roles of the catalog belong among O*NET's occupations. */
interface PlacedTitles {
  /** Keyed by role: the O*NET occupation of its title. A role that may belong to several is left out. */
  occupations: ReadonlyMap<string, string>;
  /** Keyed by O*NET occupation: the role that represents it. */
  roles: ReadonlyMap<string, string>;
}

/** How surely O*NET counts a title to an occupation. More sources of an alternate title say more. */
const strength = { name: 300, shown: 200, reported: 100 } as const;

/**
 * Finds the O*NET occupation of every role: among those of the role's own code, the one that lists
 * the title most surely; if none lists it, the code's `.00` row, unless the code combines or collects
 * several occupations.
 */
export function placeTitles(roles: readonly Role[], listed: ListedTitles): PlacedTitles {
  const byCode = Map.groupBy(listed.occupations, ({ cells }) => toOewsCode(cells.soc2018));
  const claims = collectClaims(listed);
  const occupations = new Map<string, string>();
  for (const { slug, key, code } of roles) {
    const own = (byCode.get(code) ?? []).map(({ cells }) => cells.onet_soc);
    const claimed = own.flatMap((onetSoc) => {
      const claim = claims.get(onetSoc)?.get(key);
      return claim === undefined ? [] : [{ onetSoc, claim }];
    });
    const found = surest(claimed) ?? general(byCode.get(code) ?? []);
    if (found !== null) occupations.set(slug, found);
  }
  const members = Map.groupBy(
    roles.filter(({ slug }) => occupations.has(slug)),
    ({ slug }) => occupations.get(slug) ?? "",
  );
  const titles = new Map(listed.occupations.map(({ cells }) => [cells.onet_soc, cells.title]));
  const standing = [...members].map(([onetSoc, own]) => {
    return [onetSoc, mostTypical(own, titles.get(onetSoc) ?? "")] as const;
  });
  return { occupations, roles: new Map(standing) };
}

/** Collects how surely each title belongs to an O*NET occupation. */
function collectClaims(listed: ListedTitles): Map<string, Map<string, number>> {
  const claims = new Map<string, Map<string, number>>();
  const claim = (onetSoc: string, text: string, weight: number) => {
    const key = parseTitle(text)?.key;
    if (!key) return;
    const own = claims.get(onetSoc) ?? new Map<string, number>();
    own.set(key, Math.max(own.get(key) ?? 0, weight));
    claims.set(onetSoc, own);
  };
  for (const { cells } of listed.occupations) {
    for (const name of cells.title.split("/")) claim(cells.onet_soc, name, strength.name);
  }
  for (const { cells } of listed.reported) {
    const weight = cells.shown_in_mynextmove === "Y" ? strength.shown : strength.reported;
    claim(cells.onet_soc, cells.reported_title, weight);
  }
  for (const { cells } of listed.alternate) {
    claim(cells.onet_soc, cells.alternate_title, cells.sources.split(",").length);
  }
  return claims;
}

/**
 * The one occupation that lists a title, or lists it most surely; null if several do alike, unless
 * the `.00` row is among them. Alternate titles are so many that they settle nothing between two.
 */
function surest(claimed: readonly { onetSoc: string; claim: number }[]): string | null {
  const top = Math.max(...claimed.map(({ claim }) => claim));
  if (claimed.length > 1 && top < strength.reported) return null;
  const first = claimed.filter(({ claim }) => claim === top).map(({ onetSoc }) => onetSoc);
  return first.length > 1 ? (first.find(isGeneral) ?? null) : (first[0] ?? null);
}

/** The `.00` row of a code that is one occupation; null for a code that stands for several. */
function general(rows: readonly Row<"onet_soc" | "title">[]): string | null {
  const [only, ...others] = rows.filter(({ cells }) => isGeneral(cells.onet_soc));
  if (only === undefined || others.length > 0) return null;
  return only.cells.title.includes("All Other") && rows.length > 1 ? null : only.cells.onet_soc;
}

function isGeneral(onetSoc: string): boolean {
  return onetSoc.endsWith(".00");
}

/** From here on, a title bears the name of its occupation; one that people search for does so earlier. */
const ownName = 0.6;
const ownKnownName = 0.4;
/** This many filings of a title decide its code. */
const oftenFiled = 100;

/**
 * The role by which people know an occupation: of the titles that bear its name, one that is searched
 * for, or else the closest to it; if none bears it, the one of those searched for that employers file
 * most, else the closest.
 */
function mostTypical(roles: readonly Role[], occupation: string): string {
  const name = occupation.replace(/, (?:All Other|Except .*)$/, "").replaceAll(/[,/]/g, " ");
  const named = new Set((parseTitle(name)?.key ?? "").split(" "));
  const likeness = ({ key }: Role) => {
    const words = key.split(" ");
    const both = words.filter((word) => named.has(word)).length;
    return (2 * both) / (words.length + named.size);
  };
  const wanted = ({ reason }: Role) => Number(reason === "wanted");
  const bearing = (role: Role) => (likeness(role) >= ownName ? likeness(role) : 0);
  // A code given by hand may put a title into an occupation that it is not typical of.
  const typical = ({ how, filings }: Role) => how !== "override" || filings >= oftenFiled;
  const known = (role: Role) =>
    wanted(role) === 1 && typical(role) && likeness(role) >= ownKnownName ? likeness(role) : 0;
  const [best] = roles.toSorted(
    (a, b) =>
      known(b) - known(a) ||
      bearing(b) - bearing(a) ||
      wanted(b) - wanted(a) ||
      wanted(a) * (b.filings - a.filings) ||
      likeness(b) - likeness(a) ||
      b.filings - a.filings ||
      compareText(a.slug, b.slug),
  );
  return best?.slug ?? "";
}
