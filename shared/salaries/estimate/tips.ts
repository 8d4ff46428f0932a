/** Whether tips are in the figures of an occupation. */
import type { Role } from "#shared/reference/records.ts";

/**
 * Occupations of which tips are a usual part of pay, by SOC code: those of the Treasury's list of
 * occupations that customarily receive tips (26 CFR 1.224-1; 91 FR 19026) in which
 * most employers expect them. That the survey counts tips as wages is in its concepts:
 * https://www.bls.gov/opub/hom/oews/concepts.htm
 */
const tipped: ReadonlySet<string> = new Set([
  "31-9011", // Massage therapists
  "35-3011", // Bartenders
  "35-3023", // Fast food and counter workers, baristas among them
  "35-3031", // Waiters and waitresses
  "35-3041", // Food servers, nonrestaurant
  "35-9011", // Dining room attendants and bartender helpers
  "35-9031", // Hosts and hostesses
  "39-3011", // Gambling dealers
  "39-5011", // Barbers
  "39-5012", // Hairdressers and cosmetologists
  "39-5092", // Manicurists and pedicurists
  "39-5093", // Shampooers
  "39-5094", // Skincare specialists
  "39-6011", // Baggage porters and bellhops
  "39-6012", // Concierges
  "39-7010", // Tour and travel guides
  "53-3031", // Driver/sales workers, pizza delivery among them
  "53-3053", // Shuttle drivers and chauffeurs
  "53-3054", // Taxi drivers
  "53-6021", // Parking attendants
]);

/** Whether tips are a usual part of the pay that is published for an occupation. */
export function includesTips({ occupation }: Pick<Role, "occupation">): boolean {
  return tipped.has(occupation.socCode);
}

/** That tips are in the figures of an occupation that receives them; empty for all others. */
export function tipSentences(role: Pick<Role, "occupation">): string[] {
  return includesTips(role)
    ? [
        "Tips are in these figures: the survey counts them as wages, as far as employers report them. Compare them with pay that includes tips.",
      ]
    : [];
}
