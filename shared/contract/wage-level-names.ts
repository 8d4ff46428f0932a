/** The levels of the prevailing wages for work visas, lowest first. */
export const wageLevelNames = ["I", "II", "III", "IV"] as const;
export type WageLevelName = (typeof wageLevelNames)[number];
