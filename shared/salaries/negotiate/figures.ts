import type { PayPeriod } from "#schema/pay-periods.ts";
import type { Estimate } from "#shared/contract/estimate.response.ts";
import { hoursPerYear, toHourly } from "#shared/contract/pay-period.ts";
import { annualPay, isBelowMinimum, type LegalMinimum } from "#shared/figures/legal-minimum.ts";
import type { AdviceCeiling } from "../estimate/advice-ceiling.ts";
import type { Everyone } from "../estimate/everyone.ts";
import { toYearly } from "../offers/base-pay.request.ts";
import { findUndecided } from "../offers/find-undecided.ts";
import type { CompetingOffer, NegotiateBody, StatedOffer } from "./negotiate.request.ts";
import type { NegotiationFigure } from "./negotiate.response.ts";
import type { Counter } from "./plan-counter.ts";

const parts = ["base", "equity", "bonus", "signing"] as const;

/** Years over which a signing bonus is spread, as `compare-offers` does by default. */
const signingYears = 4;

/** What an offer pays a year, with all its parts. */
function yearlyPay({ base, bonus = 0, equity = 0, signing = 0 }: StatedOffer): number {
  return base + bonus + equity + signing / signingYears;
}

export interface BestCompeting {
  offer: CompetingOffer;
  /** Its index in the body. */
  index: number;
  /** What it states its base pay for. */
  period: PayPeriod;
  /** Whether it pays more a year than the offer, with all parts of both: only then is it an argument. */
  isAhead: boolean;
}

/** A competing offer of which nobody can say whether it pays more, with what would have to be known. */
interface OpenOffer {
  /** Its index in the body. */
  index: number;
  question: string;
}

/**
 * The competing offers that are no argument yet: paid by the hour where the offer is paid by the year, or on
 * a contract, part-time or the like by their names. `compare-offers` asks the same of them.
 */
export function openOffers({ current_offer, competing_offers }: Offers): OpenOffer[] {
  return competing_offers.flatMap((offer, index) => {
    const [own, other] = [
      { ...current_offer, label: "the offer that you have" },
      { ...offer, label: offer.label ?? "your other offer" },
    ];
    const { questions } = findUndecided([
      { offer: own, texts: [] },
      { offer: other, texts: [offer.label ?? ""] },
    ]);
    const [first] = questions;
    return first ? [{ index, question: first.question }] : [];
  });
}

/** The competing offer that pays the most a year of those that can be compared, with its base pay for a year; null without one. */
export function bestCompeting(stated: Offers): BestCompeting | null {
  const { current_offer: offered, competing_offers: offers } = toYearlyOffers(stated);
  const open = openOffers(stated).map(({ index }) => index);
  const pay = (at: number) => {
    const offer = offers[at];
    return offer && !open.includes(at) ? yearlyPay(offer) : -1;
  };
  const index = offers.reduce((best, _, at) => (pay(at) > pay(best) ? at : best), 0);
  const offer = offers[index];
  const { period = "annual" } = stated.competing_offers[index] ?? {};
  if (!offer || pay(index) < 0) return null;
  return { offer, index, period, isAhead: pay(index) > yearlyPay(offered) };
}

type Offers = Pick<NegotiateBody, "current_offer" | "competing_offers">;

/**
 * The offers with their base pay in whole USD a year, which the advice is about. An hour that is the legal
 * minimum is a year that is it, though its cents round to a dollar less.
 */
export function toYearlyOffers(
  { current_offer, competing_offers }: Offers,
  law: LegalMinimum | null = null,
): Offers {
  const offered = toYearly(current_offer);
  const isMinimum = law !== null && offered.base < law.annual && !isBelowMinimum(offered.base, law);
  return {
    current_offer: isMinimum ? { ...offered, base: law.annual } : offered,
    competing_offers: competing_offers.map(toYearly),
  };
}

const of = (employers: string | null) => (employers === null ? "" : ` (${employers})`);

/** The legal minimum of larger employers, if that is more. */
function higherRate(law: LegalMinimum | null): [name: string, usd: number, derivation: string][] {
  const { higherHourly, higherJurisdiction, higherScope } = law?.wage ?? {};
  if (!higherHourly) return [];
  return [
    [
      "legal_minimum.higher_hourly",
      higherHourly,
      `the rate of ${higherJurisdiction} for ${higherScope}`,
    ],
    [
      "legal_minimum.higher",
      annualPay(higherHourly),
      `legal_minimum.higher_hourly * ${hoursPerYear} hours, rounded up`,
    ],
  ];
}

/** Every number that may occur in the texts, with its source. */
export function listFigures(
  body: Offers,
  estimate: Estimate,
  counter: Counter,
  {
    ceiling,
    law,
    everyone,
  }: { ceiling: AdviceCeiling | null; law: LegalMinimum | null; everyone: Everyone | null },
): NegotiationFigure[] {
  const { current_offer: offered } = toYearlyOffers(body, law);
  const best = bestCompeting(body);
  const told = [...(best ? [best.index] : []), ...openOffers(body).map(({ index }) => index)];
  const usd = (
    name: string,
    value: number,
    source: NegotiationFigure["source"],
    derivation: string | null = null,
  ): NegotiationFigure => ({
    name,
    value,
    unit: "usd",
    source,
    data_point_id: source === "estimate" ? estimate.data_point_id : null,
    derivation,
  });
  const stated = (name: string, offer: StatedOffer) =>
    parts.flatMap((part) => {
      const value = offer[part];
      if (value === undefined) return [];
      if (part !== "base" || offer.period === "annual") {
        return [usd(`${name}.${part}`, value, "caller")];
      }
      const derivation = `${name}.hourly * ${hoursPerYear} hours, rounded`;
      return [
        usd(`${name}.hourly`, value, "caller"),
        usd(
          `${name}.base`,
          name === "current_offer" ? offered.base : toYearly(offer).base,
          "derived",
          derivation,
        ),
      ];
    });
  const hourly = (["base", "low", "high"] as const).flatMap((name) =>
    body.current_offer.period === "annual"
      ? []
      : [
          usd(
            `counter_offer.${name}.hourly`,
            toHourly(counter[name]),
            "derived",
            `counter_offer.${name} / ${hoursPerYear} hours`,
          ),
        ],
  );
  const typical = (["median", "high"] as const).flatMap((name) =>
    body.current_offer.period === "annual" || estimate[name] === null
      ? []
      : [
          usd(
            `estimate.${name}.hourly`,
            toHourly(estimate[name]),
            "derived",
            `estimate.${name} / ${hoursPerYear} hours`,
          ),
        ],
  );
  const gap = offered.base - estimate.median;
  return [
    ...(estimate.low === null ? [] : [usd("estimate.low", estimate.low, "estimate")]),
    usd("estimate.median", estimate.median, "estimate"),
    ...(estimate.high === null ? [] : [usd("estimate.high", estimate.high, "estimate")]),
    usd("estimate.confidence_lower", estimate.confidence_lower, "estimate"),
    usd("estimate.confidence_upper", estimate.confidence_upper, "estimate"),
    ...typical,
    ...(everyone
      ? [
          usd(
            "everyone.median",
            everyone.median,
            "derived",
            "the estimate's median without a level",
          ),
          ...(body.current_offer.period === "annual"
            ? []
            : [
                usd(
                  "everyone.median.hourly",
                  toHourly(everyone.median),
                  "derived",
                  `everyone.median / ${hoursPerYear} hours`,
                ),
              ]),
        ]
      : []),
    ...(estimate.high === null
      ? []
      : [
          usd(
            "leverage.upper_gap",
            Math.abs(offered.base - estimate.high),
            "derived",
            "|current_offer.base - estimate.high|",
          ),
        ]),
    ...(ceiling
      ? [
          usd(
            "occupation.p90",
            ceiling.amount,
            "derived",
            ceiling.isMinimum
              ? `${ceiling.from}, which is more`
              : `${ceiling.from} of the estimate's lineage, rounded down`,
          ),
          usd(
            "leverage.p90_gap",
            Math.abs(offered.base - ceiling.amount),
            "derived",
            "|current_offer.base - occupation.p90|",
          ),
        ]
      : []),
    ...(law && counter.isNearMinimum
      ? [
          usd(
            "legal_minimum",
            law.annual,
            "derived",
            `legal_minimum.hourly * ${hoursPerYear} hours, rounded up`,
          ),
          usd(
            "legal_minimum.hourly",
            law.wage.hourly,
            "derived",
            `the rate of ${law.wage.jurisdiction}${of(law.wage.scope)} in force on ${estimate.as_of}`,
          ),
          usd(
            "leverage.minimum_gap",
            Math.abs(offered.base - law.annual),
            "derived",
            "|current_offer.base - legal_minimum|",
          ),
        ]
      : []),
    ...higherRate(law).map(([name, value, derivation]) => usd(name, value, "derived", derivation)),
    ...stated("current_offer", body.current_offer),
    ...body.competing_offers.flatMap((offer, index) =>
      told.includes(index) ? stated(`competing_offers.${index}`, offer) : [],
    ),
    usd("counter_offer.base", counter.base, "derived", counter.derivation.base),
    usd("counter_offer.low", counter.low, "derived", counter.derivation.low),
    usd("counter_offer.high", counter.high, "derived", counter.derivation.high),
    ...hourly,
    usd("leverage.gap", Math.abs(gap), "derived", "|current_offer.base - estimate.median|"),
    {
      name: "leverage.gap_pct",
      value: Number(((Math.abs(gap) / estimate.median) * 100).toFixed(1)),
      unit: "percent",
      source: "derived",
      data_point_id: null,
      derivation: "leverage.gap / estimate.median * 100",
    },
    usd(
      "counter_offer.increase",
      counter.base - offered.base,
      "derived",
      "counter_offer.base - current_offer.base",
    ),
    ...(best
      ? [
          usd(
            "leverage.competing_gap",
            Math.abs(best.offer.base - offered.base),
            "derived",
            "|best competing base - current_offer.base|",
          ),
        ]
      : []),
  ];
}
