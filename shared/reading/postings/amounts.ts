/** Finds the amounts of money in a text and distinguishes them from the other numbers of a posting. */
import { states } from "./places.ts";

/** An amount of a text that may be pay. */
export interface Amount {
  start: number;
  end: number;
  value: number;
  /** ISO 4217; null where no sign, code or word says it. */
  currency: string | null;
  /** Whether a sign, a code or a `k` says that it is money. */
  isMarked: boolean;
  /** What its mark multiplies the digits by: 1,000 for `k`, 0.01 for cents. */
  scale: number;
  /** What its own mark says that it is for: `55 cpm` is for a mile, `12 LPA` for a year. */
  per: "mile" | "year" | null;
}

/** Amounts of one text that are looked at. */
const maxAmounts = 300;

const months =
  "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?\\.?";
const streets =
  "st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|way|hwy|highway|pkwy|parkway|ct|court|pl|place|plaza|sq|square|ter|terrace|cir|circle";
const counted =
  "hours|hrs|days|weeks|wks|months|years|yrs|minutes|mins|nights|shifts|times|visits|beds|employees|associates|people|persons|members|patients|customers|clients|users|students|residents|guests|locations|stores|restaurants|offices|countries|states|cities|units|rooms|doors|vehicles|trucks|drivers|miles|mi|lbs|pounds of|square|sq|feet|ft|inches|acres|words|openings|positions|holidays|points|stops|calls|orders|teams?|projects|credits|countries|facilities|hospitals|clinics|schools|homes|kids|children|tons|gallons|mph|gb|wpm|kw|mw|volts?|kv|hp";

/** Numbers that say no amount, of which the digits alone are masked. None of them has a sign of money. */
const otherNumbers: readonly RegExp[] = [
  // Telephones, dates and times.
  /(?<![\w$])(?:\+?1[-. ])?\(?\d{3}\)?[-. ]{0,2}\d{3}[-.]\d{4}(?!\d)/g,
  /(?<![\w$.,])\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})(?![\d,])/g,
  /(?<![\w$.,])\d{4}-\d{2}-\d{2}(?!\d)/g,
  new RegExp(`\\b${months} \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? (?:19|20)\\d{2}\\b)?`, "gi"),
  /(?<![\w$.,])\d{1,2}(?::\d{2}|(?::\d{2})? ?(?:[ap]m\b|[ap]\.m\.))/gi,
  /(?<![\w$.,])(?:24|5|6|7)[/x](?:7|24|5)(?![\d,])/g,
  /(?<![\w$.,£€-])(?:19[5-9]|20[0-4])\d(?![\d,.]\d|\d| ?(?:k\b|\$|usd\b|dollars\b|per\b|an? |\/|weekly|monthly))/gi,
  // Names of plans and forms.
  /(?<![\w$])(?:401|403|457|529)(?:[( ]{0,2}[kbaKBA]\b\)?|(?= (?:plan|match)|[,;.]? |[,;.]?$))/g,
  /\b(?:form )?(?:w-?[249]|i-?9|1099|990|1040)\b/gi,
  // Numbers of jobs, steps and places.
  /(?:\b(?:(?:job|position|posting|vacancy|announcement|opening|case|contract|license|store|branch|unit|plan|class|pay) ?(?:id|no\.?|number|code|nr\.?|ref(?:erence)?)|requisition(?: (?:id|no\.?|number))?|req(?: ?(?:id|no\.?|number|nr\.?))?|ref(?:erence)?(?: (?:id|no\.?|number))?|naics|eeo|zip(?: code)?)|\bid ?[:#]|#) ?[:#.–-]{0,2} ?(?:[a-z]{1,5}[-_ ]?)?\d[\w-]{0,20}/gi,
  /\b(?:jr|req|r|job|ref)[-_]?\d{4,12}\b/gi,
  /\b(?:steps?|grades?|levels?|tiers?|bands?|zones?|groups?|lanes?|columns?|phases?|types?|class|schedule|series|gs|wg|nf|year|quarter|title|section|chapter|article|suite|ste|apt|floor|bldg|building|route|exit|local|top|fortune|under|over|age)[ #-]{0,2}\d{1,4}(?:[/-]\d{1,3})?(?!\d|,\d|\.\d| ?k\b)(?: ?[-–] ?\d{1,2}(?!\d|,\d|\.\d| ?k\b))?/gi,
  /\branges? \d{1,3}(?= ?[:(–-]? ?[$(]|[,;)])/gi,
  /\b(?:grade|step|level|band|tier|group|class)[ :#]{1,3}\d{1,3}(?= ?(?:[,;|/()]|-? ?\$|\n|$))/gi,
  new RegExp(`\\b(?:${states}),? \\d{5}(?:-\\d{4})?(?![\\d,])`, "g"),
  new RegExp(`(?<![\\w$.,])\\d{1,6} (?:[NSEW]\\.? )?(?:\\w{2,20} ){1,3}(?:${streets})\\b`, "gi"),
  /(?<![\w$])\d{1,4}(?:st|nd|rd|th)\b/gi,
  // Numbers of things, of times and shares.
  new RegExp(
    `(?<![\\w$€£.,])\\d{1,3}(?:,\\d{3}){0,2}(?:\\.\\d)?k?\\+?(?: ?(?:-|–|to|or) ?\\d{1,3}(?:,\\d{3})?k?)?\\+? ?(?:full |flag |active |licensed |paid |business |calendar |consecutive |vacation |happy )?(?:${counted})\\b`,
    "gi",
  ),
  /(?<![\w$€£.,])\d{1,3}(?: ?(?:-|–|to|or) ?\d{1,3})?[- ](?:hour|hr|day|week|month|year|bed|person|unit|mile)\b(?! ?(?:doe|to start))[- ]?(?=[a-z]| ?\b(?:old|week|shift|day)|$)/gi,
];

/** The text with other signs for the digits of numbers that say no amount; every position stays. */
function maskOthers(text: string): string {
  return otherNumbers.reduce(
    (masked, pattern) => masked.replace(pattern, (found) => found.replace(/\d/g, "¤")),
    text,
  );
}

/** Currencies by their codes, without dollars of the United States. */
export const codes =
  "CAD|AUD|NZD|EUR|GBP|INR|CHF|MXN|BRL|SGD|HKD|JPY|CNY|RMB|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|PHP|ZAR|AED|SAR|ILS|KRW|TWD|THB|COP|CLP|ARS|NGN|KES";
const signAhead = `US ?\\$|U\\.S\\. ?\\$|USD ?\\$?|CA ?\\$|C\\$|AU?\\$|NZ\\$|MX\\$|R\\$|S\\$|HK\\$|Rs\\.?|(?:${codes}) ?[$€£¥₹₱]?|[$€£¥₹₱₩₪]`;
const number =
  "\\d{1,3}\\.\\d{3},\\d{2}(?!\\d)|\\d{1,2}(?:,\\d{2}){1,2},\\d{3}|\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,3}(?:\\.\\d{3}){2}(?![\\d.]*\\d)|\\d{2,3}\\.000(?!\\d)|\\d{3}\\.\\d00(?!\\d)|\\d{1,3}(?: 000)(?!\\d)|\\d{1,3},\\d{2}(?![\\d,])|\\d{1,7}";
const amountPattern = new RegExp(
  `(?<![\\w.,$€£¤])(?:(${signAhead}) ?~?)?(?:(${number})(\\.\\d{1,4})?|(\\.\\d{2,3}))(?![\\d¤])(?: ?(k)(?![\\w(])| (thousand|grand)\\b|( ?(?:million|billion|mil|mm|bn)\\b|[mb](?!\\w|-[a-z]))|( ?(?:cents?\\b|¢|cpm\\b))|( ?(?:lpa|lakhs?)\\b))?( ?[$€£](?! ?\\d))?(?! ?%| percent)`,
  "gi",
);

const bySign: readonly (readonly [RegExp, string])[] = [
  [/^(?:US ?\$|U\.S\. ?\$|USD ?\$?|\$)$/i, "USD"],
  [/^CA? ?\$$/i, "CAD"],
  [/^AU?\$$/i, "AUD"],
  [/^NZ\$$/i, "NZD"],
  [/^MX\$$/i, "MXN"],
  [/^R\$$/i, "BRL"],
  [/^S\$$/i, "SGD"],
  [/^HK\$$/i, "HKD"],
  [/^(?:Rs\.?|₹)$/i, "INR"],
  [/^€$/, "EUR"],
  [/^£$/, "GBP"],
  [/^¥$/, "JPY"],
  [/^₱$/, "PHP"],
  [/^₩$/, "KRW"],
  [/^₪$/, "ILS"],
];
const codeBehind = new RegExp(
  `^[ (]{0,2}(?:(USD|${codes})\\b|((?:US |american )?dollars\\b|bucks\\b)|(canadian dollars|pounds sterling|euros?|rupees|pesos|z[łl]|kr\\.?)(?![a-z]))`,
  "i",
);
const byWord: Readonly<Record<string, string>> = {
  ...{ "canadian dollars": "CAD", "pounds sterling": "GBP", euro: "EUR", euros: "EUR" },
  ...{ rupees: "INR", pesos: "MXN", zł: "PLN", zl: "PLN", kr: "SEK", "kr.": "SEK" },
};

/** `.55 to .65 per mile` */
const perMile = /^(?: ?(?:-|–|to) ?\.?\d{2,3})? ?(?:\/|per|a) ?(?:mi|miles?)\b/i;

/** The currency that words ahead of an amount name, as in `Salary (CAD): 85,000`. */
const codeAhead = new RegExp(`(?:^|[ (\\[])(${codes})\\)?[\\])]? ?[:=-]? ?$`);

function currencyOf(sign: string | undefined): string | null {
  if (sign === undefined) return null;
  const code = new RegExp(`^(?:${codes})`).exec(sign.toUpperCase())?.[0];
  return code ?? bySign.find(([pattern]) => pattern.test(sign))?.[1] ?? null;
}

/** The currency that words alone name, such as `€` or `euros`; null if they name none. */
export function currencyNamed(words: string): string | null {
  return currencyOf(words) ?? behindOf(words);
}

/** The currency behind an amount; null if nothing says it. */
function behindOf(words: string): string | null {
  const [, code, dollars, word] = codeBehind.exec(words) ?? [];
  if (dollars !== undefined) return "USD";
  return code?.toUpperCase() ?? (word === undefined ? null : (byWord[word.toLowerCase()] ?? null));
}

/** Digits without the marks between thousands: "112.000" has that of other languages, "18.125" has none. `85.000,00` has the cents of other languages. */
function plainNumber(digits: string, cents: string): string {
  const [, units, comma] = /^([\d.]+),(\d{2})$/.exec(digits) ?? [];
  if (units !== undefined) return `${units.replaceAll(".", "")}.${comma}`;
  return `${digits.replace(/[., ]/g, "")}${cents}`;
}

/** The amounts of a text that may be pay; those that say millions are not. */
export function findAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  for (const match of maskOthers(text).matchAll(amountPattern)) {
    const [whole, sign, digits, cents = "", fraction] = match;
    const [, , , , , k, thousand, millions, cent, lakhs, signBehind] = match;
    if (millions !== undefined) continue;
    const [start, end] = [match.index, match.index + whole.length];
    // A fraction alone is an amount with a sign, or for a mile.
    const isMiles = fraction !== undefined && perMile.test(text.slice(end, end + 30));
    if (fraction !== undefined && sign === undefined && cent === undefined && !isMiles) continue;
    const isThousands = k !== undefined || thousand !== undefined;
    const ahead =
      currencyOf(sign) ?? codeAhead.exec(text.slice(Math.max(0, start - 8), start))?.[1];
    const isDotted = ahead !== undefined && ahead !== "USD" && /^\d{1,3}$/.test(digits ?? "");
    const number = Number(
      fraction ?? plainNumber(digits ?? "", isDotted ? cents.replace(/\.(?=\d{3}$)/, "") : cents),
    );
    const isCents = cent !== undefined && number >= 1;
    const scale = isThousands ? 1_000 : lakhs === undefined ? (isCents ? 0.01 : 1) : 100_000;
    const value = Math.round(number * scale * 10_000) / 10_000;
    if (value === 0) continue;
    const currency =
      behindOf(text.slice(end, end + 24)) ??
      ahead ??
      currencyOf(signBehind?.trim()) ??
      (lakhs !== undefined ? "INR" : cent !== undefined || isMiles ? "USD" : null);
    found.push({
      ...{ start, end, value, currency, scale },
      isMarked: currency !== null || isThousands,
      per: /cpm/i.test(cent ?? "") ? "mile" : lakhs === undefined ? null : "year",
    });
    if (found.length === maxAmounts) break;
  }
  return found;
}
