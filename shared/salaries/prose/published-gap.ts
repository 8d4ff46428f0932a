import { listing, percent } from "../../core/format.ts";
import type { Figures } from "../figures/estimate.ts";
import { experience } from "../figures/experience.ts";

/** Below this share of the published wage, a difference needs no explanation. */
const least = 0.03;

/**
 * Why an estimate is not the wage that is published for its occupation and area, to stand below the
 * latter: the factors that lie between the two, the largest first.
 *
 * @param published the median that is shown next to the estimate, USD a year.
 * @returns null if it is not that of the place itself, or within 3% of the estimate.
 */
export function publishedGap(figures: Figures, published: number | null): string | null {
  const { median, reference, input } = figures;
  if (published === null || !reference?.published) return null;
  if (Math.abs(median / published - 1) < least) return null;
  const time = reference.median.value / published;
  const level = experience[input.level].multiplier;
  const title = figures.title.factor;
  const place = median / (reference.median.value * title * level);
  const parts = [
    { factor: title, why: titleReason(figures) },
    { factor: level, why: `for ${input.level} level` },
    { factor: time, why: "for the growth of wages since then" },
    { factor: place, why: placeReason(figures) },
  ]
    .filter(({ factor }) => percent(Math.abs(factor - 1), 0) !== "0%")
    .toSorted((a, b) => Math.abs(Math.log(b.factor)) - Math.abs(Math.log(a.factor)))
    .map(({ factor, why }) => `${changeOf(factor)} ${why}`);
  const side = median < published ? "below" : "above";
  const by = percent(Math.abs(median / published - 1), 0);
  return `The estimate is ${by} ${side} this: ${listing(parts)}.`;
}

const changeOf = (factor: number) =>
  `${percent(Math.abs(factor - 1), 0)} ${factor < 1 ? "less" : "more"}`;

function titleReason({ title, input: { role } }: Figures): string {
  return `because the title is paid ${title.factor < 1 ? "less" : "more"} than ${role.occupation.title} as a whole (${title.observations} observations)`;
}

function placeReason({ city }: Figures): string {
  return city?.basis === "price_parity"
    ? "because the national wage is multiplied by prices there, not by what is paid there"
    : "because a single published median, which varies with its sample, is followed only in part";
}
