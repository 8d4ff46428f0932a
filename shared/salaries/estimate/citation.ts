import type { Estimate } from "#shared/contract/estimate.response.ts";
import { dollars, percent } from "#shared/core/format.ts";
import type { AppliedFactor } from "#shared/figures/city-factor.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { withExperience } from "#shared/figures/experience-words.ts";
import { quarterLabel } from "#shared/figures/quarter.ts";
import type { Dataset } from "#shared/reference/records.ts";
import { sourceLabel } from "#shared/reference/source-ids.ts";
import { placeName } from "../subject/place-name.ts";
import { intervalText } from "./interval-text.ts";

/** A citation to quote verbatim: the figure, its date, its sources and its id. */
export function citation(figures: Figures, estimate: Estimate, credit: string): string {
  const { role, place, level, quarter } = figures.input;
  return (
    `${role.title} in ${placeName(place)}${withExperience(level)}: typical (median) pay of ${dollars(estimate.median)} a year as of ${quarterLabel(quarter)}, ` +
    `${percent(estimate.confidence_level, 0)} interval ${intervalText(estimate.confidence_lower, estimate.confidence_upper)}. ` +
    `${credit}, computed from ${sourcesOf(figures).join("; ")}. Data point ${estimate.data_point_id}.`
  );
}

function sourcesOf({ input, baseline, city, title }: Figures): string[] {
  const { derivation } = baseline;
  const releases =
    derivation.kind === "interpolated"
      ? [derivation.release, derivation.next]
      : [derivation.release];
  return [
    `BLS Occupational Employment and Wage Statistics, ${releases.map((year) => `May ${year}`).join(" and ")}`,
    ...(city ? [citySource(city, input.dataset)] : []),
    ...title.weights.map(({ sourceId }) => sourceLabel(input.dataset, sourceId)),
  ];
}

function citySource(city: AppliedFactor, { parameters: { local } }: Dataset): string {
  return city.basis === "price_parity"
    ? `BEA regional price parities, ${city.parity.year}`
    : `the local factor of May ${local?.wage_year}, from published metropolitan medians and BEA regional price parities, ${local?.parity_year}`;
}
