/** Figures of the Salary Data API in words. */
import type { RolesToolItem } from "#shared/catalog/search/search.response.ts";
import type { Pagination } from "#shared/contract/envelope.response.ts";
import type { Estimate, Observed, TotalCompensation } from "#shared/contract/estimate.response.ts";
import { pageLine, payRange } from "#shared/contract/words.ts";
import { dollars, grouped, percent } from "#shared/core/format.ts";
import type { CompareToolData } from "#shared/salaries/compare/compare.response.ts";
import { hourlyRate } from "#shared/salaries/estimate/minimum-sentences.ts";
import type {
  RangeToolData,
  SalaryToolData,
  TrendsToolData,
} from "#shared/salaries/lookup-tools/lookup-tools.response.ts";
import type { CheckPostingData } from "#shared/salaries/posting/check-posting.response.ts";

interface Answer<Data> {
  data: Data;
}

export function middleHalf({
  low,
  high,
  floored_by: law = null,
}: Pick<Estimate, "low" | "high"> & Partial<Pick<Estimate, "floored_by">>): string {
  const range = payRange(low, high);
  return [
    range === null
      ? "The quartiles are not published."
      : `The middle half is paid ${range} a year.`,
    ...(law ? [`Raised to the minimum wage: ${hourlyRate(law)}.`] : []),
  ].join(" ");
}

export function published(observed: Observed | null): string {
  if (observed === null || observed.median === null) return "";
  const { median, occupation_title, area_title, reference_period } = observed;
  return `Published by BLS (${reference_period}): ${occupation_title} in ${area_title}, all levels, median ${dollars(median)}.`;
}

export function withBonus({ total, bonus, unsourced }: TotalCompensation): string {
  return `With an average bonus of ${dollars(bonus)} it is ${dollars(total)}; no public source for ${unsourced.join(", ")}.`;
}

/** An agent that shows figures without what they rest on misleads its reader. */
function caveats({
  assumptions,
  page_url,
}: {
  assumptions: readonly string[];
  page_url?: string;
}): string {
  const [first = ""] = assumptions;
  return `Rests on ${grouped(assumptions.length)} assumptions (in \`assumptions\`), first: ${first}${page_url === undefined ? "" : ` Page: ${page_url}`}`;
}

export function salary({ data }: Answer<SalaryToolData>): string[] {
  const { citation, estimate, observed, total_compensation } = data;
  return [
    citation,
    middleHalf(estimate),
    withBonus(total_compensation),
    published(observed),
    caveats(data),
  ];
}

export function range({ data }: Answer<RangeToolData>): string[] {
  const { citation, percentiles, observed } = data;
  const named = Object.entries(percentiles).map(
    ([name, value]) => `${name} ${value === null ? "not published" : dollars(value)}`,
  );
  return [
    citation,
    `Percentiles, whatever the experience: ${named.join(", ")}.`,
    published(observed),
    caveats(data),
  ];
}

export function trends({ data }: Answer<TrendsToolData>): string[] {
  const years = data.trends.map(({ quarter, median }) => `${quarter} ${dollars(median)}`);
  return [data.citation, `Medians: ${years.join(", ")}.`, caveats(data)];
}

type NamedMedian = readonly [name: string, { median: number }];

/** The share is of the lower median, as the sentence says "more than". */
function more([higher, one]: NamedMedian, [lower, other]: NamedMedian): string {
  const difference = one.median - other.median;
  if (difference === 0) return "Both medians are the same.";
  return `${higher} pays ${dollars(difference)} (${percent(difference / other.median, 1)}) more than ${lower}.`;
}

export function comparison({ data }: Answer<CompareToolData>): string[] {
  const { primary, secondary, delta, citation } = data;
  const nameOf = (side: typeof primary | typeof secondary) =>
    "role" in side ? side.role.title : `${side.city.name}, ${side.city.state}`;
  const sides = [primary, secondary].map((side) => {
    const { confidence_lower, confidence_upper } = side.estimate;
    return `${nameOf(side)}: median ${dollars(side.estimate.median)}, 95% interval ${dollars(confidence_lower)} to ${dollars(confidence_upper)}. ${middleHalf(side.estimate)}`;
  });
  return [
    citation,
    ...sides,
    delta.median_delta > 0
      ? more([nameOf(primary), primary.estimate], [nameOf(secondary), secondary.estimate])
      : more([nameOf(secondary), secondary.estimate], [nameOf(primary), primary.estimate]),
    caveats(data),
  ];
}

export function roles({
  data,
  pagination,
}: {
  data: readonly RolesToolItem[];
  pagination: Pagination;
}): string[] {
  const { next_cursor, total_count } = pagination;
  const more = next_cursor === null ? null : `starting_after ${next_cursor}`;
  return [
    pageLine({
      shown: data.length,
      total: total_count,
      one: "role",
      many: "roles",
      more,
      ifNone: "Try other words of the title.",
    }),
    ...data.map(
      ({ slug, title, national_median }) => `${title} (${slug}): ${dollars(national_median)}`,
    ),
    data.length === 0 ? "" : "Medians, whatever the experience, for the nation, USD a year.",
  ];
}

/** A checked posting in words. What fields a caller has left out is not said. */
export function sayPosting({ data }: { data: Partial<CheckPostingData> }): string[] {
  const { headline, law = [], findings = [], disclosure } = data;
  return [
    ...(headline === undefined ? [] : [headline]),
    ...law.map(({ jurisdiction, asks, found, statute }) => {
      const here = found ? ` Here: ${found}` : "";
      return `${jurisdiction} (${statute}): ${asks}${here} Not legal advice.`;
    }),
    ...findings.map(({ text, source }) => `${text} (${source.name})`),
    ...(disclosure ? [`To post: ${disclosure}`] : []),
  ];
}
