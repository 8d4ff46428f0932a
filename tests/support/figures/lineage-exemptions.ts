/**
 * The complete list of numbers that have no lineage of their own, each with the reason. Every
 * other number must be in a lineage that the response refers to.
 */
import type { PayLevel } from "#shared/contract/levels.ts";
import type { Figure, Json } from "./numbers.ts";

export interface Exemption {
  path: RegExp;
  reason: string;
  /** Checks the reason against the response: false if it does not apply. */
  holds?(figure: Figure, sent: Json): boolean;
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const share = (part: number, whole: number) => rounded((part / whole) * 100, 2);

/** Whether the number is in the caller's own query or body. */
function isSent({ value }: Figure, sent: Json): boolean {
  return (
    JSON.stringify(sent)
      .match(/\d+(\.\d+)?/g)
      ?.includes(String(value)) ?? false
  );
}

/** Whether the record of a published number names its source. */
function namesSource({ around: [record] }: Figure): boolean {
  const { source, reference_period, occupation_code, area_code } = record;
  return [source, reference_period, occupation_code, area_code].every(
    (text) => typeof text === "string" && text !== "",
  );
}

/**
 * An exemption for a number that follows from other figures of the response; it is recomputed from
 * them.
 */
const derived = (
  path: RegExp,
  from: (parent: Json, around: readonly Json[], sent: Json) => number,
): Exemption => ({
  path,
  reason: "follows from figures of the same response that have a lineage",
  holds: ({ value, around }, sent) => Math.abs(from(around[0], around, sent) - value) <= 1e-9,
});

/**
 * Whether a proposed number is in `figures`, where each entry is the caller's own or has a
 * derivation.
 */
function isAccountedFor(figure: Figure, sent: Json): boolean {
  const { value, path, around } = figure;
  const listed: Json[] = around.at(-1).data.figures;
  const isExplained = ({ source, derivation }: Json) =>
    source === "derived" ? derivation !== "" && derivation !== null : isSent(figure, sent);
  const [record] = around;
  if (path.endsWith("figures.value")) return record.source !== "estimate" && isExplained(record);
  return listed.some((own) => own.value === value && own.source === "derived" && isExplained(own));
}

const multipliers = {
  any: 1,
  entry: 0.78,
  mid: 1,
  senior: 1.28,
  staff: 1.55,
} as const satisfies Record<PayLevel, number>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (years: readonly Json[], of: string) =>
  Math.round(sum(years.map((year) => year[of])) / years.length);

/** The exemptions of the Job Pipeline API. */
export const pipelineExemptions: readonly Exemption[] = [
  { path: /^(?!.*salary)|^tools\./, reason: "about the job search: not a pay figure" },
  { path: /(^|\.)salary(Min|Max)$/, reason: "the caller's own, from the job" },
];

/** The exemptions of the Salary Data API. */
export const exemptions: readonly Exemption[] = [
  {
    path: /^id$/,
    reason: "of the JSON-RPC message: the caller's own, by which the answer finds it",
    holds: (figure, sent) => figure.value === sent.body?.id,
  },
  {
    path: /(^|\.)(count|minimum|total_count|\w+_count|rank|year|years|tax_year|row|part|start_year|end_year|job_zone|snapshots_\w+)$/,
    reason: "a count, a rank, a year or a class: not a pay figure",
  },
  {
    path: /(^|\.)(experience|seniority_bands)\.multiplier$/,
    reason:
      "the specification's scale, the same for every figure; it is used with basis=price_parity",
    holds: ({ value, around: [{ level }] }) => value === multipliers[level as PayLevel],
  },
  {
    path: /(^|\.)(duration_ms|score)$/,
    reason: "about the call: its duration, or how well a title matches the text",
  },
  {
    path: /\.metadata\.(population|latitude|longitude|price_parities\.(year|all_items))$/,
    reason: "published, unchanged: the record names its sources",
    holds: ({ around }) => around.some((record) => record.sources?.length > 0),
  },
  {
    path: /(^|\.)observed\./,
    reason: "published, unchanged: the record names survey, period, occupation and area",
    holds: namesSource,
  },
  {
    path: /\.(equity|signing)$/,
    reason: "0, because there is no public source, as the assumptions say",
    holds: ({ value, around }) =>
      value === 0 &&
      around.some(({ assumptions }) => /no public source/i.test(String(assumptions))),
  },
  {
    path: /^data\.offers\.years\.(base|bonus|signing|equity)$|\.best_competing_base$/,
    reason: "the caller's own",
    holds: (figure, sent) => figure.value === 0 || isSent(figure, sent),
  },
  {
    path: /^data\.offers\.(years\.taxes|tax_rules\.brackets)\./,
    reason:
      "statutory: each rule of tax_rules names its source, and the tax is computed from the caller's pay",
    holds: ({ around }) =>
      around
        .flatMap((record) => record.tax_rules ?? [])
        .every((rule) => rule.source.publisher !== "" && URL.canParse(rule.source.url)),
  },
  {
    path: /^data\.(counter_offer\.(base|low|high)|figures\.value)$/,
    reason: "a proposal: `figures` says how each number is derived, or that it is the caller's own",
    holds: isAccountedFor,
  },
  {
    path: /^data\.posting\.(min|max)$/,
    reason: "the caller's own, as the posting writes it",
    holds: ({ value }, sent) =>
      (
        JSON.stringify(sent)
          .replaceAll(/(?<=\d),(?=\d{3})/g, "")
          .match(/\d+(?:\.\d+)?/g) ?? []
      ).some((amount) => Number(amount) === value),
  },
  {
    path: /\bsuggested_range\.(low|high|confidence_\w+)$/,
    reason:
      "a proposal: rounded, and for an hour where the posting is, from the estimate that its record names",
    holds: ({ around: [record] }) => /^dp_/.test(record.data_point_id),
  },
  derived(/\bbase_vs_median$/, (_, [, root], { body }) => offered(body) - root.estimate.median),
  derived(/\bbase_vs_median_pct$/, (_, [, root], { body }) =>
    share(offered(body) - root.estimate.median, root.estimate.median),
  ),
  derived(/\bdelta\.median_delta$/, (_, [, root]) => gap(root, medianOf)),
  derived(/\bdelta\.median_pct$/, (_, [, root]) =>
    share(gap(root, medianOf), medianOf(root.secondary)),
  ),
  derived(/\bdelta\.total_comp_delta$/, (_, [, root]) => gap(root, totalOf)),
  derived(/\bdelta\.total_comp_pct$/, (_, [, root]) =>
    share(gap(root, totalOf), totalOf(root.secondary)),
  ),
  derived(/\.to_upper_quartile$/, (_, [, side]) => side.estimate.high - side.estimate.median),
  derived(/\.to_upper_quartile_pct$/, (_, [, side]) =>
    share(side.estimate.high - side.estimate.median, side.estimate.median),
  ),
  derived(/\.to_published_median$/, (_, [, side]) => side.observed.median - side.estimate.median),
  derived(/\bchange\.median_delta$/, (_, [, root]) => overall(root.snapshots)),
  derived(/\bchange\.median_pct$/, (_, [, root]) =>
    share(overall(root.snapshots), root.snapshots[0].median),
  ),
  derived(/\btrends\.change_pct$/, (row, [, rows]) => {
    const before = rows[rows.indexOf(row) - 1];
    return rounded((row.median / before.median - 1) * 100, 2);
  }),
  derived(/\byoyGrowth$/, ({ trends }) =>
    rounded((trends.at(-1).median / trends.at(-5).median - 1) * 100, 2),
  ),
  derived(/\bannual_growth_pct$/, (root) => rounded(root.annual_growth_rate * 100, 2)),
  derived(/\bsummary\.total_growth_pct$/, ({ start_median, end_median }) =>
    rounded((end_median / start_median - 1) * 100, 2),
  ),
  derived(/\bcost_multiplier$/, (root) => rounded(root.estimate.median / root.base_salary, 4)),
  derived(
    /\.market\.base_delta$/,
    (market, [, offer]) => offer.years[0].base - market.estimate.median,
  ),
  derived(/\.market\.base_pct$/, (market, [, offer]) =>
    rounded((offer.years[0].base / market.estimate.median - 1) * 100, 2),
  ),
  derived(/\.years\.gross$/, ({ base, bonus, signing, equity }) => base + bonus + signing + equity),
  derived(/\.years\.total_tax$/, ({ taxes }) => sum(taxes.map(({ amount }: Json) => amount))),
  derived(/\.years\.after_tax$/, ({ gross, total_tax }) => gross - total_tax),
  derived(/\.years\.adjusted$/, ({ after_tax }, [, , offer]) =>
    Math.round(after_tax / offer.city.col_multiplier),
  ),
  {
    path: /\bfiled\.by_title\.rows\.(?:filings|p10|p25|median|p75|p90)$/,
    reason: "filed, unchanged: its block names file and period, and it the job title",
    holds: ({ around: [row, ...others] }) =>
      typeof row.title === "string" && others.some(({ source_id, period }) => source_id && period),
  },
  {
    path: /\bfiled\.by_(?:occupation|title)\.rows\.survey\.median$/,
    reason: "published, unchanged: the record names its survey, and its row the occupation",
    holds: ({ around: [survey, row] }) => survey.reference_period !== "" && row.title !== "",
  },
  derived(/\bfiled\.by_(?:occupation|title)\.filings$/, ({ rows }) =>
    rows.reduce((sum: number, { filings }: Json) => sum + filings, 0),
  ),
  derived(
    /\brecent_pay\.occupations$/,
    (_, [, , { filed }]) => new Set(filed.by_occupation.rows.map(({ title }: Json) => title)).size,
  ),
  derived(/\.average\.gross$/, (_, [, { years }]) => mean(years, "gross")),
  derived(/\.average\.total_tax$/, (_, [, { years }]) => mean(years, "total_tax")),
  derived(/\.average\.after_tax$/, (_, [, { years }]) => mean(years, "after_tax")),
  derived(/\.average\.adjusted$/, (_, [, { years }]) => mean(years, "adjusted")),
  derived(/\.effective_tax_rate$/, ({ gross, total_tax }) => rounded(total_tax / gross, 4)),
  derived(/\.break_even_rate$/, ({ falls_below }, [, { average, city }, ...around]) => {
    const next = around.at(-1).data.offers.find((own: Json) => own.label === falls_below);
    const lead = (average.adjusted - next.average.adjusted) * city.col_multiplier;
    return Math.ceil((lead / average.gross) * 10_000) / 10_000;
  }),
  derived(
    /\branking\.annual_value$/,
    ({ label }, around) =>
      around.at(-1).data.offers.find((offer: Json) => offer.label === label).average.adjusted,
  ),
];

const offered = (body: Json): number => body.current_offer.base;
/** The median of a side of a comparison, or of its pay in one basis. */
const medianOf = (side: Json): number => (side.estimate ?? side).median;
const totalOf = (side: Json): number => side.total_compensation?.total ?? side.total_comp;

function gap({ primary, secondary }: Json, of: (side: Json) => number): number {
  return of(primary) - of(secondary);
}

function overall(snapshots: readonly Json[]): number {
  return snapshots.at(-1).median - snapshots[0]?.median;
}
