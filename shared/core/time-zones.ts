/** Names of time zones in the IANA database, such as `America/Chicago`. */

/** Whether this platform knows a time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/**
 * The formatters that were used last. Making one takes 200 µs, using it 1 µs; a page shows up to a
 * hundred times, and a table of jobs has thousands.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 30;

/**
 * A formatter of instants in a time zone.
 *
 * @param timeZone IANA name; one that this platform does not know is read as UTC.
 */
export function zoneFormatter(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = make(timeZone, options);
  if (formatters.size >= maxFormatters) formatters.clear();
  formatters.set(key, made);
  return made;
}

function make(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  }
}
