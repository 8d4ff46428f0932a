/** The UTC day of an instant, `YYYY-MM-DD`. */
export function isoDate(milliseconds: number): string {
  const day = Math.floor(milliseconds / 86_400_000);
  if (day !== latest.day) latest = { day, text: new Date(milliseconds).toISOString().slice(0, 10) };
  return latest.text;
}

/** The most recent result: almost every call is for the current day. */
let latest = { day: Number.NaN, text: "" };
