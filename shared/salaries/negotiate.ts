import type { NegotiateBody } from "../contracts/negotiate.ts";
import type { NegotiateData } from "../contracts/responses/negotiate.ts";
import { dollars } from "../core/format.ts";
import { adviceCeiling } from "./advice-ceiling.ts";
import type { SalaryContext } from "./context.ts";
import { findSubject, type OtherSubject } from "./find-subject.ts";
import { bestCompeting, listFigures } from "./negotiation/figures.ts";
import { ceilingSentences, doubtSentences, market } from "./negotiation/market-sentences.ts";
import { planCounter } from "./negotiation/plan-counter.ts";
import { type Situation, writeScripts } from "./negotiation/write-scripts.ts";
import { pageUrl } from "./page-url.ts";
import { salaryPath } from "./paths.ts";
import { assumptions } from "./prose/assumptions.ts";
import { citation } from "./prose/citation.ts";
import { quote } from "./quote.ts";
import { cityReference, roleReference } from "./references.ts";

/**
 * What to ask for and how to phrase it, from the estimate and the caller's own
 * offers only. The same input always returns the same text. Annual USD.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function negotiate(
  context: SalaryContext,
  body: NegotiateBody,
): Promise<NegotiateData> {
  const { reference, site } = context;
  const { exp, current_offer: offered, priorities, tone } = body;
  const inCity = body.city !== undefined;
  const call = (other: OtherSubject) =>
    salaryPath(inCity ? "calculate" : "history", {
      ...{ role: body.role, city: body.city, basis: body.basis },
      ...other,
    });
  const subject = await findSubject(reference, body, call, { takesLevel: inCity });
  const { role, place } = subject;
  const quoted = quote(context, subject, exp);
  const { estimate, figures } = quoted;
  const best = bestCompeting(body.competing_offers)?.offer ?? null;
  const ceiling = adviceCeiling(figures);
  const counter = planCounter({
    offered: offered.base,
    median: estimate.median,
    high: estimate.high,
    competing: best?.base ?? null,
    ceiling: ceiling?.amount ?? null,
  });
  const situation = { quote: quoted, counter, ceiling, offered, best, priorities, tone };
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
      rationale: rationale(situation),
    },
    ...writeScripts(situation),
    figures: listFigures(body, estimate, counter, ceiling),
    citation: citation(figures, estimate, site.origin),
    assumptions: [
      "The offers are the figures you entered. Base pay is compared with the estimate. No public source reports equity, bonus or signing bonus by role, so no amounts are suggested for them.",
      "Leverage is strong if the offered base is below the median, or up to the upper quartile if a competing base is higher. It is moderate up to the upper quartile without a higher competing base, and above the upper quartile with one. Otherwise it is limited. If the offered base is at or above the 90th percentile of the occupation there, it is moderate with a higher competing base and otherwise limited. This is a rule of this API, not a forecast of what an employer will do.",
      "No advised amount is above the 90th percentile of what everyone in the occupation earns there, all levels together (`occupation.p90` in `figures`). The offers that you entered are the exception: the counter-offer is never below the best of them.",
      ...assumptions(figures),
    ],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { city: place.city.slug, basis: body.basis } : {}),
      exp,
    }),
  };
}

function reasons({ quote: quoted, counter, ceiling, offered, best }: Situation): string[] {
  const hasQuartile = quoted.estimate.high !== null;
  const position = {
    below: "below the median",
    within: hasQuartile ? "between the median and the upper quartile" : "equal to the median",
    above: hasQuartile
      ? "above the upper quartile"
      : "above the median (no upper quartile is published)",
  }[counter.position];
  return [
    `According to an estimate from public wage data, ${market(quoted)}.`,
    `The offered base of ${dollars(offered.base)} is ${position}.`,
    ...(best
      ? [
          `The best competing base is ${dollars(best.base)}, ${best.base > offered.base ? `${dollars(best.base - offered.base)} more than offered` : "which is not more than offered"}.`,
        ]
      : []),
    ...doubtSentences(quoted, offered.base),
    ...ceilingSentences(counter, ceiling),
  ];
}

function rationale({ quote: quoted, counter, ceiling }: Situation): string {
  const { position, floor, capped } = counter;
  const isPublished = quoted.estimate.high !== null;
  const upper = isPublished
    ? "the upper quartile"
    : "the median, because no upper quartile is published";
  const middle = isPublished ? "halfway between the median and the upper quartile" : upper;
  const aim = position === "below" ? middle : upper;
  const limited = (name: string, isCapped: boolean) =>
    isCapped && ceiling ? `${name}, capped at ${ceiling.name}, ${dollars(ceiling.amount)}` : name;
  const sentences = [
    `Ask for ${dollars(counter.base)}: ${counter.base === floor ? "the best of your offers, because the figures support no more" : limited(aim, capped.base)}.`,
    `Accept no less than ${dollars(counter.low)}: ${counter.low === floor ? "the best of your offers" : limited("the median", capped.low)}.`,
    `The most to ask for is ${dollars(counter.high)}: ${counter.high === counter.base ? "the counter-offer itself" : limited(upper, capped.high)}.`,
    ...(floor > (ceiling?.amount ?? floor) ? ceilingSentences(counter, ceiling) : []),
  ];
  return `${sentences.join(" ")} Figures from the estimate are rounded to the nearest thousand dollars${Object.values(capped).includes(true) ? ", the cap down to the dollar" : ""}.`;
}
