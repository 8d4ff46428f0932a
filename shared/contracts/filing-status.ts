/** Filing statuses of the federal income tax that the tax tables hold. */
export const filingStatuses = ["single", "married", "head_of_household"] as const;
export type FilingStatus = (typeof filingStatuses)[number];
