/**
 * Compares two versions of the dataset: mid-level estimates of every role, in the nation and in
 * every city.
 */
import { estimateCities, type LocalPay } from "#shared/bulk/estimate-cities.ts";
import { estimate } from "#shared/figures/estimate.ts";
import type { Quarter } from "#shared/figures/quarter.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import type { Role } from "#shared/reference/records.ts";
import { describeEstimate } from "#shared/salaries/estimate/to-estimate.ts";
import { explainMove } from "./explain-move.ts";
import type { Versions } from "./versions.ts";

/** One figure in both versions. */
interface Move {
  role: string;
  /** null for the nation. */
  city: string | null;
  before: number;
  after: number;
  /** The code of the role's occupation in the later version. */
  code: string;
  reason: string;
  /** Further pairs of the occupation that move as much. */
  others: number;
}

/** Upper bounds of the sizes of changes that are counted, as shares. */
export const bounds = [-0.2, -0.1, -0.05, -0.02, 0, 0.02, 0.05, 0.1, 0.2, Number.POSITIVE_INFINITY];

export interface Comparison {
  /** Pairs whose change is at most the bound of the same position, and over the one before it. */
  sizes: number[];
  same: number;
  largest: Move[];
  /** Pairs that only one of the versions has a figure for. */
  appeared: string[];
  disappeared: string[];
  /** Roles that only one of the versions has. */
  rolesAdded: string[];
  rolesGone: string[];
  /** Roles that another occupation's wages are used for: slug, code, code. */
  recoded: [string, string, string][];
  /** Pairs for which the wage of the metropolitan area itself is published in only one version. */
  gainedCell: number;
  lostCell: number;
  /** Roles whose national figure has a source that it had not, or has lost one. */
  gainedSource: string[];
  lostSource: string[];
}

const maxListed = 20;
/** Two changes count as alike if their logarithms differ by less. */
const alikeWithin = 0.001;

interface RolePay {
  role: Role;
  places: Map<string | null, LocalPay>;
}

/** @param roles slugs to compare; by default all. */
export async function compareVersions(
  { from, to }: Versions,
  quarter: Quarter,
  roles?: readonly string[],
): Promise<Comparison> {
  const [former, latter] = [await slugsOf(from), await slugsOf(to)];
  const compared = (roles ?? [...former]).filter((slug) => former.has(slug) && latter.has(slug));
  const result: Comparison = {
    sizes: bounds.map(() => 0),
    same: 0,
    largest: [],
    appeared: [],
    disappeared: [],
    rolesAdded: [...latter].filter((slug) => !former.has(slug)),
    rolesGone: [...former].filter((slug) => !latter.has(slug)),
    recoded: [],
    gainedCell: 0,
    lostCell: 0,
    gainedSource: [],
    lostSource: [],
  };
  for (const slug of compared) {
    const [before, after] = [await payOf(from, slug, quarter), await payOf(to, slug, quarter)];
    if (before && after) addRole(result, slug, before, after);
  }
  return result;
}

async function slugsOf(reference: Reference): Promise<Set<string>> {
  const { slugs, size } = await reference.allRoles();
  return new Set(Array.from({ length: size }, (_, position) => slugs.at(position)));
}

async function payOf(
  reference: Reference,
  slug: string,
  quarter: Quarter,
): Promise<RolePay | null> {
  const role = await reference.role(slug);
  if (!role) return null;
  const { dataset } = reference;
  const input = { dataset, role, place: null, basis: "local", level: "any", quarter } as const;
  const figures = estimate(input, createUnrecordedWorksheet());
  const places = new Map<string | null, LocalPay>([
    [
      null,
      {
        estimate: figures && describeEstimate(figures),
        factor: 1,
        published: null,
      },
    ],
  ]);
  for (const { city, ...pay } of await estimateCities(reference, role, quarter)) {
    places.set(city.slug, pay);
  }
  return { role, places };
}

function addRole(result: Comparison, slug: string, before: RolePay, after: RolePay): void {
  const codes = [before.role.occupation.socCode, after.role.occupation.socCode] as const;
  if (codes[0] !== codes[1]) result.recoded.push([slug, ...codes]);
  const sources = (pay: RolePay) =>
    Object.keys(pay.places.get(null)?.estimate?.source_breakdown ?? {});
  const [had, has] = [sources(before), sources(after)];
  if (has.some((key) => !had.includes(key))) result.gainedSource.push(slug);
  if (had.some((key) => !has.includes(key))) result.lostSource.push(slug);
  for (const city of new Set([...before.places.keys(), ...after.places.keys()])) {
    const [one, other] = [before.places.get(city), after.places.get(city)];
    const [own, local] = [isOwnCell(one), isOwnCell(other)];
    if (local && !own) result.gainedCell++;
    if (own && !local) result.lostCell++;
    const [from, to] = [one?.estimate?.median, other?.estimate?.median];
    const name = `${slug} in ${city ?? "the United States"}`;
    if (to !== undefined && from === undefined) result.appeared.push(name);
    if (from !== undefined && to === undefined) result.disappeared.push(name);
    if (from === undefined || to === undefined || !one || !other) continue;
    count(result, to / from - 1);
    const move = { role: slug, city, before: from, after: to, code: codes[1] };
    keepLargest(result, { ...move, reason: "", others: 0 }, () =>
      explainMove({ role: before.role, pay: one }, { role: after.role, pay: other }),
    );
  }
}

/** Whether the wage next to the figure is the metropolitan area's own. */
function isOwnCell(pay: LocalPay | undefined): boolean {
  return pay?.published?.match === "exact_area";
}

function count(result: Comparison, change: number): void {
  if (change === 0) result.same++;
  const at = bounds.findIndex((bound) => change <= bound);
  result.sizes[at] = (result.sizes[at] ?? 0) + 1;
}

/** Titles of one occupation, and cities of one area, move alike and are listed once. */
function keepLargest({ largest }: Comparison, move: Move, explain: () => string): void {
  const size = ({ before, after }: Move) => Math.abs(Math.log(after / before));
  const alike = largest.find(
    (known) => known.code === move.code && Math.abs(size(known) - size(move)) < alikeWithin,
  );
  if (alike) {
    alike.others++;
    return;
  }
  const smallest = largest.at(-1);
  if (largest.length === maxListed && smallest && size(move) <= size(smallest)) return;
  largest.push({ ...move, reason: explain() });
  largest.sort((a, b) => size(b) - size(a));
  largest.length = Math.min(largest.length, maxListed);
}
