import type { PlaceBook } from "./place-book.ts";
import { typingDistance } from "./spelling.ts";

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

/** Whether two names differ by at most one letter. */
export function isOneLetterOff(a: string, b: string): boolean {
  // Of two or three letters nearly all are one letter off.
  if (Math.min(a.length, b.length) < minPrefix) return false;
  return Math.abs(a.length - b.length) <= 1 && typingDistance(a, b) <= 1;
}
