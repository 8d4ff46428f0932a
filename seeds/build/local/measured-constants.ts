/**
 * Constants of the local method that were decided by trying them on tables
 * they were not made from; `npm run calibrate` prints the trials.
 */
export const measuredConstants = {
  /**
   * Share of a reliable cell's deviation from the model that is kept. One for
   * all: larger shares for small cells gain 1% to 3% of the error between
   * releases that have survey panels, and so sampling errors, in common, and
   * lose 1% between releases that have none; shares by major group gain less
   * than 0.3% or lose.
   */
  retention: 0.8,
  errors: {
    published_deviation: 0.09,
    sampling_variance: 0.6,
    hidden_deviation: 0.1,
  },
} as const;
