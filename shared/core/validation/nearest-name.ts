import { editDistance } from "../edit-distance.ts";

/** Nobody misspells a longer name, and comparing takes time that grows with the length. */
const maxLength = 64;

/**
 * The name that another one was most likely meant for: spelled much the same, in another case
 * (`salary_min`), or part of it (`job_role`); null if none is near.
 *
 * @example
 * nearestName("rolee", ["role", "city"]); // "role"
 */
export function nearestName(given: string, names: readonly string[]): string | null {
  if (given.length > maxLength) return null;
  const likely = names
    .map((name) => ({ name, distance: distanceOf(lettersOf(given), lettersOf(name)) }))
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => Number(a.distance) - Number(b.distance));
  return likely[0]?.name ?? null;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** How far two names are from each other; null if neither is likely to be meant for the other. */
function distanceOf(a: string, b: string): number | null {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (shorter === "") return null;
  const distance = editDistance(a, b);
  const isMisspelt = distance <= Math.floor(shorter.length / 3);
  // One or two letters, such as `q`, abbreviate a word by its beginning.
  const isPart = shorter.length > 2 ? longer.includes(shorter) : longer.startsWith(shorter);
  return isMisspelt || isPart || hasSameBeginning(shorter, longer) ? distance : null;
}

/** `cities` and `city`. */
function hasSameBeginning(shorter: string, longer: string): boolean {
  const length = Math.ceil(shorter.length * 0.75);
  return length > 2 && longer.startsWith(shorter.slice(0, length));
}
