import { leastYearly, perYear } from "#shared/contract/pay-period.ts";
import { grouped, listing, percent } from "#shared/core/format.ts";
import { unitInWords } from "#shared/reading/postings/pay-unit.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import { scaleSentences } from "../estimate/public-scales.ts";
import { isWideSpread } from "../evaluate/judge-offer.ts";
import { sayPay } from "../evaluate/say-pay.ts";
import { wageLevelSentence } from "../wage-levels/level-sentence.ts";
import { findPublished } from "../wage-levels/list-wage-levels.ts";
import type { PostingFinding } from "./check-posting.response.ts";
import { type Checked, isNotCompared, isPartTime, saidPeriod } from "./checked.ts";
import { isAllAbroad, nationNote } from "./find-places.ts";
import { quoted } from "./law-met.ts";
import { amountsOf, isShortTime } from "./piece-pay.ts";
import { postingLaws } from "./posting-laws.ts";

type Find = (checked: Checked) => PostingFinding[];

/** Everything that there is to say about a posting, each with its source. */
export function listFindings(checked: Checked): PostingFinding[] {
  return finders.flatMap((find) => find(checked));
}

/** One kind of finding each; what a posting is compared with next is one more of these. */
const finders: readonly Find[] = [
  findAbroad,
  findTitle,
  findNation,
  findShape,
  findUnread,
  findPeriod,
  findContract,
  findNotGuaranteed,
  findTips,
  findMinimum,
  findAgainstEstimate,
  findPublishedWage,
  findWageLevel,
  findFiled,
  findScale,
  findBenefits,
];

function inPosting(
  { posting: { url } }: Checked,
  code: PostingFinding["code"],
  text: string,
): PostingFinding[] {
  return [{ code, text, source: { name: "The posting", url } }];
}

/** That a public employer's own scale says more than the figures. */
function findScale(checked: Checked): PostingFinding[] {
  const { quote, posting } = checked;
  if (quote === null) return [];
  return scaleSentences(quote.figures.input.role, posting.company).flatMap((sentence) =>
    inPosting(checked, "public_scale", sentence),
  );
}

function findAbroad(checked: Checked): PostingFinding[] {
  const { places } = checked;
  if (!isAllAbroad(places)) return [];
  return inPosting(
    checked,
    "outside_us",
    `${listing(places.abroad)} is outside of the United States. The figures and laws here are for the United States only, so its pay is not judged.`,
  );
}

function findTitle(checked: Checked): PostingFinding[] {
  const { posting } = checked;
  if (posting.role !== null) return [];
  return inPosting(
    checked,
    "title_unknown",
    `No role of the catalog has the title “${posting.title}”, so its pay is not compared. A more common title for the same work may be in it.`,
  );
}

/** Pay that is right in one place may be low or high for the nation, so this comes before any figure. */
function findNation(checked: Checked): PostingFinding[] {
  const note = nationNote(checked.places);
  if (note === null) return [];
  if (checked.quote !== null) return inPosting(checked, "nation_compared", note);
  const { places, notes, isNamed } = checked.places;
  if (!isNamed || places.length > 0 || notes.length === 0) return [];
  const text = `${notes.join(" ")} So no law of a place is looked up.`;
  return inPosting(checked, "place_unread", text);
}

function findShape(checked: Checked): PostingFinding[] {
  const { shape, min, max, other_ranges } = checked.posting;
  const others =
    other_ranges.length > 0
      ? inPosting(
          checked,
          "several_ranges",
          `The posting names ${checked.pay.isOverall ? "several ranges" : "other pay as well"}: ${listing(other_ranges.slice(0, 5))}. Ask which of these is for you, and why.`,
        )
      : [];
  if (shape === "none") {
    if (checked.pay.unread.length > 0) return [];
    return inPosting(checked, "no_pay", "No pay was found in what was read of the posting.");
  }
  if (shape === "up_to") {
    return [
      ...inPosting(
        checked,
        "up_to",
        `“Up to” names the top alone${top(checked)}. Ask for the bottom, and what most people in the job are paid.`,
      ),
      ...others,
    ];
  }
  if (shape === "open_end") {
    return [
      ...inPosting(
        checked,
        "open_end",
        "The posting names the bottom alone. Ask for the top, and what it depends on.",
      ),
      ...others,
    ];
  }
  if (min && max && isWideSpread(max / min)) {
    return [
      ...inPosting(
        checked,
        "wide_range",
        `The top of the range is ${(max / min).toFixed(2)} times its bottom, which says little. Ask which part of it applies to you.`,
      ),
      ...others,
    ];
  }
  return others;
}

/** What no rule has classed is shown, because it may be the pay. */
function findUnread(checked: Checked): PostingFinding[] {
  const { shape, unread } = checked.pay;
  if (unread.length === 0) return [];
  const ask =
    shape === "none" ? "Ask whether that is the pay, and for what." : "It is not compared.";
  return inPosting(checked, "pay_unread", `We could not read: ${quoted(unread)}. ${ask}`);
}

/** Whether even the top is below what is typical. */
function top({ posting: { max, period, currency }, quote, pay }: Checked): string {
  if (max === null || period === null || currency !== "USD" || !quote || pay.isTotal) return "";
  const { median } = quote.estimate;
  const typical = sayPay(period).full(median);
  return perYear(max, period) < median
    ? `, and even that is below what is typical, ${typical}`
    : `; what is typical is ${typical}`;
}

function findPeriod(checked: Checked): PostingFinding[] {
  const { posting, pay } = checked;
  const { shape, min, max, period, currency } = posting;
  if (shape === "none") return [];
  if (period === null) {
    const amount = amountsOf(posting);
    if (pay.per !== null) {
      const why = isShortTime(pay.per)
        ? "such work lasts for some weeks or days of a year, and a part of its pay may be a stipend. Ask for how many weeks and hours it is, and what of it is taxed."
        : "what it comes to depends on how many there are, and on the time each of them takes. Ask what people in the job earn in a week.";
      const text = `Pay of ${amount} per ${pay.per} is not compared: ${why}`;
      return inPosting(checked, "per_piece", text);
    }
    if (isPartTime(pay)) {
      const text = `${amount} for ${unitInWords[pay.unit]} is little for full-time work, so it is not compared. For how many hours is it?`;
      return inPosting(checked, "period_asked", text);
    }
    const text =
      (max ?? min ?? 0) < leastYearly
        ? `${amount} can hardly be pay for a year. Is it for an hour?`
        : `The posting does not say whether ${amount} is for an hour, a week, a month or a year. Ask.`;
    return inPosting(checked, "period_asked", text);
  }
  return [
    ...(pay.unit === null
      ? inPosting(
          checked,
          "period_assumed",
          "The posting does not say what the pay is for; it is read as pay for a year.",
        )
      : []),
    ...(currency === "USD"
      ? []
      : inPosting(checked, "not_usd", `The pay is in ${currency}. Only pay in USD is compared.`)),
  ];
}

function findContract({ pay, ...checked }: Checked): PostingFinding[] {
  if (!pay.isContract) return [];
  const text =
    "The rate is for a contractor (C2C or 1099), who pays both halves of the payroll taxes, insurance and time off out of it. It is not compared with what employees are paid.";
  return inPosting({ pay, ...checked }, "contractor_rate", text);
}

function findNotGuaranteed(checked: Checked): PostingFinding[] {
  const { pay, posting } = checked;
  const total = pay.isTotal
    ? inPosting(
        checked,
        "total_pay",
        `${posting.words ?? "The amount"} is what one may earn in all. Ask for the base pay, which is guaranteed.`,
      )
    : [];
  if (posting.variable.length === 0) return total;
  return [
    ...total,
    ...inPosting(
      checked,
      "variable_pay",
      `Besides the base, the posting names ${listing(posting.variable.slice(0, 5))}. That is not guaranteed, or paid once, so it is not compared.`,
    ),
  ];
}

function findTips(checked: Checked): PostingFinding[] {
  if (!checked.isTipped) return [];
  return inPosting(
    checked,
    "tips_not_judged",
    "The posting names tips, which are not judged: what they come to is not known. The survey counts tips as wages, so base pay alone compares lower than the job is paid. Ask what people in it take home.",
  );
}

function findMinimum({ evaluation, quote }: Checked): PostingFinding[] {
  const [sentence] = evaluation?.reasons ?? [];
  if (!evaluation?.below_minimum || sentence === undefined) return [];
  const law = quote?.figures.floor.law?.wage;
  const name =
    law?.provision ?? (law ? `The minimum wage of ${law.jurisdiction}` : "The minimum wage");
  return [{ code: "below_minimum", text: sentence, source: { name, url: null } }];
}

function findAgainstEstimate(checked: Checked): PostingFinding[] {
  const { evaluation } = checked;
  if (!evaluation || evaluation.below_minimum) return [];
  const say = sayPay(saidPeriod(checked));
  const { estimate, offer, city, role, page_url } = evaluation;
  const where = `${role.title} in ${city ? `${city.name}, ${city.state}` : "the United States"}`;
  const { low, median, high, methodology_version } = estimate;
  const half =
    low === null || high === null
      ? ""
      : `, and the middle half is paid ${say.bare(low)} to ${say.bare(high)}`;
  const isRange = offer.min !== offer.max;
  const place = isNotCompared(checked)
    ? (evaluation.reasons[0] ?? "")
    : offer.max < median
      ? `${isRange ? "All of the range" : "The amount"} is below the estimate.`
      : offer.min > median
        ? `${isRange ? "All of the range" : "The amount"} is above the estimate.`
        : isRange
          ? "The range contains it."
          : "The amount is the same.";
  return [
    {
      code: "against_estimate",
      text: `The estimate for ${where} is ${say.full(median)}${half}. ${place}`,
      source: { name: `Estimate by method ${methodology_version}`, url: page_url },
    },
  ];
}

function findPublishedWage(checked: Checked): PostingFinding[] {
  const { evaluation, quote } = checked;
  const observed = quote?.observed;
  if (!observed || observed.median === null) return [];
  const { median, occupation_title, area_title, reference_period, survey, url } = observed;
  const published = `The published median of everyone in the occupation ${occupation_title} in ${area_title}, all levels together, was ${sayPay(saidPeriod(checked)).short(median)} in May ${reference_period.slice(0, 4)}`;
  return [
    {
      code: "published_wage",
      text: `${published}${compared(isNotCompared(checked) ? null : (evaluation?.offer.midpoint ?? null), median)}.`,
      source: { name: `${observed.source}, ${survey}`, url },
    },
  ];
}

/** Where the posted pay lies among the prevailing wages for work visas, unless it is unlawfully little. */
function findWageLevel(checked: Checked): PostingFinding[] {
  const { evaluation, quote } = checked;
  if (!evaluation || evaluation.below_minimum || !quote || isNotCompared(checked)) return [];
  const { role, place, dataset } = quote.figures.input;
  const levels = findPublished(place);
  const source = dataset.sources.get(sourceIds.wageLevels);
  if (!levels || !place || !source) return [];
  const { min, max } = evaluation.offer;
  const pay = { lowest: min, isRange: min !== max, called: "the posted pay" };
  const words = { occupation: role.occupation.title, area: place.city.metro.title };
  const sentence = wageLevelSentence(levels, pay, words, sayPay(saidPeriod(checked)).short);
  return [
    {
      code: "wage_level",
      text: `${sentence} All four come from one formula, so they do not show what people with more experience earn.`,
      source: { name: `${source.publisher}, ${source.title}`, url: source.url },
    },
  ];
}

/** Below this many filings their median says little. */
const leastFilings = 30;

/** What employers say to the government that they pay, in the nation as a whole. */
function findFiled(checked: Checked): PostingFinding[] {
  const { quote } = checked;
  if (!quote) return [];
  const { role, dataset } = quote.figures.input;
  const { title, filedWageCount, filedWageMedian } = role.occupation;
  if (filedWageMedian === null || filedWageCount < leastFilings) return [];
  const source = dataset.sources.get(sourceIds.filedWages);
  return [
    {
      code: "filed_pay",
      text: `In ${grouped(filedWageCount)} visa filings for ${title} (${periodOf(dataset, sourceIds.filedWages)}), employers across the United States named a median of ${sayPay(saidPeriod(checked)).short(filedWageMedian)}. Such filings are for foreign workers alone.`,
      source: {
        name: source ? `${source.publisher}, ${source.title}` : "Labor condition applications",
        url: source?.url ?? null,
      },
    },
  ];
}

/** `; the middle of what is posted is 12% less`; empty if nothing is compared. */
function compared(midpoint: number | null, other: number): string {
  if (midpoint === null) return "";
  const by = percent(Math.abs(midpoint / other - 1), 0);
  if (by === "0%") return "; what is posted is about the same";
  return `; what is posted is ${by} ${midpoint > other ? "more" : "less"}`;
}

function findBenefits({ posting, benefits, law }: Checked): PostingFinding[] {
  if (posting.benefits_named !== false) return [];
  const asked = law.find(({ jurisdiction, in_force }) => {
    return in_force && postingLaws.some((one) => one.jurisdiction === jurisdiction && one.benefits);
  });
  if (!asked) return [];
  const { jurisdiction, statute, url } = asked;
  return [
    {
      code: "benefits_not_named",
      text: `The law of ${jurisdiction} also asks for a description of the benefits; ${
        benefits === "praised"
          ? "the posting mentions benefits without saying which."
          : "none was found in what was read."
      }`,
      source: { name: statute, url },
    },
  ];
}
