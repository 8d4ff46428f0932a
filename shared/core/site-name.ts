/** The name on the pages, unless the operator sets another one in `SITE_NAME`. */
export const defaultSiteName = "Going Rate";

/** A deployment as people see it. */
export interface Site {
  /** Without a trailing slash. Empty where figures are computed without a service: links are then paths. */
  origin: string;
  name: string;
}

/** Whom a citation credits: `Going Rate (https://example.com)`. */
export function creditOf({ origin, name }: Site): string {
  return origin === "" ? name : `${name} (${origin})`;
}
