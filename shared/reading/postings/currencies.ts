/** Currencies as people write them in front of an amount, behind it, or in the name of a column. */

interface Currency {
  /** ISO 4217. */
  code: string;
  /** Signs and words that mean this currency alone, separated by `|`. */
  names: string;
  /**
   * The least that a year of full-time work pays. An amount below it is as likely for a month, which is
   * how pay is named in many of these countries.
   */
  leastYearly: number;
}

const currencies: readonly Currency[] = (
  [
    ["USD", 10_000, "us|us$|usd$|$us|u$s|us dollar|us dollars|u.s. dollars|american dollars"],
    [
      "CAD",
      10_000,
      "c$|ca$|can$|cdn$|cad$|$c|$ca|$can|$cdn|cdn|canadian dollar|canadian dollars|canadian",
    ],
    ["AUD", 10_000, "a$|au$|$a|$au|aus$|aud$|australian dollar|australian dollars"],
    ["NZD", 10_000, "nz$|nzd$|$nz|new zealand dollar|new zealand dollars"],
    ["SGD", 30_000, "s$|sg$|$sg|sgd$|singapore dollar|singapore dollars"],
    ["HKD", 150_000, "hk$|hkd$|$hk|hong kong dollar|hong kong dollars"],
    ["TWD", 300_000, "nt$|ntd|twd$"],
    ["MXN", 100_000, "mx$|mex$|$mx|mxn$|mexican pesos|pesos mexicanos"],
    ["BRL", 36_000, "r$|reais|real brasileiro"],
    ["ARS", 3_000_000, "ar$|ars$"],
    ["CLP", 5_000_000, "clp$"],
    ["COP", 15_000_000, "col$|cop$"],
    [
      "GBP",
      10_000,
      "£|gbp£|pound|pounds|pound sterling|pounds sterling|british pounds|sterling|quid",
    ],
    ["EUR", 10_000, "€|euro|euros|eur€"],
    ["CHF", 30_000, "sfr|sfr.|swiss francs|franken|chf."],
    ["SEK", 200_000, "swedish kronor|swedish krona"],
    ["NOK", 200_000, "norwegian kroner|norwegian krone"],
    ["DKK", 150_000, "danish kroner|danish krone"],
    ["ISK", 3_000_000, ""],
    ["PLN", 50_000, "zł|zl|zloty|złoty|złotych|zlotych"],
    ["CZK", 250_000, "kč"],
    ["HUF", 3_000_000, "forint|forints"],
    ["RON", 40_000, "lei|ron lei"],
    ["BGN", 20_000, "лв|лева"],
    ["RUB", 700_000, "₽|руб|рублей"],
    ["UAH", 250_000, "₴|грн"],
    ["TRY", 400_000, "₺|tl"],
    ["ILS", 100_000, "₪|nis|shekel|shekels"],
    ["ZAR", 150_000, "rand"],
    ["INR", 350_000, "₹|indian rupees|inr."],
    ["PKR", 1_000_000, "pakistani rupees"],
    ["BDT", 300_000, "৳|taka"],
    ["LKR", 1_000_000, ""],
    ["NPR", 500_000, ""],
    ["JPY", 2_000_000, "円|yen|jp¥|jpy¥|japanese yen"],
    ["CNY", 100_000, "元|rmb|yuan|cn¥|renminbi"],
    ["KRW", 15_000_000, "₩|원|won"],
    ["PHP", 250_000, "₱"],
    ["THB", 300_000, "฿|baht"],
    ["MYR", 30_000, "rm|ringgit"],
    ["IDR", 60_000_000, "rp|rp.|rupiah"],
    ["VND", 150_000_000, "₫|vnđ"],
    ["AED", 60_000, "dhs|emirati dirhams"],
    ["SAR", 60_000, "saudi riyals"],
    ["QAR", 60_000, "qatari riyals"],
    ["EGP", 200_000, "e£"],
    ["NGN", 3_000_000, "₦|naira"],
    ["KES", 600_000, "ksh|kshs"],
    ["GHS", 40_000, "gh₵|₵"],
    ["MAD", 70_000, ""],
    ["PEN", 25_000, "s/|s/.|soles"],
    ["CRC", 5_000_000, "₡|colones"],
    ["UYU", 500_000, ""],
    ["DOP", 400_000, "rd$"],
  ] satisfies [string, number, string][]
).map(([code, leastYearly, names]) => ({ code, leastYearly, names }));

const byCode = new Map(currencies.map((currency) => [currency.code, currency]));

/** The currencies that a person can choose for amounts that do not say theirs. */
export const currencyCodes: readonly string[] = currencies.map(({ code }) => code);

/** Pay in this currency below this is as likely for a month as for a year; null if that is not known. */
export function leastYearlyIn(code: string): number | null {
  return byCode.get(code)?.leastYearly ?? null;
}

/** Signs and words that several countries use for currencies of their own. */
const shared = {
  $: "USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU DOP",
  "¥": "JPY CNY",
  kr: "SEK NOK DKK ISK",
  rs: "INR PKR LKR NPR",
  peso: "MXN ARS CLP COP PHP UYU DOP",
  dirham: "AED MAD",
  fr: "CHF",
  r: "ZAR",
  lakh: "INR PKR BDT LKR NPR",
} as const;
export type SharedSign = keyof typeof shared;

const sharedNames: Readonly<Record<SharedSign, string>> = {
  $: "$|dollar|dollars|bucks",
  "¥": "¥",
  kr: "kr|kr.|kronor|kroner|krone|krona|crowns",
  rs: "rs|rs.|rupee|rupees",
  peso: "peso|pesos",
  dirham: "dh|dirham|dirhams",
  fr: "fr|fr.",
  r: "r",
  // "12 LPA": only these countries count in lakhs.
  lakh: "lakh|lakhs|lac|lacs|lpa|crore|crores|cr",
};

/** Whether amounts with this sign can be in the currency. */
export function canMean(sign: SharedSign, code: string): boolean {
  return shared[sign].split(" ").includes(code);
}

/** What a sign or a word says: one currency, or a sign that several share. */
export type SaidCurrency = { code: string } | { sign: SharedSign };

const said = new Map<string, SaidCurrency>([
  ...currencies.flatMap(({ code, names }) =>
    [code.toLowerCase(), ...names.split("|")].map((name) => [name, { code }] as const),
  ),
  ...(Object.keys(sharedNames) as SharedSign[]).flatMap((sign) =>
    sharedNames[sign].split("|").map((name) => [name, { sign }] as const),
  ),
]);
said.delete("");
/** These codes are words too, and mean a currency only as they are written by banks. */
const onlyUpperCase = new Set(["try", "mad", "cop", "pen", "us", "ron"]);

/** Other currencies, by which nobody is judged, but whose amounts are no dollars. */
const otherCodes = new Set(
  "AFN AMD AOA AZN BAM BBD BHD BND BOB BWP BYN BZD DZD ETB FJD GEL GTQ GYD HNL HTG IQD IRR JMD JOD KGS KHR KWD KZT LAK LBP LYD MDL MKD MMK MNT MOP MUR MVR MWK MZN NAD NIO OMR PAB PGK PYG RSD RWF SDG SOS SYP TJS TMT TND TTD TZS UGX UZS VES XAF XCD XOF YER ZMW".split(
    " ",
  ),
);

const longest = Math.max(...[...said.keys()].map((name) => name.length));
/** Chinese, Japanese and Korean words stand without a space between them. */
const letter = /^[\p{Script=Latin}\p{Script=Cyrillic}]/u;

/** The currency that the text says at this position, and its length; null if it says none there. */
export function currencyAt(
  text: string,
  at: number,
): { said: SaidCurrency; length: number } | null {
  for (let length = Math.min(longest, text.length - at); length > 0; length--) {
    const written = text.slice(at, at + length);
    const isCut =
      (letter.test(written) && letter.test(text[at - 1] ?? "")) ||
      (letter.test(written.at(-1) ?? "") && letter.test(text[at + length] ?? ""));
    if (isCut) continue;
    const name = written.toLowerCase();
    if (otherCodes.has(written)) return { said: { code: written }, length };
    const found = onlyUpperCase.has(name) && written !== name.toUpperCase() ? null : said.get(name);
    if (found) return { said: found, length };
  }
  return null;
}

/** The currency of a cell or a choice that holds nothing else; null if it says none or several. */
export function readCurrency(text: string): SaidCurrency | null {
  const words = text.trim().slice(0, 60);
  if (/^[A-Z]{3}$/.test(words)) return { code: words };
  const found: SaidCurrency[] = [];
  for (let at = 0; at < words.length; ) {
    const next = currencyAt(words, at);
    if (next) found.push(next.said);
    at += next?.length ?? 1;
  }
  return mergeCurrencies(found) ?? null;
}

/**
 * What several signs and words say together: `$` and `CAD` are Canadian dollars. Undefined if they
 * contradict each other, null if there are none.
 */
export function mergeCurrencies(all: readonly SaidCurrency[]): SaidCurrency | null | undefined {
  const codes = new Set(all.flatMap((one) => ("code" in one ? one.code : [])));
  const signs = new Set(all.flatMap((one) => ("sign" in one ? one.sign : [])));
  const [code, otherCode] = [...codes];
  const [sign, otherSign] = [...signs];
  if (otherCode !== undefined) return undefined;
  if (code !== undefined)
    return [...signs].every((one) => canMean(one, code)) ? { code } : undefined;
  if (otherSign !== undefined) {
    // "Rs. 12 lakh": both are said of the same amount.
    return signs.size === 2 && signs.has("rs") && signs.has("lakh") ? { sign: "lakh" } : undefined;
  }
  return sign === undefined ? null : { sign };
}
