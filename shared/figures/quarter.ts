/** Calendar quarters, UTC. */
export interface Quarter {
  year: number;
  /** 1..4 */
  quarter: number;
}

/** Quarters since the start of year 0, for arithmetic and comparison. */
export function quarterNumber({ year, quarter }: Quarter): number {
  return year * 4 + quarter - 1;
}

export function quarterOf(number: number): Quarter {
  return { year: Math.floor(number / 4), quarter: (number % 4) + 1 };
}

/** The last quarter that has ended at an instant, in milliseconds since the epoch. */
export function lastCompletedQuarter(now: number): Quarter {
  const date = new Date(now);
  const running = { year: date.getUTCFullYear(), quarter: Math.floor(date.getUTCMonth() / 3) + 1 };
  return quarterOf(quarterNumber(running) - 1);
}

/** `Q3 2026` */
export function quarterLabel({ year, quarter }: Quarter): string {
  return `Q${quarter} ${year}`;
}

const lastDays = ["03-31", "06-30", "09-30", "12-31"];

/** The quarter's last day, `2026-09-30`. */
export function quarterEnd({ year, quarter }: Quarter): string {
  return `${year}-${lastDays[quarter - 1]}`;
}

/** The quarter that a day is in: `Q3 2026` for the `as_of` of an estimate, as people read it. */
export function quarterOfDay(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return quarterLabel({ year, quarter: Math.ceil(month / 3) });
}

/** The quarter that the wages of a May release represent. */
export function releaseQuarter(year: number): Quarter {
  return { year, quarter: 2 };
}
