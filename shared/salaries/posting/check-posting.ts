import {
  askedAs,
  askedLevel,
  type Grade,
  gradeOf,
  type PayLevel,
} from "#shared/contract/levels.ts";
import { ApiError } from "#shared/core/errors.ts";
import { listing } from "#shared/core/format.ts";
import { creditOf } from "#shared/core/site.ts";
import { yearsOf } from "#shared/figures/experience.ts";
import {
  isCommissionOnly,
  namesTips,
  readBenefits,
} from "#shared/reading/postings/benefits-and-tips.ts";
import { cleanLink } from "#shared/reading/postings/clean-link.ts";
import { cleanTitle, titleForms } from "#shared/reading/postings/clean-title.ts";
import { matchLevel } from "#shared/reading/postings/match-level.ts";
import { matchRole } from "#shared/reading/postings/match-role.ts";
import { type PayRead, readPay, readTyped } from "#shared/reading/postings/read-pay.ts";
import { type FetchPage, readPosting } from "#shared/reading/postings/read-posting.ts";
import { type PostingText, readText } from "#shared/reading/postings/read-text.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import { meantPlace } from "#shared/reference/resolve-place.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { citation } from "../estimate/citation.ts";
import { publicEmployerIn } from "../estimate/public-scales.ts";
import { type Quote, quote } from "../estimate/quote.ts";
import type { EvaluateData } from "../evaluate/evaluate.response.ts";
import { evaluate } from "../evaluate/evaluate.ts";
import { findSubject } from "../subject/find-subject.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { CheckPostingBody } from "./check-posting.request.ts";
import type { CheckPostingData, PostingRead } from "./check-posting.response.ts";
import { disclose } from "./disclose.ts";
import { findLaws } from "./find-laws.ts";
import { findPlaces, isAllAbroad, nationNote, type PostedPlaces } from "./find-places.ts";
import type { BenefitsSeen } from "./law-met.ts";
import { listFindings } from "./list-findings.ts";
import { postingHeadline } from "./posting-headline.ts";
import { suggestRange } from "./suggest-range.ts";

export interface PostingCheckContext extends SalaryContext {
  /** Reads a page on the public Internet; absent where links are not read. */
  fetchPage?: FetchPage;
}

export type CheckPostingInput = Omit<CheckPostingBody, "exp"> &
  Pick<Partial<CheckPostingBody>, "exp">;

/**
 * What a posting says about pay, what the law of its place asks for, and how its pay compares. The
 * fields of the input replace what its text or the page of its link says. Nothing is stored.
 *
 * @throws {ApiError} `parameter_missing` for a link that leads to no posting or a text without a title,
 * `dependency_unavailable` if the page of a link does not respond.
 *
 * @example
 * const { headline, law } = await checkPosting(context, {
 *   title: "Electrician", location: "Denver, CO", text: "Competitive pay!",
 * });
 */
export async function checkPosting(
  context: PostingCheckContext,
  input: CheckPostingInput,
): Promise<CheckPostingData> {
  const read = await readInput(context, input);
  const title = input.title ?? (await findTitle(context.reference, read));
  if (title === null) throw titleMissing();
  return (await checkRead(context, input, read, title)).result;
}

/** A posting's own title, else the first line at its top that names a role; null if there is neither. */
export async function findTitle(reference: Reference, read: PostingText): Promise<string | null> {
  return read.title ?? (await titleAmong(reference, read.heads));
}

/** The check of a posting that was read, with the pay on which it rests. */
export async function checkRead(
  context: SalaryContext,
  input: CheckPostingInput,
  read: GivenPosting,
  title: string,
): Promise<{ pay: PayRead; result: CheckPostingData }> {
  const { reference, now, site } = context;
  const location = input.location ?? read.location;
  const places = await findPlaces(reference, location, await jobNames(reference));
  const isAbroad = isAllAbroad(places);
  const role = await findRole(reference, title);
  const level = input.exp ?? role?.level ?? (role ? matchLevel(title, role.slug) : "any");
  const pay = payOf(input, read, { title, names: await namesOf(reference, places) });
  const city = places.places.find((place) => place.city !== null)?.city ?? undefined;
  const asked =
    role && !isAbroad
      ? { role: role.slug, city, basis: "local" as const, ...askedAs(level) }
      : null;
  const figures = asked && (await quoteOf(context, asked));
  const offer = offerOf(pay);
  const heads = read.heads.filter((line) => line.trim() !== title);
  const company = read.company ?? publicEmployerIn(heads, read.text);
  const judged: EvaluateData | null =
    asked && figures && offer ? await evaluate(context, { ...asked, ...offer }, company) : null;
  const isTipped = namesTips(read.text);
  // With tips an employer may pay less than the minimum wage, which has to come together in the end.
  const evaluation = isTipped && judged?.below_minimum ? null : judged;
  const benefits: BenefitsSeen = read.text === "" ? "unseen" : readBenefits(read.text, title);
  const isCommission = isCommissionOnly(read.text);
  const law = findLaws(places, {
    location,
    seen: { pay, isCommission, benefits },
    today: new Date(now).toISOString().slice(0, 10),
  });
  const posting: PostingRead = {
    title,
    company,
    location,
    url: read.url,
    role: role && { slug: role.slug, title: role.title },
    experience: yearsOf(level),
    grade: gradeOf(level),
    shape: pay.shape,
    min: pay.min,
    max: pay.max,
    period: pay.period,
    per: perOf(pay),
    currency: pay.currency,
    words: pay.words,
    variable: pay.variable,
    other_ranges: pay.others,
    unread: pay.unread,
    benefits_named: isNamed(benefits),
  };
  const checked = {
    posting,
    pay,
    benefits,
    places,
    isTipped,
    law,
    evaluation,
    quote: figures,
    now,
  };
  const suggested = figures && suggestRange(figures, pay.period);
  const result: CheckPostingData = {
    headline: aboutPlace(postingHeadline(checked), places, figures !== null),
    posting,
    evaluation,
    law,
    findings: listFindings(checked),
    suggested_range: suggested,
    // A job that is paid by commission alone has no base to promise, and no law here asks for one abroad.
    disclosure:
      isCommission || isAbroad
        ? null
        : disclose({
            ...{ posting, suggested, law },
            mayPost:
              !pay.isTotal && !pay.isContract && !pay.isOverall && judged?.below_minimum !== true,
          }),
    citation: evaluation
      ? evaluation.citation
      : figures
        ? citation(figures.figures, figures.estimate, creditOf(site))
        : `${creditOf(site)}, table of laws about pay in postings as of ${tableDate}.`,
    // A note about the place may be one of the figure's as well.
    assumptions: distinct([
      ...readingNotes(input, { places, pay, level, role }),
      ...(evaluation?.assumptions ?? (figures ? assumptions(figures.figures) : [])),
      `What laws ask for is from a table of ${tableDate}, made from statutes, agencies' pages and published lists. Whether a law covers an employer depends on its size and on where the work is done. None of this is legal advice.`,
    ]),
  };
  return { pay, result };
}

/** Adds to the headline, or replaces it, where the place is abroad or was not understood. */
function aboutPlace(headline: string, places: PostedPlaces, isCompared: boolean): string {
  if (isAllAbroad(places)) {
    return `${listing(places.abroad)} is outside of the United States, and pay and laws are known here for the United States only.`;
  }
  if (!isCompared || places.unread.length === 0 || nationNote(places) === null) return headline;
  const words = listing(places.unread.map((text) => `“${text}”`));
  return `${headline.replace(/\.$/, "")} (the place ${words} was not understood).`;
}

const distinct = (notes: readonly string[]) => [...new Set(notes)];

/** The day of the table of laws; tests compare it with the source's. */
const tableDate = "23 November 2026";

/** A posting as it was read, with the link of its page where it came from one. */
interface GivenPosting extends PostingText {
  url: string | null;
}

async function readInput(
  { fetchPage, now }: PostingCheckContext,
  { text, url }: CheckPostingInput,
): Promise<GivenPosting> {
  if (text !== undefined) return { ...readText(text), url: null };
  const none = {
    title: null,
    company: null,
    location: null,
    text: "",
    pay: null,
    url: null,
    heads: [],
  };
  if (url === undefined) return none;
  if (!fetchPage) throw new Error("checkPosting was called with a link that it cannot read.");
  const { posting, pay, page } = await readPosting(
    fetchPage,
    cleanLink(url),
    now,
    "Send the posting's text as `text`.",
  );
  const { title, company, location, description } = posting;
  const read = { title, company, location, text: description ?? "", url: posting.url, heads: [] };
  return { ...read, pay, page };
}

function titleMissing(): ApiError {
  const message = "no line of the text names a job that the catalog knows, so give the title too";
  return new ApiError("parameter_missing", {
    message: `title: ${message}.`,
    param: "title",
    fields: [{ field: "title", message }],
    clarification: "What is the title of the job?",
  });
}

/** The first line that names a role, where the posting does not say which one is its title. */
async function titleAmong(reference: Reference, lines: readonly string[]): Promise<string | null> {
  for (const line of lines) {
    const clean = cleanTitle(line);
    // "Line Cook, Brooklyn NY. $18 an hour" has more than the title.
    const [start = clean] = clean.split(/[.!] | ?\$| [-–—|@] /, 1);
    // "Firefighter/EMT" is the first of them.
    const [one = start] = start.split("/", 1);
    for (const title of [start, clean, one.trim(), ...(await beforePlace(reference, start))]) {
      const role = await findRole(reference, title);
      if (role) return (await withSpecialty(reference, clean, role.slug)) ?? title;
    }
  }
  const training = lines.map(cleanTitle).find((line) => inTraining.test(line));
  return training?.split(/ [-–—|@] /, 1)[0] ?? null;
}

/** No role of the catalog is an intern's, but the laws of a posting hold for one. */
const inTraining = /\b(?:intern|internship|apprentice|apprenticeship|trainee)\b/i;

/** "Physician - Family Medicine", where both parts together name a role of their own; null elsewhere. */
async function withSpecialty(reference: Reference, line: string, slug: string) {
  const [whole] = /^[^-–—|]+ [-–—|] [^-–—|,($]+(?=$| [-–—|(])/.exec(line) ?? [];
  if (whole === undefined) return null;
  const role = await findRole(reference, whole.trim());
  return role && role.slug !== slug ? whole.trim() : null;
}

/** "Server, Houston" is a title and a place; "Director, Engineering" is not. */
async function beforePlace(reference: Reference, words: string): Promise<string[]> {
  const [, title, place] = /^([^,]+), ([^,]+?),?$/.exec(words.trim()) ?? [];
  if (title === undefined || place === undefined) return [];
  return (await meantPlace(reference, place)).kind === "city" ? [title] : [];
}

/** The role that a posting's title names; its level where the words of the title name it so. */
async function findRole(reference: Reference, title: string) {
  for (const form of titleForms(title)) {
    const found = await roleNamed(reference, form);
    if (found) return found;
  }
  return null;
}

async function roleNamed(reference: Reference, title: string) {
  const roles = await reference.allRoles();
  const slugs = { has: (slug: string) => roles.position(slug) >= 0 };
  const slug = matchRole(title, { slugs, aliases: roles.unambiguousAliases });
  const named = slug === null ? await reference.resolveRole(title) : { slug, level: null };
  const role = named && (await reference.role(named.slug));
  return role && { slug: role.slug, title: role.title, level: named.level };
}

/** The names of the places that a range may be for: towns first, then states and their codes. */
async function namesOf(reference: Reference, { places }: PostedPlaces): Promise<string[]> {
  if (places.length === 0) return [];
  const { stateTitles } = await reference.cityNames();
  // Of Washington there is a state as well, whose range is another one.
  const towns = places.flatMap(({ town, state }) => (state === "DC" ? [] : (town ?? [])));
  const states = places.flatMap(({ state }) => stateTitles.get(state.toLowerCase()) ?? []);
  return [...new Set([...towns, ...states, ...places.map(({ state }) => state)])];
}

/** What the amounts are for: a unit of time as people write it, or a piece of work. */
function perOf({ unit, per }: PayRead): string | null {
  return per ?? (unit === null ? null : unit.toLowerCase().replace("_", " "));
}

function isNamed(benefits: BenefitsSeen): boolean | null {
  return benefits === "unseen" || benefits === "unclear" ? null : benefits === "named";
}

/** Whether words end with the name of a job. */
async function jobNames(reference: Reference): Promise<(words: string) => boolean> {
  const roles = await reference.allRoles();
  const slugs = { has: (slug: string) => roles.position(slug) >= 0 };
  return (words) => {
    const all = words.split(" ");
    const ends = all.map((_, at) => all.slice(at).join(" "));
    return ends.some(
      (end) => matchRole(end, { slugs, aliases: roles.unambiguousAliases }) !== null,
    );
  };
}

/** The typed amounts, else those that were read. */
function payOf(
  input: CheckPostingInput,
  read: GivenPosting,
  { title, names }: { title: string; names: readonly string[] },
): PayRead {
  const found = readPay(read, { places: names, title });
  const { min = null, max = null, period } = input;
  if (min === null && max === null) return found;
  const unit = period === "hourly" ? "HOUR" : period === "annual" ? "YEAR" : null;
  return { ...readTyped({ min, max }, unit), variable: found.variable };
}

/** The pay as an offer that can be judged; null if it is none. */
function offerOf({ shape, min, max, period, currency, isTotal, isContract }: PayRead) {
  // A contractor pays both halves of the payroll taxes out of it, so it is no wage.
  const isWhole = (shape === "range" || shape === "single") && !isTotal && !isContract;
  if (!isWhole || period === null || currency !== "USD" || min === null || max === null)
    return null;
  return { min, max, period };
}

async function quoteOf(
  context: SalaryContext,
  asked: {
    role: string;
    city: string | undefined;
    basis: "local";
    exp: PayLevel;
    grade?: Grade | undefined;
  },
): Promise<Quote> {
  const call = (other: object) => salaryPath("evaluate", { ...asked, ...other });
  const subject = await findSubject(context.reference, asked, call, { takesLevel: true });
  return quote(context, subject, askedLevel(asked));
}

const conversions = {
  ...{ DAY: "a day is converted to a year of 260 days" },
  ...{ WEEK: "a week is converted to a year of 52 weeks" },
  ...{ TWO_WEEKS: "two weeks is converted to a year of 52 weeks" },
  ...{ HALF_MONTH: "half a month is converted to a year of 12 months" },
  ...{ MONTH: "a month is converted to a year of 12 months" },
};

/** How the posting was read, where that is a choice. */
function readingNotes(
  input: CheckPostingInput,
  {
    places,
    pay,
    level,
    role,
  }: {
    places: PostedPlaces;
    pay: PayRead;
    level: string;
    role: { title: string } | null;
  },
): string[] {
  const [first, ...more] = places.places;
  return [
    ...(places.isNamed ? [] : ["The posting names no place, so no law is named."]),
    ...(places.isAnywhere
      ? [
          "The work is remote, so its pay is compared with that of the United States. The laws that are named are those of states where such work may be done and that say so.",
        ]
      : []),
    ...(first && more.length > 0
      ? [`The posting names several places; its pay is compared with that of ${first.name}.`]
      : []),
    ...places.notes,
    ...(role && input.exp === undefined
      ? [
          level === "any"
            ? "The title names no level of experience, so pay is compared with that of everyone in the job, whatever their experience."
            : `The title names the level with which pay is compared: ${level}.`,
        ]
      : []),
    ...(pay.period === null || pay.unit === null || pay.unit === "HOUR" || pay.unit === "YEAR"
      ? []
      : [`The pay for ${conversions[pay.unit]}.`]),
    ...(pay.isOverall
      ? [
          "The posting names several ranges and none for this place or level, so they are read as one, from the lowest to the highest.",
        ]
      : []),
  ];
}
