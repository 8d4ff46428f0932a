/** The minimum number of submitters for figures to be shown, and the number by which they grow. */
export const batchSize = 10;
