/** One filing or posting: what a title pays, under which occupation, by whom. */
export interface Observation {
  /** Slug of the role it is evidence for; null where it is none of ours. */
  role: string | null;
  /** Slug of the role whose title it bears, though another occupation be filed; null where none does. */
  named: string | null;
  /** The OEWS code it counts under; null where it counts under none. */
  code: string | null;
  /** The OEWS code that the employer filed; null where the source names none. */
  filedCode: string | null;
  /** Annual pay in USD, at the nation's level of wages where the source names a state. */
  pay: number;
  /** Annual pay in USD as filed or posted. */
  stated: number;
  /** Observations of one group are not independent of each other: an employer, or the row itself. */
  group: string;
}
