/** The preferred date format of RFC 9110; the two obsolete formats are not supported. */
const dateForm =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Parses a `Retry-After` field to seconds from now, at least 0; null if it is absent or
 * malformed. The retry schedule decides how much of it is honored.
 *
 * @param now milliseconds since the epoch.
 */
export function readRetryAfter(field: string | null, now: number): number | null {
  if (field === null) return null;
  if (/^[0-9]{1,9}$/.test(field)) return Number(field);
  if (!dateForm.test(field)) return null;
  const at = Date.parse(field);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1_000));
}
