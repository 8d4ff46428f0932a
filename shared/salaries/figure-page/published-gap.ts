import { grouped, listing, percent } from "#shared/core/format.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { peopleOf } from "#shared/figures/experience-words.ts";
import { findResult } from "#shared/figures/worksheet/worksheet.ts";

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
  const { median, reference, input, worksheet } = figures;
  if (published === null || !reference?.published) return null;
  if (Math.abs(median / published - 1) < least) return null;
  const time = reference.median.value / published;
  const level = figures.levelMultiplier;
  const title = figures.title.factor;
  const before = findResult(worksheet, "median").value;
  const place = before / (reference.median.value * title * level);
  const parts = [
    { factor: title, why: titleReason(figures) },
    {
      factor: level,
      why: `for ${peopleOf(input.level)}`,
    },
    { factor: time, why: "for the growth of wages since then" },
    { factor: place, why: placeReason(figures) },
    { factor: median / before, why: "because nobody may be paid less than the legal minimum wage" },
  ]
    .filter(({ factor }) => percent(Math.abs(factor - 1), 0) !== "0%")
    .toSorted((a, b) => Math.abs(Math.log(b.factor)) - Math.abs(Math.log(a.factor)))
    .map(({ factor, why }) => `${changeOf(factor)} ${why}`);
  const side = median < published ? "below" : "above";
  const by = percent(Math.abs(median / published - 1), 0);
  return `Our figure is ${by} ${side} that: ${listing(parts)}.`;
}

const changeOf = (factor: number) =>
  `${percent(Math.abs(factor - 1), 0)} ${factor < 1 ? "less" : "more"}`;

function titleReason({ title, input: { role } }: Figures): string {
  return `because the title is paid ${title.factor < 1 ? "less" : "more"} than ${role.occupation.title} as a whole (${grouped(title.observations)} observations)`;
}

function placeReason({ city }: Figures): string {
  return city?.basis === "price_parity"
    ? "because the national wage is multiplied by prices there, not by what is paid there"
    : "because a single published median, which varies with its sample, is followed only in part";
}
