import type { Refusal } from "../refusal.ts";

/** Where a number was read from, for the refusal. */
export interface Place {
  file: string;
  line: number;
  key: string;
}

/** A blank is null; anything else must be a plain decimal number. Otherwise adds a refusal and returns null. */
export function readNumber(
  text: string,
  column: string,
  place: Place,
  refusals: Refusal[],
): number | null {
  if (text === "") return null;
  if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return Number(text);
  refusals.push({ ...place, reason: `${column} is not a number: ${JSON.stringify(text)}` });
  return null;
}
