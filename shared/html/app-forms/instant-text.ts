import { instant } from "#shared/core/dates.ts";
import { instantOfWallTime, wallTime } from "#shared/core/wall-time.ts";

/**
 * A time as typed, as an instant of the API; text that is none is kept, so that it is refused.
 *
 * @param was the instant that the form showed. It stays if the same is typed, which has no seconds and,
 * when clocks go back, comes twice.
 */
export function instantText(text: string, timeZone: string, was = ""): string {
  const before = Date.parse(was);
  if (!Number.isNaN(before) && wallTime(before, timeZone) === text) return instant(before);
  const at = instantOfWallTime(text, timeZone);
  return at === null ? text : instant(at);
}
