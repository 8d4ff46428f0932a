/** What an amount is for, in the words around it: a unit of time, or a piece of work such as a visit. */
import type { PayUnit } from "./pay-unit.ts";

/** A time is converted; a piece of work is not, because nothing says how many of them a year has. */
export interface PaidFor {
  unit: PayUnit | null;
  /** `12-hour shift`, `mile`; null where it is a unit of time or nothing is said. */
  per: string | null;
  /** Whether the words follow the amount at once. */
  isAttached: boolean;
}

export const unitWords =
  "(?:(hours?|hourly|hrs?|hrly|h|hora)|(years?|yearly|yrs?|annual(?:ly)?|annum|y|pa|p\\.a\\.|año)|(months?|monthly|mo|mth|mes)|(weeks?|weekly|wks?|semana)|(days?|daily|diem|d[ií]a)|(bi-?weekly|(?:two|2|other) weeks?|fortnight(?:ly)?)|(half[- ]month))";
const unitsOfGroups: readonly PayUnit[] = [
  ...(["HOUR", "YEAR", "MONTH", "WEEK", "DAY"] as const),
  ...(["TWO_WEEKS", "HALF_MONTH"] as const),
];
/** Before "a week" these say how much is worked, not what is paid. */
const worked = "\\b(?:hours?|hrs?|days?|nights?|shifts?|times?|visits?|once|twice)(?: of work)? ?";
/** `/hr`, `per hour`, `an hour`, `hourly`; a word such as "year" alone is no unit. */
const unitBehind = new RegExp(
  `(?<!${worked})(?:(?:\\/ ?|\\bper ?|\\ban? |\\beach |\\bevery |\\bp\\/? ?|\\b(?:por|la|al) )${unitWords}|\\b(?:(hourly|p\\.h\\.?|ph)|(annual(?:ly)?|yearly|p\\.a\\.)|(monthly)|(weekly)|(daily)|(bi-?weekly|fortnightly)|(semi-?monthly|twice (?:a|per) month|twice monthly)))(?![a-z])`,
  "i",
);
/** Directly behind an amount a word alone is its unit: `$45 hr`. */
const bareUnit =
  /^ ?[([]?(?:(hr|hrs|hrly|hour|h)|(yr|year|annum)|(mo|mth|month)|(wk|week)|(day))\b(?!-)/i;
const unitAhead =
  /(hourly|per hour|an hour|\/ ?hr)|(annual(?:ly|ized)?|yearly|per year|a year|per annum)|((?<!semi-?)monthly|per month)|((?<!bi-?)weekly|per week)|(daily|per day)|(bi-?weekly|fortnightly)|(semi-?monthly|twice a month)/gi;

/** The unit of the expression's groups, which repeat in the same order. */
function unitOf(groups: readonly (string | undefined)[]): PayUnit | null {
  const at = groups.findIndex((group) => group !== undefined);
  return at < 0 ? null : (unitsOfGroups[at % unitsOfGroups.length] ?? null);
}

/** Pieces of work that pay is for. */
const pieces =
  "(?:shifts?|visits?|miles?|mi|projects?|classe?s?|courses?|sessions?|pieces?|units?|loads?|stops?|deliver(?:y|ies)|orders?|trips?|routes?|drops?|runs?|jobs?|gigs?|events?|shows?|performances?|games?|match(?:es)?|rounds?|articles?|words?|pages?|posts?|videos?|images?|photos?|tasks?|surveys?|calls?|cases?|patients?|encounters?|consult(?:ation)?s?|procedures?|tests?|exams?|evaluations?|evals?|assessments?|reports?|inspections?|appraisals?|signings?|closings?|appointments?|houses?|homes?|rooms?|doors?|cleanings?|cleans?|washes|vehicles?|cars?|installs?|installations?|bags?|boxe?s?|pounds?|lbs?|tons?|yards?|foot|feet|acres?|head|hours?|semesters?|terms?|seasons?|lessons?|minutes?|students?|child|pets?|dogs?|walks?|nights?|assignments?|blocks?|rides?|rotations?|tours?|hitch(?:es)?|segments?|hearings?|depositions?|scripts?|samples?|w?rvus?|pay ?periods?|pay ?checks?|sq\\.? ?ft\\.?|squares?|haircuts?)";
/** `per 12-hour shift` */
const howLong =
  "(?:(\\d{1,3}(?:,\\d{3})?(?:[- ]?(?:hours?|hrs?|minutes?|mins?|days?|weeks?|words?|miles?))?\\.?)[- ])?";
/** `per routine visit` */
const whichOne = "(?:(?!hours? |hrs? |years? |weeks? |months? |days? )[a-z][a-z-]{2,12} )?";
const pieceBehind = new RegExp(
  `(?:(?:\\/ ?|\\bper |\\beach |\\bevery )${howLong}(${whichOne}${pieces})|^[^a-z\\n]{0,3}\\ban? ${howLong}(${pieces}))(?![a-z])`,
  "i",
);
const pieceAhead = new RegExp(`\\bper[- ]${howLong}(${whichOne}${pieces})(?![a-z])`, "gi");
/** `per wRVU`: what is behind "per" is a piece of work, unless it is what pay depends on. */
const otherPiece =
  /^[^a-z\n]{0,3}per (?!experience|agreement|contract\b|policy|the\b|our\b|your\b|union|company|guideline|qualification|employee|person\b|schedule|cba\b|collective|state|federal|law\b|location|level|ability|performance|education|skill|market|year|annum|hour|month|week|day|diem)([a-z]{3,15})\b/i;

/** How far behind an amount a piece of work is read, and how far a unit still follows at once. */
const [reachPiece, atOnce] = [22, 9];

/** What the words around an amount say that it is for: behind it first, then the last ones ahead. */
export function findPaidFor(before: string, after: string): PaidFor {
  const bare = bareUnit.exec(after);
  if (bare) return { unit: unitOf(bare.slice(1)), per: null, isAttached: true };
  const time = unitBehind.exec(after);
  const piece = pieceBehind.exec(after.slice(0, 60));
  const isPieceFirst = piece && piece.index <= reachPiece && (!time || piece.index <= time.index);
  const [, length, name, lengthOfA, nameOfA] = piece ?? [];
  if (piece && isPieceFirst && !isTime(name ?? nameOfA)) {
    const per = pieceName(length ?? lengthOfA, name ?? nameOfA);
    return { unit: null, per, isAttached: piece.index <= atOnce };
  }
  if (time) return { unit: unitOf(time.slice(1)), per: null, isAttached: time.index <= atOnce };
  const [, other] = otherPiece.exec(after) ?? [];
  if (other !== undefined) return { unit: null, per: other, isAttached: true };
  const lastPiece = [...before.matchAll(pieceAhead)].at(-1);
  const ahead = [...before.matchAll(unitAhead)].at(-1);
  if (lastPiece && (!ahead || lastPiece.index > ahead.index) && !isTime(lastPiece[2])) {
    return { unit: null, per: pieceName(lastPiece[1], lastPiece[2]), isAttached: false };
  }
  return { unit: ahead ? unitOf(ahead.slice(1)) : null, per: null, isAttached: false };
}

const isTime = (piece: string | undefined) => /^hours?$/i.test(piece ?? "");

function pieceName(length: string | undefined, piece = ""): string {
  const one = piece.toLowerCase().replace(/\s+/g, " ");
  const kept = /^w?rvus?$/.test(one) ? one.replace("rvu", "RVU") : one;
  return length === undefined ? kept : `${length.replace(" ", "-").replace(/\.$/, "")} ${kept}`;
}

/** How many of the words behind an amount are its unit: those that follow at once. */
export function unitEnd(after: string): number {
  const near = after.slice(0, 40);
  const bare = bareUnit.exec(near);
  if (bare) return bare[0].length;
  const ends = [unitBehind.exec(near.slice(0, 24)), pieceBehind.exec(near), otherPiece.exec(near)]
    .filter((match) => match !== null && match.index <= 5)
    .map((match) => (match ? match.index + match[0].length : 0));
  return Math.max(0, ...ends);
}
