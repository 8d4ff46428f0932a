/** RFC 9110's preferred form of a date; the two obsolete ones are not honoured. */
const dateForm =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * A `Retry-After` field in seconds from now, zero or more; null where there is
 * none that makes sense. How much of it is honoured is not decided here.
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
