/** What an amount of pay is for: a year, or an hour of work. */
export const payPeriods = ["annual", "hourly"] as const;
export type PayPeriod = (typeof payPeriods)[number];
