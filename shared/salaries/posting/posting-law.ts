/** A law about pay in job postings: a row of the table that `seeds/build` makes. */
export interface PostingLaw {
  /** Two letters. */
  state: string;
  /** `Colorado`, `New York City`. */
  jurisdiction: string;
  kind: "state" | "county" | "city";
  /** Whether the pay has to be in the posting, or is told on request. */
  duty: "posting" | "on_request";
  /** `YYYY-MM-DD`; null if it is not known to the day. */
  effectiveDate: string | null;
  /** The employers that it is for, as `15 or more employees`; null if not known. */
  covers: string | null;
  /** Whether one amount is enough for a job that pays one amount; false also where that is not settled. */
  takesOneAmount: boolean;
  /** Whether the posting has to describe benefits. */
  benefits: boolean;
  /** Whether the posting has to describe pay besides the base. */
  otherPay: "yes" | "commission" | "no";
  /** Whether remote work is covered that can be done there, or for an office there; null if not settled. */
  remote: "covered" | "office" | null;
  statute: string;
  /** The agency's or the legislature's page; null if none was found. */
  url: string | null;
  certainty: "agreed" | "details" | "one_source";
  /** What the sources do not agree on or do not give. */
  uncertain: readonly ("section" | "date" | "benefits")[];
}
