import { dayMs, isoDate } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";

const earliest = "2024-07-01";

/**
 * Checks that a requested day, `YYYY-MM-DD`, is in the served range.
 *
 * @throws {ApiError} `as_of_too_old`, `as_of_in_future`.
 */
export function checkAsOf(asOf: string, now: number): void {
  const latest = isoDate(now + dayMs);
  const hint = `as_of may be from ${earliest} to ${latest}; for example as_of=${isoDate(now)}.`;
  const details = { param: "as_of", clarification: `Which day should it be? ${hint}` };
  if (asOf < earliest) {
    throw new ApiError("as_of_too_old", {
      ...details,
      message: `${asOf} is before the first available day. ${hint}`,
    });
  }
  if (asOf > latest) {
    throw new ApiError("as_of_in_future", {
      ...details,
      message: `${asOf} is after the last available day. ${hint}`,
    });
  }
}
