/** Why a job that people ask for has no yearly figure here. */
export const unpublishedReasons = [
  "hourly only",
  "not surveyed",
  "no published wage",
  "field missing",
  "not apart",
] as const;

export type UnpublishedReason = (typeof unpublishedReasons)[number];
