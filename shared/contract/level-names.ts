/** A separate file for browsers, which do not need the schemas. */
export const experienceLevels = ["entry", "mid", "senior", "staff"] as const;

/** The levels of the prevailing wages for work visas, lowest first. */
export const wageLevelNames = ["I", "II", "III", "IV"] as const;
export type WageLevelName = (typeof wageLevelNames)[number];
