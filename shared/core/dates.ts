/** The UTC day of an instant, `YYYY-MM-DD`. */
export function isoDate(milliseconds: number): string {
  const day = Math.floor(milliseconds / 86_400_000);
  if (day !== latest.day) latest = { day, text: new Date(milliseconds).toISOString().slice(0, 10) };
  return latest.text;
}

/** Almost always it is today that is asked for. */
let latest = { day: Number.NaN, text: "" };
