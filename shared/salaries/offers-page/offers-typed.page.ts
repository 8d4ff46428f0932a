import type { PayPeriod } from "#schema/pay-periods.ts";
import { askedAs, type FigureLevel, meantLevel } from "#shared/contract/levels.ts";
import { leastYearly, maxHourly } from "#shared/contract/pay-period.ts";
import { grouped } from "#shared/core/format.ts";
import { hoursPerYear } from "#shared/figures/legal-minimum.ts";
import { readAmount } from "#shared/html/forms/read-amount.ts";
import type { NegotiateData } from "../negotiate/negotiate.response.ts";
import { negotiateIfCompared } from "../negotiate/negotiate.ts";
import type { CompareOffersBody } from "../offers/compare-offers.request.ts";
import type { ComparedOffer, CompareOffersData } from "../offers/compare-offers.response.ts";
import { compareOffers } from "../offers/compare-offers.ts";
import { withoutWorkWords } from "../offers/read-work-words.ts";
import { findName, slugFor } from "../subject/find-names.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import {
  isFilled,
  type OffersErrors,
  type OffersValues,
  type OfferValues,
} from "./offers-form.page.tsx";

export interface ComparedOffers {
  values: OffersValues;
  errors: OffersErrors;
  result: CompareOffersData | null;
  /** The offers that were understood, in the order of the form; empty without a result. */
  offers: readonly TypedOffer[];
  /** The letters to the offers that name a job and are an employee's, best first. */
  letters: readonly OfferLetter[];
}

/** What to ask for in return for one of the offers. */
export interface OfferLetter {
  label: string;
  negotiation: NegotiateData;
  isHourly: boolean;
}

type Offer = CompareOffersBody["offers"][number];

/** An offer with the level that the words for its job begin with, if any: "senior" of "Senior Nurse". */
export interface TypedOffer extends Offer {
  /** Its number in the form. */
  number: number;
  /** The base as typed, if it was for an hour. */
  hourly: number | null;
  /** The words for its job as typed; empty if it names none. */
  title: string;
  /** Its city with the state, or the words for a place that has the figures of a city, for the form of a job. */
  location: string;
  /** All that was typed about it in words, which say what kind of work it is. */
  words: readonly string[];
  level: FigureLevel | null;
  /** The city, or the place that it stands for if that has another minimum wage. */
  place: string;
}

/** Largest amounts that the form takes, as the API does. */
const maxAmount = { annual: 10_000_000, hourly: maxHourly } as const;
const vestingYears = 4;

/** Values what a person has typed, or says at which field it cannot be. Nothing is stored. */
export async function compareTypedOffers(
  context: SalaryContext,
  values: OffersValues,
): Promise<ComparedOffers> {
  const errors: Record<string, string> = {};
  const offers: TypedOffer[] = [];
  for (const [at, typed] of values.offers.entries()) {
    if (at >= 1 && !isFilled(typed)) continue;
    const offer = await readOffer(context, typed, at + 1, errors);
    if (offers.some(({ label }) => label === offer.label)) {
      errors[`label${at + 1}`] = "Another offer has this name.";
    }
    offers.push(offer);
  }
  if (Object.keys(errors).length > 0) {
    return { values, errors, result: null, offers: [], letters: [] };
  }
  const body = {
    offers: offers.map(toOffer),
    filing_status: values.filingStatus,
    basis: "local",
    years: 4,
  } as const;
  const words = offers.map((offer) => offer.words);
  const result = await compareOffers(context, { ...body, offers: [...body.offers] }, words);
  return {
    values,
    errors,
    result,
    offers,
    letters: await writeLetters(context, values, result, offers),
  };
}

/** An offer as the API takes it, with the pay for an hour where it was typed so. */
function toOffer({ label, base, hourly, bonus, signing, equity, city, role }: TypedOffer): Offer {
  const period = hourly === null ? "annual" : "hourly";
  const pay = { base: hourly ?? base, period, bonus, signing } as const;
  return { label, ...pay, city, ...(equity && { equity }), ...(role && { role }) };
}

async function readOffer(
  { reference }: SalaryContext,
  typed: OfferValues,
  number: number,
  errors: Record<string, string>,
): Promise<TypedOffer> {
  const refuse = (field: keyof OfferValues, message: string) => {
    errors[`${field}${number}`] = message;
  };
  const extra = (field: "bonus" | "signing" | "equity") => {
    const value = readAmount(typed[field]);
    if (value === null) return 0;
    if (value >= 0 && value <= maxAmount.annual) return Math.round(value);
    refuse(field, howTo("annual"));
    return 0;
  };
  const base = readBase(typed, (message) => refuse("base", message));
  const city = await findName(reference, "city", typed.city);
  if (city.error !== undefined) refuse("city", city.error);
  const role = typed.role.trim() === "" ? null : await findJob(reference, typed.role);
  if (role?.error !== undefined) refuse("role", role.error);
  const equity = extra("equity");
  return {
    number,
    label: typed.label.trim() || `Offer ${number}`,
    ...base,
    period: "annual",
    bonus: extra("bonus"),
    signing: extra("signing"),
    ...(equity > 0 ? { equity: { total: equity, vesting_years: vestingYears } } : {}),
    city: city.slug ?? "",
    // Taxes and prices are the city's, but no letter cites its minimum wage for another place.
    place: city.error === undefined ? slugFor(city) : "",
    ...(role?.slug === undefined ? {} : { role: role.slug }),
    location: city.error === undefined && city.note === null ? city.name : typed.city.trim(),
    title: typed.role.trim(),
    words: [typed.role, typed.city],
    level: role?.error === undefined ? (role?.level ?? null) : null,
  };
}

/** The job that is named, or named apart from words such as "part-time", which are no part of a title. */
async function findJob(reference: SalaryContext["reference"], words: string) {
  const named = await findName(reference, "role", words);
  const rest = withoutWorkWords(words);
  if (named.error === undefined || rest === "" || rest === words.toLowerCase()) return named;
  const apart = await findName(reference, "role", rest);
  return apart.error === undefined ? apart : named;
}

const howTo = (period: PayPeriod) =>
  `Write an amount up to ${grouped(maxAmount[period])}, such as ${period === "hourly" ? "38.50" : "85,000 or 85k"}.`;

/** The base for a year, and as it was typed if that was for an hour. */
function readBase(
  { base, period }: OfferValues,
  refuse: (message: string) => void,
): Pick<TypedOffer, "base" | "hourly"> {
  const value = readAmount(base);
  if (value === null || !(value >= 1 && value <= maxAmount[period])) {
    refuse(howTo(period));
    return { base: 1, hourly: null };
  }
  if (period === "hourly") return { base: Math.round(value * hoursPerYear), hourly: value };
  if (value < leastYearly) {
    refuse(`Is $${value} for an hour? Then choose “an hour” next to it.`);
  }
  return { base: Math.round(value), hourly: null };
}

/** What may be missing about an offer by the hour while its hour is still compared with others' hours. */
const apartFromTheHour = /\.(?:hours_per_week|weeks_per_year|overtime)$/;

/** Whether an offer is compared with what employees earn, as a letter does it: a contractor's pay is not. */
function isLikeOthers({ hourly }: TypedOffer, at: number, { undecided }: CompareOffersData) {
  const missing = undecided.filter(({ field }) => field.startsWith(`offers.${at}.`));
  return missing.every(({ field }) => hourly !== null && apartFromTheHour.test(field));
}

/**
 * A letter to each employer. It cites those other offers that are worth more and are in the same city: a
 * base elsewhere is spent at other prices and taxed by other laws, so it is no argument. While nobody can
 * say which is worth more, it cites none.
 */
async function writeLetters(
  context: SalaryContext,
  { exp }: OffersValues,
  result: CompareOffersData,
  offers: readonly TypedOffer[],
): Promise<OfferLetter[]> {
  const { ranking, tied, undecided } = result;
  const isDecided = undecided.length === 0;
  const rankOf = (label: string) => ranking.find((row) => row.label === label)?.rank ?? 0;
  const ranked = inOrder(result).flatMap(
    ({ label }) => offers.find((offer) => offer.label === label) ?? [],
  );
  const letters = ranked.map(async (own): Promise<OfferLetter[]> => {
    const { role, label, place, level, hourly } = own;
    if (role === undefined || !isLikeOthers(own, offers.indexOf(own), result)) return [];
    const better = ranked.filter(
      (other) => isDecided && other.city === own.city && rankOf(other.label) < rankOf(label),
    );
    const negotiation = await negotiateIfCompared(
      context,
      {
        role,
        city: place,
        basis: "local",
        ...askedAs(meantLevel(exp, level)),
        current_offer: payOf(own),
        competing_offers: better.map((other) => ({ label: other.label, ...payOf(other) })),
        priorities: [],
        tone: "warm",
      },
      label,
    );
    return negotiation ? [{ label, negotiation, isHourly: hourly !== null }] : [];
  });
  const written = (await Promise.all(letters)).flat();
  return tied.length === 0 ? written : written.toSorted((a, b) => roomIn(b) - roomIn(a));
}

/** The compared offers, best first; as they were typed while nobody can say which is. */
export function inOrder({ ranking, offers, undecided }: CompareOffersData): ComparedOffer[] {
  if (undecided.length > 0) return [...offers];
  return ranking.flatMap(({ label }) => offers.find((offer) => offer.label === label) ?? []);
}

/** How much more one may ask for, as a share: of offers that tie, the one with more room comes first. */
function roomIn({ negotiation: { counter_offer, estimate, leverage } }: OfferLetter): number {
  return counter_offer.base / (estimate.median + leverage.base_vs_median);
}

/** The pay of an offer for its letter, which names the hour if the base was typed for one. */
function payOf({ base, hourly, bonus, signing, equity }: TypedOffer) {
  return {
    base: hourly ?? base,
    period: hourly === null ? ("annual" as const) : ("hourly" as const),
    bonus,
    signing,
    equity: equity ? Math.round(equity.total / equity.vesting_years) : 0,
  };
}
