/** What is missing before anybody can say which of several offers is worth more, as questions for people. */
import { dollars, grouped, possessive } from "#shared/core/format.ts";
import type { CompareOffersBody } from "./compare-offers.request.ts";
import type { CompareOffersData } from "./compare-offers.response.ts";
import { readWorkWords, type SaidOfWork } from "./read-work-words.ts";

type Offer = Pick<CompareOffersBody["offers"][number], "label" | "base" | "period">;
type Question = CompareOffersData["undecided"][number];

/** An offer, and all texts that say something of it. */
interface DescribedOffer {
  offer: Offer;
  texts: readonly string[];
}

export interface Undecided {
  /** The one that is most likely to turn the ranking first; empty if nothing is known to be missing. */
  questions: Question[];
  /** Labels of the offers that are no full-time, year-round employee's, or may be none. */
  unusual: ReadonlySet<string>;
  /** What the amounts leave out, as far as the offers are known to have it. */
  isContracted: boolean;
}

/** A full-time week; offices count 37.5 hours as one. */
const fullTime = { least: 37.5, most: 40 };

/** Questions in the order in which their answers are likely to turn a ranking. */
const order = ["pay", "employment", "hours_per_week", "stipends_weekly", "weeks_per_year"] as const;

type Field = (typeof order)[number] | "health_premium_monthly" | "overtime";

/**
 * The offers are valued as full-time employment for a whole year. Where the words of one say that it is
 * something else, or where hours are compared with years, that may be wrong by more than all else.
 */
export function findUndecided(offers: readonly DescribedOffer[]): Undecided {
  const said = offers.map(({ texts }) => readWorkWords(texts));
  const periods = new Set(offers.map(({ offer }) => offer.period));
  const isW2Named = said.some(({ isW2 }) => isW2);
  const asked = offers.map(({ offer }, at) => {
    const own = said[at] ?? readWorkWords([]);
    return {
      label: offer.label,
      isUnusual: isUnusual(own, offer),
      isContracted: own.isContractor || own.isContract,
      words: questionsOf(offer, own).map(place(at)),
      others: [
        ...(periods.size > 1 && offer.period === "hourly" ? hoursQuestions(offer, own) : []),
        // Whoever names it for one offer has another kind in mind for the others.
        ...(isW2Named && !own.isW2 && !own.isContractor && offers.length > 1
          ? [ask("employment", `Is ${offer.label} paid on a W-2, too, or on a 1099?`)]
          : []),
      ].map(place(at)),
    };
  });
  // What an offer says of itself weighs more than how it differs from the others.
  const ranked = [
    ...asked.flatMap(({ words }) => words),
    ...asked.flatMap(({ others }) => others),
  ].toSorted((one, other) => rankOf(one) - rankOf(other));
  return {
    questions: ranked.filter(
      ({ field }, at) => ranked.findIndex((question) => question.field === field) === at,
    ),
    unusual: new Set(asked.flatMap(({ label, isUnusual }) => (isUnusual ? [label] : []))),
    isContracted: asked.some(({ isContracted }) => isContracted),
  };
}

const place =
  (at: number) =>
  ({ field, question }: Question): Question => ({ field: `offers.${at}.${field}`, question });

const ask = (field: Field, question: string) => ({ field, question });

function rankOf({ field }: Question): number {
  const at = order.findIndex((name) => field.endsWith(`.${name}`));
  return at === -1 ? order.length : at;
}

function isUnusual(said: SaidOfWork, { period }: Offer): boolean {
  const { isW2: _, hours, ...kinds } = said;
  return Object.values(kinds).includes(true) || (hours !== null && !isFullTime(hours, period));
}

/** An hour less a week is an hour's pay less, where each is paid. */
function isFullTime(hours: number, period: Offer["period"]): boolean {
  return hours <= fullTime.most && hours >= (period === "hourly" ? fullTime.most : fullTime.least);
}

/** What the offer's own words leave open. */
function questionsOf(offer: Offer, said: SaidOfWork) {
  const { label } = offer;
  const { isContractor, isContract, isW2, isTravel, hasStipend, isForATime } = said;
  const isEmployment = isW2 && !isContractor;
  return [
    ...(said.isByUnit
      ? [ask("pay", `What does ${label} come to in a usual year, at that rate?`)]
      : []),
    ...(isContract && !isEmployment && !isContractor
      ? [ask("employment", `Is ${label} paid on a W-2 or on a 1099?`)]
      : []),
    ...(isContractor && isW2 ? [ask("employment", `Is ${label} paid on a 1099 or on a W-2?`)] : []),
    ...(said.isPartTime || isContractor || said.hours !== null ? hoursQuestions(offer, said) : []),
    ...(isTravel || hasStipend
      ? [
          ask(
            "stipends_weekly",
            `How much does ${label} pay in stipends a week, apart from the base pay?`,
          ),
        ]
      : []),
    ...(isContractor || isContract || isTravel || isForATime
      ? [ask("weeks_per_year", `For how many weeks a year does ${label} pay?`)]
      : []),
    ...(isContractor || isContract
      ? [
          ask(
            "health_premium_monthly",
            `What would health insurance cost you a month with ${label}?`,
          ),
        ]
      : []),
  ];
}

/** What is missing about the hours of an offer, which are counted as full time. */
function hoursQuestions({ label, base, period }: Offer, { hours }: SaidOfWork) {
  if (hours === null)
    return [ask("hours_per_week", `How many hours a week does ${label} pay for?`)];
  if (hours > fullTime.most) {
    return [ask("overtime", `What does ${label} pay for the hours over ${fullTime.most} a week?`)];
  }
  if (period === "hourly") {
    return [
      ask("weeks_per_year", `For how many weeks a year does ${label} pay ${grouped(hours)} hours?`),
    ];
  }
  if (isFullTime(hours, period)) return [];
  return [
    ask(
      "pay",
      `Is ${possessive(label)} ${dollars(base)} a year for ${grouped(hours)} hours a week, or for full time?`,
    ),
  ];
}
