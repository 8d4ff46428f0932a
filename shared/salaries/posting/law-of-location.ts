import { countryOfCode } from "#shared/reference/countries.ts";
import { postingLaws } from "./posting-laws.ts";

/**
 * The state whose law asks for a range in a posting, by the words of a location alone: `Denver, CO`,
 * `Colorado`. Null for several places, and where no such law is in force.
 *
 * @param isFound whether the location is known to be in the United States; letters that are a country's as
 * well, as in `Munich, DE`, are a state's only then.
 * @param today `YYYY-MM-DD`.
 */
export function stateThatAsks(
  location: string | null,
  isFound: boolean,
  today: string,
): string | null {
  const text = (location ?? "").replace(
    /\((?:remote|hybrid|on-?site)\)|, (?:usa?|united states)$/gi,
    "",
  );
  const named = /(?:^|, ?)([A-Z]{2}|[A-Z][A-Za-z ]{3,30})(?: \d{5})? ?$/.exec(
    text.slice(-120),
  )?.[1];
  if (named === undefined || /[;|]/.test(text)) return null;
  if (!isFound && countryOfCode(named) !== null) return null;
  const law = postingLaws.find(
    ({ kind, duty, state, jurisdiction, effectiveDate }) =>
      kind === "state" &&
      duty === "posting" &&
      (effectiveDate ?? "") <= today &&
      (state === named || (jurisdiction === named && !text.includes(","))),
  );
  return law ? law.jurisdiction : null;
}
