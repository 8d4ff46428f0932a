import type { Amount } from "./amounts.ts";
import type { PayKind } from "./pay-kind.ts";
import type { PayUnit } from "./pay-unit.ts";

/** Pay that a posting names. */
export interface PayMention {
  /** The posting's own words. */
  text: string;
  /** What pay that is not guaranteed is called, as in `sign-on bonus`; null if that is not known. */
  called: string | null;
  /** As posted, for the unit; null where the posting names only the other end. */
  min: number | null;
  max: number | null;
  /** Null if the posting does not say what the amounts are for, or names a piece of work. */
  unit: PayUnit | null;
  /** The piece of work that the amounts are for, such as `visit` or `mile`. */
  per: string | null;
  kind: PayKind;
  /** ISO 4217. */
  currency: string;
  /** Whether it is the rate of a contractor's business (C2C, 1099). */
  isContract: boolean;
  /** The words that name it, which may be a place, a level or a job. */
  label: string;
}

/** A mention and where its amounts are. */
export interface Placed {
  mention: PayMention;
  start: number;
  end: number;
}

/** An amount, or both ends of a range, with what is around it. */
export interface Seen {
  first: Amount;
  second: Amount | null;
  start: number;
  end: number;
  /** The words of the same sentence or line. */
  before: string;
  after: string;
  label: string;
}
