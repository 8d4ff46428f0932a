/** Names of time zones in the IANA database, such as `America/Chicago`. */

/** Whether this platform knows a time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
