import { parseTitle } from "../titles/parse-title.ts";

/**
 * Whether an occupation's name contains a title: "Operations Manager" is in "General and
 * Operations Managers". Words after "Except" or "All Other" are not part of the name.
 */
export function namesOccupation(key: string, occupationTitle: string): boolean {
  const name = occupationTitle.split(/, (?:Except|All Other)/)[0] ?? "";
  const parsed = parseTitle(name.replaceAll(/,| and /g, " "));
  const known = new Set(parsed?.key.split(" "));
  return key.split(" ").every((word) => known.has(word));
}
