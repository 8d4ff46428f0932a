/** Federal income tax filing statuses that the tax tables cover. */
export const filingStatuses = ["single", "married", "head_of_household"] as const;
export type FilingStatus = (typeof filingStatuses)[number];
