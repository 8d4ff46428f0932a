/** Countries by the codes and names that the Unicode tables of every runtime have. */
import { toWords } from "./resolve-words.ts";

/** Codes of three letters that applicant systems write before a town. */
const longCodes: Readonly<Record<string, string>> = {
  ...{ ARG: "AR", AUS: "AU", AUT: "AT", BEL: "BE", BRA: "BR", CAN: "CA", CHE: "CH", CHL: "CL" },
  ...{ CHN: "CN", COL: "CO", CRI: "CR", CZE: "CZ", DEU: "DE", DNK: "DK", ESP: "ES", FIN: "FI" },
  ...{ FRA: "FR", GBR: "GB", HKG: "HK", HUN: "HU", IDN: "ID", IND: "IN", IRL: "IE", ISR: "IL" },
  ...{ ITA: "IT", JPN: "JP", KOR: "KR", LUX: "LU", MEX: "MX", MYS: "MY", NLD: "NL", NOR: "NO" },
  ...{ NZL: "NZ", PAK: "PK", PER: "PE", PHL: "PH", POL: "PL", PRT: "PT", ROU: "RO", SAU: "SA" },
  ...{ SGP: "SG", SWE: "SE", THA: "TH", TUR: "TR", TWN: "TW", UKR: "UA", USA: "US", VNM: "VN" },
  ...{ ZAF: "ZA" },
};
/** The United States and its territories, which have their own reasons. */
const american = new Set(["US", "UM", "PR", "GU", "VI", "AS", "MP"]);
/** What the state of this name is not. */
const georgia = "Georgia (country)";

const regionNames = new Intl.DisplayNames(["en"], {
  ...{ type: "region", style: "short", fallback: "none" },
});

/**
 * The name of a country by its code of two or three letters in capitals; null for none, and for the
 * United States and their territories.
 *
 * @example countryOfCode("CR") // "Costa Rica"
 */
export function countryOfCode(code: string): string | null {
  const short = Object.hasOwn(longCodes, code) ? longCodes[code] : code;
  if (short === undefined || !/^[A-Z]{2}$/.test(short) || american.has(short)) return null;
  if (short === "GE") return georgia;
  return regionNames.of(short) ?? null;
}

/** Whether a code or words for a country mean the United States. */
export function isUnitedStates(words: string): boolean {
  return /^(?:the-)?(?:usa?|u-s-a?|united-states(?:-of-america)?|america|estados-unidos|etats-unis)$/.test(
    toWords(words).join("-"),
  );
}

let known: ReadonlySet<string> | null = null;

/** Whether words, as a slug, name a country abroad. Georgia is the state. */
export function isCountry(slug: string): boolean {
  known ??= new Set(
    letters.flatMap((first) =>
      letters.flatMap((second) => {
        const name = countryOfCode(first + second);
        return name === null || name === georgia ? [] : [toWords(name).join("-")];
      }),
    ),
  );
  return known.has(slug) || slug === "georgia-country" || slug === "republic-of-georgia";
}

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
