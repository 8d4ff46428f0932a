/** One filing or posting: what a title pays, under which occupation, by whom. */
export interface Observation {
  /** Slug of the role whose title it bears; null where it is none of ours. */
  role: string | null;
  /** The OEWS code it counts under; null where it counts under none. */
  code: string | null;
  /** Annual pay, USD. */
  pay: number;
  /** Observations of one group are not independent of each other: an employer, or the row itself. */
  group: string;
}
