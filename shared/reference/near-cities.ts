import type { PlaceBook } from "./place-book.ts";

const maxOffered = 5;
const minPrefix = 4;

/**
 * The cities whose name differs from the words by at most one letter, or begins with them; the most
 * populous first. Other names that merely sound alike are no help.
 */
export function nearCities(typed: readonly string[], { names: { cities } }: PlaceBook): string[] {
  const slug = typed.join("-");
  const isNear = (name: string) =>
    isOneLetterOff(slug, name) || (slug.length >= minPrefix && name.startsWith(slug));
  return cities
    .filter(({ names }) => names.some(isNear))
    .sort((a, b) => b.population - a.population)
    .slice(0, maxOffered)
    .map((city) => city.slug);
}

/** Whether two names differ by at most one letter: another, one more, one less, or two the other way round. */
export function isOneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  // Of two or three letters nearly all are one letter off.
  if (short.length < minPrefix || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + (isSwapped ? 2 : 1)) === long.slice(at + (isSwapped ? 2 : 1));
}
