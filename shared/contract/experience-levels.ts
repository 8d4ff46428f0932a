/** A separate file for browsers, which do not need the schemas. */
export const experienceLevels = ["entry", "mid", "senior", "staff"] as const;
