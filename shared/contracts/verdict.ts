/** How an offer is judged; apart from `evaluate`, so that what only needs the verdict stays small. */

export const payPeriods = ["annual", "hourly"] as const;
export type PayPeriod = (typeof payPeriods)[number];
