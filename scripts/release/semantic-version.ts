/** Versions as https://semver.org has them, without build metadata. */
const pattern = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*))?$/;

interface SemanticVersion {
  numbers: readonly number[];
  /** Identifiers after a hyphen, as in `1.0.0-rc.1`; empty for a release. */
  prerelease: readonly string[];
}

/** @returns null for a text that is no version, such as `v1.0.0`, `1.0` or `1.02.0`. */
export function parseVersion(text: string): SemanticVersion | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [, major, minor, patch, prerelease] = match;
  const identifiers = prerelease?.split(".") ?? [];
  if (identifiers.some((one) => /^0\d+$/.test(one))) return null;
  return { numbers: [major, minor, patch].map(Number), prerelease: identifiers };
}

/** Negative if the first is lower. A prerelease is lower than its release. */
function compareVersions(one: SemanticVersion, other: SemanticVersion): number {
  for (const [at, number] of one.numbers.entries()) {
    const difference = number - (other.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (one.prerelease.length === 0 || other.prerelease.length === 0) {
    return other.prerelease.length - one.prerelease.length;
  }
  for (const [at, identifier] of one.prerelease.entries()) {
    const next = other.prerelease[at];
    if (next === undefined) return 1;
    if (identifier !== next) return compareIdentifiers(identifier, next);
  }
  return one.prerelease.length - other.prerelease.length;
}

/** Compares two versions as texts. @throws {Error} if one is no version. */
export function compareTexts(one: string, other: string): number {
  const [first, second] = [parseVersion(one), parseVersion(other)];
  if (!first || !second) throw new Error(`"${first ? other : one}" is no version such as 1.2.3.`);
  return compareVersions(first, second);
}

function compareIdentifiers(one: string, other: string): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
  if (isNumber && isOtherNumber) return Number(one) - Number(other);
  // A number is lower than a word.
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return one < other ? -1 : 1;
}
