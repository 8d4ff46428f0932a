/** The year from July to June that prevailing wages are for. */

interface WageYear {
  /** `YYYY-MM-DD` */
  starts: string;
  ends: string;
  /** `July 2025 to June 2026` */
  label: string;
}

/** @param year the July in which it begins. */
export function wageYear(year: number): WageYear {
  return {
    starts: `${year}-07-01`,
    ends: `${year + 1}-06-30`,
    label: `July ${year} to June ${year + 1}`,
  };
}

/** @param now milliseconds since the epoch. */
export function hasEnded({ ends }: WageYear, now: number): boolean {
  return new Date(now).toISOString().slice(0, 10) > ends;
}

/** Says when levels are out of date, in words that stay true. */
export function wageYearNote(year: number): string {
  const { label } = wageYear(year);
  return `The wage year is ${label}: the Department of Labor replaces the levels every July, so look up the present ones at flag.dol.gov before you rely on these.`;
}
