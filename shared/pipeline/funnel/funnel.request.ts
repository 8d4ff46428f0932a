/** A rate is shown if more jobs than this reached the stage before. */
export const minRated = 5;
/** The most groups in a breakdown. */
export const maxGroups = 24;
