import { dayMs } from "./days.ts";

/** The UTC day of an instant, `YYYY-MM-DD`. */
export function isoDate(milliseconds: number): string {
  const day = Math.floor(milliseconds / dayMs);
  if (day !== latest.day) latest = { day, text: new Date(milliseconds).toISOString().slice(0, 10) };
  return latest.text;
}

/** The most recent result: almost every call is for the current day. */
let latest = { day: Number.NaN, text: "" };
