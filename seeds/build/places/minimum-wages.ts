import type { PlaceRow } from "#shared/reference/place.ts";
import type { MinimumWage } from "#shared/reference/records.ts";
import { readNumber } from "../checks/check-number.ts";
import { sortedBy } from "../compare.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";
import { slugify } from "../titles/slug.ts";
import type { City } from "./choose-cities.ts";
import { covers, type Located } from "./covers.ts";
import type { LocatedPlace } from "./list-places.ts";
import { type Scope, scopeOf } from "./wage-scope.ts";

/** One of the table, which has those of all places. */
interface PlacedMinimumWage extends MinimumWage {
  /** Empty for the nation; `@` and a name for places that are no city of the catalog. */
  citySlug: string;
}

export const minimumWageColumns = [
  "jurisdiction_kind",
  "state",
  "name",
  "rate_usd_per_hour",
  "effective_from",
  "in_force_2026_07_01",
  "scope_note",
  "citation",
  "certainty",
] as const;

type WageTable = Table<(typeof minimumWageColumns)[number]>;

/** The source is complete from this day on. */
const firstDay = "2026-01-01";

/** Rates that change on a day whose new rate the source does not have. */
const lapses: Readonly<Record<string, string>> = { "Santa Fe, NM": "2026-03-01" };

/**
 * Rates that the source lacks, by place and day. Boulder's is that of the county around it, as two copies
 * of one press text have both (https://thealabamareport.com/top/colorado-announces-urgent-minimum-wage-increase-for-2026).
 */
const found: Readonly<Record<string, string>> = { "Boulder 2026-01-01": "16.82" };

/** A rate of a jurisdiction from a day on; without a rate, one that the source does not have. */
interface Rate {
  jurisdiction: string;
  /** Empty if it has been in force since before the source's first day. */
  from: string;
  hourly: number | null;
  scope: Scope;
  provision: string | null;
}

/**
 * The strictest minimum wage of the nation and of each city, from every day on which it changes, and
 * of those places that have another one than the city whose figures they get.
 */
export function listMinimumWages(
  table: WageTable,
  cities: readonly City[],
  places: readonly LocatedPlace[],
  refusals: Refusal[],
): { minimumWages: PlacedMinimumWage[]; named: PlaceRow[] } {
  const rates = table.rows.flatMap(({ line, cells }) => {
    const { jurisdiction_kind: kind, state, name } = cells;
    const place = { file: table.file, line, key: `${name} ${cells.effective_from}` };
    const text = cells.rate_usd_per_hour || (found[place.key] ?? "");
    const hourly = readNumber(text, "rate_usd_per_hour", place, refusals);
    if (hourly !== null && (hourly < 1 || hourly > 40)) {
      refusals.push({ ...place, reason: `${hourly} is no hourly rate` });
    }
    const isState = kind === "state" || kind === "federal";
    const jurisdiction = isState ? name : `${name}, ${state}`;
    const own = {
      kind,
      state,
      name,
      jurisdiction: jurisdiction.replace(/^([^:]+): (.*)$/, "$1 ($2)"),
      hourly,
      from: cells.effective_from,
      scope: scopeOf(isState ? "" : cells.scope_note),
      provision: cells.citation || null,
    };
    const lapse = lapses[jurisdiction];
    return lapse === undefined ? [own] : [own, { ...own, from: lapse, hourly: null }];
  });
  const nation = rates.filter(({ kind }) => kind === "federal");
  const stepsIn = (place: Located) =>
    stepsOf(place.slug, [...nation, ...rates.filter((rate) => covers(rate, place))]);
  const own = new Map(cities.map((city) => [city.slug, stepsIn(city)]));
  const others = new Map<string, PlacedMinimumWage[]>();
  const named = places.map(({ countyFips, townName, ...place }) => {
    const { citySlug, state } = place;
    const around = citySlug === null ? undefined : own.get(citySlug);
    if (!around || countyFips === null || townName === null) return { ...place, minimumWage: null };
    const there = stepsIn({ slug: "", name: townName, state, countyFips });
    if (lawOf(there) === lawOf(around)) return { ...place, minimumWage: null };
    const key = keyOf(there);
    const known = others.get(key);
    if (known && lawOf(known) !== lawOf(there)) throw new Error(`Two laws are called ${key}.`);
    others.set(
      key,
      there.map((step) => ({ ...step, citySlug: key })),
    );
    return { ...place, minimumWage: key };
  });
  const steps = [...stepsOf("", nation), ...[...own.values(), ...others.values()].flat()];
  return {
    minimumWages: sortedBy(steps, ({ citySlug, day }) => `${citySlug} ${day}`),
    named,
  };
}

/** The key that places under the same law share. */
function lawOf(steps: readonly PlacedMinimumWage[]): string {
  return JSON.stringify(steps.map((step) => ({ ...step, citySlug: "" })));
}

/** `@washington`: no slug of a city begins like that. */
function keyOf(steps: readonly PlacedMinimumWage[]): string {
  const { jurisdiction, missing, higherJurisdiction } = steps.at(-1) ?? {};
  const parts = [jurisdiction, missing, higherJurisdiction].flatMap((part) => part ?? []);
  return `@${slugify([...new Set(parts)].join(" "))}`;
}

function stepsOf(citySlug: string, rates: readonly Rate[]): PlacedMinimumWage[] {
  const later = rates.map(({ from }) => from).filter((from) => from > firstDay);
  const days = [...new Set([firstDay, ...later])].sort();
  const steps: PlacedMinimumWage[] = [];
  for (const day of days) {
    const step = strictestOn(citySlug, day, rates);
    const last = steps.at(-1);
    const isSame =
      last?.hourly === step?.hourly &&
      last?.jurisdiction === step?.jurisdiction &&
      last?.missing === step?.missing &&
      last?.higherHourly === step?.higherHourly &&
      last?.higherScope === step?.higherScope;
    if (step && !isSame) steps.push(step);
  }
  return steps;
}

/** The highest of the latest rates of each jurisdiction and group of employers. */
function strictestOn(
  citySlug: string,
  day: string,
  rates: readonly Rate[],
): PlacedMinimumWage | null {
  const latest = new Map<string, Rate & { isLapsed: boolean }>();
  for (const rate of rates.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))) {
    const key = `${rate.jurisdiction}|${rate.scope.smallest}`;
    const before = latest.get(key);
    if (rate.from > day || (before && rate.from < before.from)) continue;
    // Until a rate that the source lacks is found, the last one that is known counts.
    const lapsed = rate.hourly === null && before?.hourly != null;
    latest.set(key, lapsed ? { ...before, isLapsed: true } : { ...rate, isLapsed: false });
  }
  const inForce = [...latest.values()];
  const known = inForce.flatMap((rate) =>
    rate.hourly === null ? [] : [{ ...rate, hourly: rate.hourly }],
  );
  // If rates are equal, the one for most employers counts.
  const highest = (some: typeof known) =>
    some.toSorted((a, b) => b.hourly - a.hourly || a.scope.smallest - b.scope.smallest)[0];
  const strictest = highest(known.filter(({ scope }) => scope.isForMost));
  if (!strictest) return null;
  const { hourly, jurisdiction, scope, provision, from } = strictest;
  const higher = highest(known.filter((rate) => !rate.scope.isForMost && rate.hourly > hourly));
  // A state without a law of its own is not missing: the federal rate is its.
  const missing = inForce.find(
    (rate) =>
      rate.jurisdiction.includes(", ") &&
      (rate.hourly === null ? rate.jurisdiction !== jurisdiction : rate.isLapsed),
  );
  return {
    citySlug,
    day,
    effectiveFrom: from || null,
    hourly,
    jurisdiction,
    scope: scope.employers,
    provision,
    missing: missing?.jurisdiction ?? null,
    higherHourly: higher?.hourly ?? null,
    higherJurisdiction: higher?.jurisdiction ?? null,
    higherScope: higher?.scope.employers ?? null,
  };
}
