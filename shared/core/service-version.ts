/** The version of both APIs that this code serves, sent as `Service-Version`. */
export const serviceVersion = "2026-05-10";
