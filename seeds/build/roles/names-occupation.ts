import { parseTitle } from "../titles/parse-title.ts";

/**
 * Whether an occupation bears a title's own name: "Operations Manager" is one of
 * "General and Operations Managers". What an exception excludes is no part of the name.
 */
export function namesOccupation(key: string, occupationTitle: string): boolean {
  const name = occupationTitle.split(/, (?:Except|All Other)/)[0] ?? "";
  const parsed = parseTitle(name.replaceAll(/,| and /g, " "));
  const known = new Set(parsed?.key.split(" "));
  return key.split(" ").every((word) => known.has(word));
}
