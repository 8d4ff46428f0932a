/**
 * What `npm run figures:calibrate -- --write` measured on the seeds, for the meanings of fitted constants
 * in a lineage. The tables in `docs/figures.md` have the same numbers; a test compares them.
 */
export const calibrationResults = {
  /** The May of the wages that the method was fitted to. */
  wageYear: 2025,
  /** Published medians predicted as if they were not published. */
  hidden: { cells: "133,032", inside: "94.8%", medianError: "5.6%", byParity: "8.5%" },
  /** Later releases predicted from earlier ones. */
  later: { cells: "44,511", inside: "95.2%" },
  /** National median × price parity in the half of the areas that was held out. */
  parity: { cells: "66,744", inside: "95.1%", medianError: "8.5%" },
} as const;
