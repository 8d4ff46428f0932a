import type { Child } from "hono/jsx";
import type { PayPeriod } from "#schema/pay-periods.ts";
import { hourly } from "#shared/figures/paid-by-hour.ts";
import { quarterOfDay } from "#shared/figures/quarter.ts";
import type { ChartFile } from "#shared/html/charts/chart-file.tsx";
import {
  DistributionChart,
  type DistributionChartProps,
  DistributionDrawing,
  distributionRows,
} from "#shared/html/charts/distribution.tsx";
import { chanceWords, HundredTicks } from "#shared/html/charts/hundred-ticks.tsx";
import { orUnpublished } from "#shared/html/charts/ranges.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { NegotiateData } from "../negotiate/negotiate.response.ts";
import { subjectName } from "../subject/subject-name.ts";
import type { EvaluateData } from "./evaluate.response.ts";
import { splitHeadline } from "./headline.ts";

/** The verdict as a sentence, in which the judgment and the figure stand out. */
export function VerdictSentence({
  result: { headline },
  isAdvised = true,
}: {
  result: EvaluateData;
  /** Whether it says what to ask for, where the verdict does. */
  isAdvised?: boolean;
}): Markup {
  const { judged, who, about, ask } = splitHeadline(headline);
  return (
    <>
      <span class="you">{judged}.</span> {who.charAt(0).toUpperCase() + who.slice(1)}{" "}
      <span class="fig">{about}</span>
      {isAdvised && ask !== null && `; ${ask}`}.
    </>
  );
}

export function isRange({ offer: { min, max } }: EvaluateData): boolean {
  return min !== max;
}

/** Whether the offer is for an hour that says nothing about a year of the job: the middle half is known, and no chance. */
function isNotCompared({ probabilities, distribution: { p25, p75 } }: EvaluateData): boolean {
  const { below, above } = probabilities;
  return below === null && above === null && p25 !== null && p75 !== null;
}

/** The amounts of a verdict for a year, and where people are paid so for an hour: as it was typed, first. */
export function Facts({
  result,
  negotiation,
  isHourly,
  period,
}: {
  result: EvaluateData;
  negotiation: NegotiateData | null;
  isHourly: boolean;
  /** What the offer was typed for. */
  period: PayPeriod;
}): Markup {
  const { offer, estimate } = result;
  const counter = negotiation?.counter_offer;
  const isApart = isNotCompared(result);
  const amounts: { name: string; of: readonly (number | null)[]; isOffer?: boolean }[] = [
    isRange(result)
      ? { name: "The range", of: [offer.min, offer.max], isOffer: true }
      : { name: "Your offer", of: [offer.min], isOffer: true },
    { name: "Typical", of: [estimate.median] },
    ...(counter && counter.base > offer.midpoint
      ? [
          { name: "Ask for", of: [counter.base] },
          { name: "Settle for no less than", of: [counter.low] },
        ]
      : [{ name: "The middle half is paid", of: [estimate.low, estimate.high] }]),
  ];
  return (
    <dl class="amounts">
      {amounts.map(({ name, of, isOffer = false }) => {
        const yearly = of.map(orUnpublished).join(" to ");
        const hours = of.map((amount) => (amount === null ? "unpublished" : hourly(amount)));
        const isByHour = period === "hourly" && (isOffer || !isApart);
        const [first, second] = isByHour
          ? [hours.join(" to "), isApart ? null : `${yearly} a year`]
          : [yearly, isHourly ? `${hours.join(" to ")} an hour` : null];
        return (
          <div>
            <dt>{isByHour ? `${name}, an hour` : isApart ? `${name}, a year` : name}</dt>
            <dd class={isOffer ? "you" : undefined}>
              {first}
              {second && <small>{second}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The pay of the job with the offer in it. */
export function OfferChart({
  result,
  isHourly,
  offerName,
  children,
}: {
  result: EvaluateData;
  isHourly: boolean;
  /** What the offer is to the reader, if it is not theirs yet. */
  offerName?: string | undefined;
  /** What can be done with the chart, below it. */
  children?: Child;
}): Markup {
  return (
    <DistributionChart {...offerChart(result, isHourly)} {...(offerName && { offerName })}>
      {children}
    </DistributionChart>
  );
}

function offerChart(result: EvaluateData, isHourly: boolean): DistributionChartProps {
  const { distribution, estimate, observed, offer } = result;
  return {
    subject: subjectName(result),
    distribution,
    interval: { lower: estimate.confidence_lower, upper: estimate.confidence_upper },
    published: observed?.median ?? null,
    ...(isNotCompared(result) ? {} : { offer }),
    isHourly,
  };
}

/** The chart as a file. */
export function verdictFile(result: EvaluateData, isHourly: boolean): ChartFile {
  const chart = offerChart(result, isHourly);
  const kind = isRange(result) ? "range" : "offer";
  return {
    name: [kind, result.role.slug, result.city?.slug].filter(Boolean).join("-"),
    title: `${isRange(result) ? "A posted range" : "An offer"} and the pay of ${chart.subject}`,
    drawing: <DistributionDrawing {...chart} size="wide" />,
    source: `${result.page_url}, ${quarterOfDay(result.estimate.as_of)}`,
    rows: distributionRows(chart, result.citation),
  };
}

const places = {
  below: "below the middle half",
  within: "within the middle half",
  above: "above the middle half",
} as const;

/** How sure the verdict is, as so many of a hundred. */
export function HowSure({ result }: { result: EvaluateData }): Markup | null {
  const { probabilities, below_minimum, reasons } = result;
  // Where pay that no employer may offer would lie among others helps nobody.
  if (below_minimum) return null;
  if (isNotCompared(result)) {
    return (
      <section class="section" aria-labelledby="how-sure">
        <h2 id="how-sure">Why is that?</h2>
        <p class="next">{reasons[0]}</p>
      </section>
    );
  }
  const chances = (["below", "within", "above"] as const).flatMap((kind) => {
    const probability = probabilities[kind];
    return probability === null ? [] : [{ kind, words: places[kind], probability }];
  });
  const settles = reasons.find((sentence) => /would settle it/.test(sentence));
  const [likeliest] = chances.toSorted((one, other) => other.probability - one.probability);
  return (
    <section class="section" aria-labelledby="how-sure">
      <h2 id="how-sure">How sure is that?</h2>
      <p class="next">
        {chances.length === 3 && likeliest
          ? `The chance that ${isRange(result) ? "the middle of the range" : "the offer"} is ${likeliest.words} is ${chanceWords(likeliest.probability)}: the typical figure is itself uncertain.`
          : "Not all of what people here are paid is published, so nobody can say how sure this is."}{" "}
        {settles}
      </p>
      {chances.length === 3 && (
        <HundredTicks id="how-sure-ticks" title="How sure this is" chances={chances} />
      )}
    </section>
  );
}

/** What the verdict says in the words of the method, for whoever wants to check it. */
export function Reasons({ result: { reasons } }: { result: EvaluateData }): Markup {
  return (
    <details>
      <summary>The numbers behind this</summary>
      <ul class="reasons">
        {reasons.map((reason) => (
          <li>{reason}</li>
        ))}
      </ul>
    </details>
  );
}
