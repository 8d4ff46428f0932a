/** A separate file for browsers, which do not need the schemas. */

/** Levels by years of experience, least first. */
export const experienceLevels = ["entry", "mid", "senior", "staff"] as const;

/** Whose pay a figure is: everyone's, or that of people with so many years of experience. */
export const payLevels = ["any", ...experienceLevels] as const;

/** What a title's own word says where nothing says how many years: `Senior` in "Senior Editor". */
export const grades = ["junior", "mid", "senior", "principal"] as const;

/** The levels of the prevailing wages for work visas, lowest first. */
export const wageLevelNames = ["I", "II", "III", "IV"] as const;
export type WageLevelName = (typeof wageLevelNames)[number];
