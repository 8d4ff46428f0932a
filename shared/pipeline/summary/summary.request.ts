/** A win is recent for this many days. */
export const recentDays = 30;
/** The most entries in each list. */
export const maxItems = 25;
