/** One filing or posting: a title, its pay, its occupation and its employer. */
export interface Observation {
  /** Slug of the role it is evidence for; null if it is for none. */
  role: string | null;
  /** Slug of the role with its title, even if filed under another occupation; null if no role has it. */
  named: string | null;
  /** The OEWS code it counts under; null if it counts under none. */
  code: string | null;
  /** The OEWS code that the employer filed; null if the source names none. */
  filedCode: string | null;
  /** Annual pay in USD, at the nation's level of wages where the source names a state. */
  pay: number;
  /** Annual pay in USD as filed or posted. */
  stated: number;
  /** Observations of one group are not independent of each other: an employer, or the row itself. */
  group: string;
  /** The experience that a posting asks for, and its year; null if the source names none. */
  experience: string | null;
  year: string | null;
}
