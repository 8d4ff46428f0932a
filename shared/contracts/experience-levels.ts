/** In a file of its own, for browsers, which have no use for schemas. */
export const experienceLevels = ["entry", "mid", "senior", "staff"] as const;
