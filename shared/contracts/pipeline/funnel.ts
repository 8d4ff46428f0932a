/** The stages of the funnel, in order. Who reached one of them is taken to have been in all before it. */
export const stages = [
  "saved",
  "applied",
  "screening",
  "interviewing",
  "offer",
  "accepted",
] as const;
export type Stage = (typeof stages)[number];

/** A rate is shown if more jobs than this reached the stage before. */
export const minRated = 5;
/** Of each breakdown. */
export const maxGroups = 24;
