import type { NegotiateBody, NegotiateData } from "../contracts/negotiate.ts";
import type { SalaryContext } from "./context.ts";
import { findSubject } from "./find-subject.ts";
import { bestCompeting, listFigures } from "./negotiation/figures.ts";
import { type Counter, planCounter } from "./negotiation/plan-counter.ts";
import { market, type Situation, writeScripts } from "./negotiation/write-scripts.ts";
import { pageUrl } from "./page-url.ts";
import { salaryPath } from "./paths.ts";
import { assumptions } from "./prose/assumptions.ts";
import { citation } from "./prose/citation.ts";
import { dollars } from "./prose/format.ts";
import { quote } from "./quote.ts";
import { cityReference, roleReference } from "./references.ts";

/**
 * What to ask for and how to say it: from the estimate and the caller's own
 * offers alone, the same words for the same input. Annual USD.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function negotiate(
  context: SalaryContext,
  body: NegotiateBody,
): Promise<NegotiateData> {
  const { reference, site } = context;
  const { exp, current_offer: offered, priorities, tone } = body;
  const subject = await findSubject(reference, body, (other) =>
    salaryPath(body.city === undefined ? "history" : "calculate", {
      role: body.role,
      city: body.city,
      ...other,
    }),
  );
  const { role, place } = subject;
  const quoted = await quote(context, subject, exp);
  const { estimate, figures } = quoted;
  const best = bestCompeting(body.competing_offers)?.offer ?? null;
  const counter = planCounter({
    offered: offered.base,
    median: estimate.median,
    high: estimate.high,
    competing: best?.base ?? null,
  });
  const situation: Situation = { quote: quoted, counter, offered, best, priorities, tone };
  const delta = offered.base - estimate.median;
  return {
    role: roleReference(role),
    city: place && cityReference(place.city, figures.input.quarter.year),
    experience: exp,
    estimate,
    leverage: {
      level: counter.level,
      position: counter.position,
      base_vs_median: delta,
      base_vs_median_pct: Number(((delta / estimate.median) * 100).toFixed(2)),
      best_competing_base: best?.base ?? null,
      reasons: reasons(situation),
    },
    counter_offer: {
      base: counter.base,
      low: counter.low,
      high: counter.high,
      rationale: rationale(counter, estimate.high !== null),
    },
    ...writeScripts(situation),
    figures: listFigures(body, estimate, counter),
    citation: citation(figures, estimate, site.origin),
    assumptions: [
      "The offers are your own figures. Base pay is compared with the estimate; no public source gives equity, bonus or signing by role, so no amounts are named for them.",
      "Leverage is strong below the median or with a higher competing base up to the upper quartile, moderate up to the upper quartile or above it with a higher competing base, limited otherwise: a rule of this API, not a forecast of what an employer will do.",
      ...assumptions(figures),
    ],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { city: place.city.slug } : {}),
      exp,
    }),
  };
}

function reasons({ quote: quoted, counter, offered, best }: Situation): string[] {
  const where = {
    below: `The offered base of ${dollars(offered.base)} is below the median.`,
    within: `The offered base of ${dollars(offered.base)} is between the median and the upper quartile.`,
    above: `The offered base of ${dollars(offered.base)} is above the upper quartile, or above the median where there is none.`,
  }[counter.position];
  return [
    `By an estimate from public wage data, ${market({ quote: quoted })}.`,
    where,
    ...(best
      ? [
          `The best competing base is ${dollars(best.base)}${best.base > offered.base ? `, ${dollars(best.base - offered.base)} more than offered.` : ", not more than offered."}`,
        ]
      : []),
  ];
}

function rationale({ position, floor, ...counter }: Counter, isPublished: boolean): string {
  const upper = isPublished
    ? "the upper quartile"
    : "the median, as no upper quartile is published";
  const middle = isPublished ? "halfway from the median to the upper quartile" : upper;
  const aim = position === "below" ? middle : upper;
  const told = [
    `${dollars(counter.base)} is the ask: ${counter.base === floor ? "the best offer that there is, as the figures support no more" : aim}.`,
    `${dollars(counter.low)} is the least: ${counter.low === floor ? "the best offer that there is" : "the median"}.`,
    `${dollars(counter.high)} is the most: ${counter.high === counter.base ? "the ask itself" : upper}.`,
  ];
  return `${told.join(" ")} Figures of the estimate are taken to the nearest thousand dollars.`;
}
