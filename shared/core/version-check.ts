/**
 * Throws ApiError `precondition_failed` if a record's current version is not the one
 * that the caller has read.
 */
export type VersionCheck = (version: number) => void;
