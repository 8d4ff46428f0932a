/** The year whose taxes are kept: the latest in the files. */
export const taxYear = "2026";
