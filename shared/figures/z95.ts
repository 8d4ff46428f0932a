/** Normal quantile of a two-sided 95% interval. */
export const z95 = 1.96;
