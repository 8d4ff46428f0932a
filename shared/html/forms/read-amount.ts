/**
 * Reads an amount of money as people type it: `165,000`, `$165k`, `82.50`. Null if nothing is
 * typed, NaN if it is no amount.
 */
export function readAmount(text: string): number | null {
  const typed = text.trim();
  if (typed === "") return null;
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s*(k)?$/i.exec(typed);
  if (!match) return Number.NaN;
  const [, whole = "", cents = "", thousands] = match;
  const amount = Number(whole.replaceAll(",", "") + cents);
  return thousands === undefined ? amount : amount * 1_000;
}
