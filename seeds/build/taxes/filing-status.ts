/** Filing statuses of the sources that the catalog keeps, and what each stands for here. */
const statuses: Readonly<Record<string, readonly string[]>> = {
  "": ["all"],
  ALL: ["all"],
  ALL_EXCEPT_JOINT: ["single", "head_of_household"],
  SINGLE: ["single"],
  JOINT: ["married"],
  HEAD_OF_HOUSEHOLD: ["head_of_household"],
};

/** None for a status that no call can name (separate returns, surviving spouses). */
export function filingStatuses(status: string): readonly string[] {
  return statuses[status] ?? [];
}

const undated = "0000-01-01";

/** The source writes undated values as of year 0. */
export function dateOrNone(date: string): string {
  return date === undated ? "" : date;
}
