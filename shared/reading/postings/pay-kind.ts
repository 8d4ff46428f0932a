/** What an amount is, in the words around it: pay that is promised, other pay, a benefit, or a size. */

/**
 * `base` is what an employer promises; `variable` what depends on results or is paid once, such as a
 * bonus; `total` is both together, such as on-target earnings.
 */
export type PayKind = "base" | "variable" | "total";
/** A benefit is worth money, but is not paid; a size is of a business, its customers or its work. */
export type AmountKind = PayKind | "benefit" | "size";

const kinds: readonly (readonly [AmountKind, RegExp])[] = [
  [
    "total",
    /\bOTE\b|\bon[- ]target\b|\btarget (?:earnings|compensation|pay)\b(?! range)|\btotal (?:cash|target|comp|compensation|earnings|rewards|pay)\b|\bearnings?\b|\bearning potential\b|\bpotential(?:ly)?\b|\bearn up to\b|\b(?:reps?|representatives|agents|closers|people|members|earners|drivers) (?:can )?(?:earn|make|average)\b|\baverag(?:e|ing)s?\b|\bavg\b|\bgross\b(?! (?:sales|revenue|margin|profit))|\btotal package\b|\bincome\b|\btaxable\b|\bdraws?\b/gi,
  ],
  [
    "variable",
    /\bbonus(?:es)?\b|\bcommissions?\b|\bsign(?:ing)?[- ]?on\b|\bsigning\b|\btips\b|\btip (?:share|pool|out)s?\b|\b(?:another|an additional|an extra) ?$|\bgratuit(?:y|ies)\b|\bequity\b|\bstock\b|\bRSUs?\b|\bincentives?\b|\bprofit[- ]sharing\b|\bspiffs?\b|\bvariable\b|\bdiff(?:erential|s)?s?\b|\bovertime\b|\bOT\b|\btime and a half\b|\bdetention\b|\blayover\b|\b(?:holiday|hazard|detention|layover|on[- ]?call|call[- ]?back|premium|training|orientation|stop|longevity|retention) (?:pay|rates?|premium)\b|\b(?:shift|weekend|night) premiums?\b|\b(?:during|while(?: in)?|paid) (?:training|orientation)\b/gi,
  ],
  [
    "base",
    /\bbase\b|\bbudget(?:ed)? (?:for (?:this|the) (?:role|position|job)|salary|range|pay)\b|\bsalario\b|\bsueldo\b|\bpaga\b|\bsalar(?:y|ies)\b|\bpay\b|\bpays\b|\bpaying\b|\bwages?\b|\brates?\b|\bhiring range\b|\bcompensation\b|\bcomp\b|\bpaid\b|\bhourly\b|\bhiring at\b|\bearn\b|\bearning\b|\bmake\b|\bstart(?:s|ing)? (?:at|from|salary|pay|rate|wage)\b|\bscale\b|\bDO[EQ]\b|\bdepending on\b|\bcommensurate\b|\bremuneration\b|\bCPM\b/gi,
  ],
  [
    "benefit",
    /\brelocation\b|\btuition\b|\breimburse\w{0,5}\b|\bstipends?\b|\ballowances?\b|\b40[13]\b|\bretirement\b|\bHSA\b|\bFSA\b|\bHRA\b|\binsurance\b|\bdeductibles?\b|\bpremiums?\b|\bco-?pays?\b|\breferral\b|\brefer a\b|\bgift cards?\b|\bvouchers?\b|\bdiscounts?\b|\bcoverage\b|\bmatch(?:ing|es)?\b|\bcontributions?\b|\b(?:student )?loans?\b|\bscholarships?\b|\bassistance\b|\bparking\b|\bcommut(?:er|ing)\b|\btransit\b|\bchild ?care\b|\badoption\b|\bfertility\b|\bwellness\b|\bgym\b|\bhome office\b|\b(?:boots?|uniforms?|tools?|phone|internet|meal|food|book|learning|education(?:al)?|development|CE|CEU|CME|travel|moving|housing|clothing|vacation) (?:budget|credits?|funds?|money|benefits?)\b|\b(?:meals?|travel|lodging|tax[- ]free|M&IE) per diem\b|\bper diem (?:for|allowance|reimburs)|(?:\/ ?day|a day|daily) per diem\b|\bpasses\b|\bCEUs?\b|\bCME\b|\blodging\b|\bhotels?\b|\bboots?\b|\bscrubs\b|\bphone\b|\brepayment\b|\bsurcharge\b|\bperks?\b|\boff your\b|\bin value\b|\bvalued? (?:at|of)\b|\bvalue:? ?$/gi,
  ],
  [
    "size",
    /\brevenues?\b|\braised\b|\braise\b|\bfunding\b|\bfunded\b|\bvaluation\b|\bvalued\b|\bbudgets?\b|\bassets\b|\bAUM\b|\bportfolios?\b|\bquotas?\b|\b(?:in|of|annual|net|gross|store) sales\b|\bsales (?:volume|of|goals?|targets?)\b|\bvolumes?\b|\bARR\b|\bMRR\b|\bGMV\b|\bdonat\w{1,4}\b|\bgrants?\b|\bcustomers\b|\busers\b|\bsubscribers\b|\bemployees\b|\bfleet\b|\bequipment\b|\binventory\b|\bprojects\b|\bdeals?\b|\bcontracts (?:of|up|from|ranging|between|over|under)\b|\bcontracts? (?:worth|values?|size)\b|\bspend(?:ing)?\b|\bsav(?:e|ed|ings)\b|\btransactions?\b|\bpurchas(?:es?|ing)\b|\bworth\b|\borganization\b|\bindustry\b|\bfunds?\b|\bP&L\b|\bcosts?\b|\b(?:application|license|licensing|background check|management|processing) fees?\b|\bfee ?$|\bfees? (?:of|is|are)\b|\bbids?\b|\bfines?\b|\bbonds?\b|\bcash (?:drawers?|handling|deposits?)\b|\bclaims?\b|\bawards?\b|\bprizes?\b|\bmarket cap\b|\bimprovements\b|\brenovations?\b|\bremodels?\b|\brebuilds?\b|\bbuild-?outs?\b|\brepairs\b|\bconstruction value\b|\baccounts? (?:of|worth|over|from|with)\b|\border(?:s| size)\b|\bprices?\b|\bpriced\b|\brent(?:al)?\b|\bticket\b|\binvest(?:ed|ment|ments|ing)\b|\bloss(?:es)?\b|\blimits?\b|\bauthority\b|\bapprov(?:e|al)\b|\brequisitions?\b|\bfundrais\w{1,4}\b|\bbackground check\b|\bapplication\b/gi,
  ],
];

/** Behind these, words are about another amount. */
const joiners = /\bplus\b|\+|&|\band\b|\bor\b|\bas well as\b|\bwith\b|,|\(|\)|;| \/ /gi;

/** The kind whose word is nearest to the end of a text, or to its beginning; null if there is none. */
export function nearestKind(text: string, from: "start" | "end"): AmountKind | null {
  let nearest: { at: number; kind: AmountKind } | null = null;
  for (const [kind, words] of kinds) {
    const matches = [...text.matchAll(words)];
    const match = from === "start" ? matches[0] : matches.at(-1);
    if (!match) continue;
    const at = from === "start" ? match.index : match.index + match[0].length;
    const isNearer = nearest === null || (from === "start" ? at < nearest.at : at > nearest.at);
    if (isNearer) nearest = { at, kind };
  }
  return nearest?.kind ?? null;
}

/** "Make $25-$35 an hour with tips" is what one may take home. */
export const withTips =
  /^[^.,;+&]{0,20}?\b(?:with|incl(?:uding|udes|\.)?|inclusive of|after|counting) (?:\w{1,12} )?(?:tips|gratuities)\b|^[^.;+&]{0,20}?\b(?:tips|gratuities) included\b/i;

/** "$15 an hour in training" is paid for a while. */
const inTraining =
  /^[^.,;+\n]{0,20}?\b(?:during|while in|while|in|for) (?:\w{1,12} )?(?:training|orientation)\b/i;

const upTo = /\b(?:up to|as much as|earn|make|potential(?:ly)?) ?$/i;
/** "Up to $90,000 with commission" has what depends on results in it. */
const withOthers =
  /^[^.,;&]{0,16}?\b(?:with|incl(?:uding|udes|\.)?|after) (?:\w{1,12} ){0,2}(?:commissions?|bonus(?:es)?|overtime|OT|incentives?)\b/i;

/** "$2,310 (includes $1,102 of stipends)" is not all base pay. */
export const includesMore =
  /^[^.;\n]{0,20}\bincl(?:udes|uding|usive of|\.)? [^.;\n]{0,40}\b(?:stipends?|per diem|bonus(?:es)?|commissions?|tips|equity|overtime|differentials?)\b/i;

/** "$2,000 sign-on bonus": the noun behind an amount says what it is, whatever is ahead of it. */
const nounBehind =
  /^ ?(?:(?:\/ ?|per |an? )[a-z]{1,6} )?(?:(?!(?:to|plus|against|and|or|with|for|in|at|as|is|of|on|from|base|pay|salary|depending|doe|dental|medical|health|benefits?)\b)[a-z][a-z-]{0,14} ){0,3}?(?:on )?((?:bonus(?:es)?|differentials?|diff|commissions?|incentives?|referrals?|tuition|stipends?|allowances?|reimbursements?|relocation|gift cards?|discounts?|deductibles?|401|match|contributions?|scholarships?|budgets?|quota|revenue|funding|in (?:annual )?(?:sales|revenue)|OTE)\b)(?! ?:| (?:eligib|potential|opportunit|plan|program|structure))/i;

const nounKinds: readonly (readonly [AmountKind, RegExp])[] = [
  ["variable", /^(?:bonus|diff|commission|incentive)/i],
  ["total", /^OTE/i],
  ["size", /^(?:budget|quota|revenue|funding|in )/i],
];

function kindOfNoun(after: string): AmountKind | null {
  const noun = nounBehind.exec(after.slice(0, 60))?.[1];
  if (noun === undefined)
    return /^[^.\n]{0,24}\brefer(?:ral|s|red)?\b/i.test(after) ? "benefit" : null;
  return nounKinds.find(([, words]) => words.test(noun))?.[0] ?? "benefit";
}

/** What an amount is: by the noun behind it, then by the words nearest to it. */
export function kindOf(before: string, after: string): AmountKind | null {
  const { ahead, behind } = nearWords(before, after);
  // "$180k (OTE)" is said to be no base pay.
  const isTotal =
    /^ ?\((?:OTE|on[- ]target|total)\b/i.test(after) ||
    withTips.test(after) ||
    (upTo.test(before) && withOthers.test(after));
  return (
    (isTotal ? "total" : null) ??
    (inTraining.test(after) ? "variable" : null) ??
    kindOfNoun(after) ??
    nearestKind(ahead, "end") ??
    nearestKind(behind, "start") ??
    farther(before)
  );
}

/** A bonus that is named before another amount is not what this one is. */
function farther(before: string): AmountKind | null {
  const kind = nearestKind(before, "end");
  return kind === "variable" ? null : kind;
}

/** The words around an amount up to where others begin. */
function nearWords(before: string, after: string): { ahead: string; behind: string } {
  // "20% bonus ($22,000)": the amount in brackets belongs to the words before it.
  const lastJoiner = [...before.replace(/ ?\($/, "").matchAll(joiners)].at(-1);
  const [firstJoiner] = [...after.matchAll(joiners)];
  return {
    ahead: before.slice(lastJoiner ? lastJoiner.index + lastJoiner[0].length : 0),
    behind: after.slice(0, firstJoiner?.index ?? after.length),
  };
}

const called =
  /(?:\bsign(?:ing)? on |\b(?!(?:a|an|the|plus|and|of|on|our|your|with|in|to|up|per|hour|hr|year|is|against)\b)[a-z][a-z-]{1,15} )?\b(?:bonus(?:es)?|commissions?|tips|equity|stock|RSUs?|incentives?|profit[- ]sharing|differentials?|diff|premiums?|overtime|(?:holiday|detention|layover|on-call|training|orientation) (?:pay|rate))\b/gi;

/** What an amount that is not guaranteed is called, such as `sign-on bonus`; null if nothing near says it. */
export function nameVariable(before: string, after: string): string | null {
  const { ahead, behind } = nearWords(before, after);
  const isNoun = kindOfNoun(after) !== null;
  const near = isNoun ? behind.match(called)?.[0] : ahead.match(called)?.at(-1);
  return near ?? behind.slice(0, 40).match(called)?.[0] ?? before.match(called)?.at(-1) ?? null;
}

const contract = "(?:c2c|corp[- ]?(?:to|2)[- ]?corp|corp2corp|1099|independent contractors?)";
const employee = "(?:w-?2)";
/** `(W2)`, `on C2C`, `/hr W2` directly behind an amount; `C2C:` and `Rate on C2C is` ahead of it. */
const engagedBehind = new RegExp(
  `^ ?(?:(?:\\/|per|an?) ?h(?:ou)?rs?\\.? ?)?[([,-]? ?(?:all[- ]in )?(?:on |as |for )?(${contract}|${employee})\\b(?! ?[:=-])(?:[ /,&]{1,3}(?:or |and )?(${contract}|${employee}))?`,
  "i",
);
const engagedAhead = new RegExp(
  `\\b(${contract}|${employee})(?:[ /,&]{1,3}(?:or |and )?(${contract}|${employee}))?[^$\\d]{0,24}$`,
  "i",
);

/** Whether an amount is the rate of a contractor's business and not of an employee. */
export function isContractRate(before: string, after: string): boolean {
  const [, one, other] = engagedBehind.exec(after) ?? engagedAhead.exec(before) ?? [];
  const isBusiness = (words: string | undefined) => words !== undefined && !/^w/i.test(words);
  return isBusiness(one) && (other === undefined || isBusiness(other));
}
