/**
 * Constants of the local method, chosen by trying them on tables that they were not fitted
 * to; `npm run figures:calibrate` prints the trials.
 */
export const measuredConstants = {
  /**
   * Share of a reliable cell's deviation from the model that is kept, the same for all cells.
   * Larger shares for small cells reduce the error by 1% to 3% between releases that share
   * survey panels, and so sampling errors, and increase it by 1% between releases that share
   * none. Shares by major group reduce it by less than 0.3%, or increase it.
   */
  retention: 0.8,
  errors: {
    published_deviation: 0.09,
    sampling_variance: 0.6,
    hidden_deviation: 0.1,
  },
} as const;
