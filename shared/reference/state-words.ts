/** The states as locations name them. */
import { countryOfCode } from "./countries.ts";
import type { CityNames } from "./read-names.ts";
import { toWords } from "./resolve-words.ts";

/** A state that a part of a location names. */
export interface NamedState {
  /** Two letters. */
  code: string;
  /** A country that the same letters or the same name mean, as `DE` Germany; null for none. */
  country: string | null;
}

/** As newspapers shorten them, with what is no name of a place. */
const shortened: Readonly<Record<string, string>> = {
  ...{ ala: "AL", ariz: "AZ", ark: "AR", calif: "CA", colo: "CO", conn: "CT", fla: "FL" },
  ...{ ill: "IL", ind: "IN", kans: "KS", mass: "MA", mich: "MI", minn: "MN", miss: "MS" },
  ...{ mont: "MT", neb: "NE", nebr: "NE", nev: "NV", okla: "OK", ore: "OR", penn: "PA" },
  ...{ penna: "PA", tenn: "TN", tex: "TX", wash: "WA", wis: "WI", wisc: "WI", wyo: "WY" },
  ...{ nys: "NY", "w-va": "WV", wva: "WV" },
};

/**
 * The state that a whole part of a location names: by its code or name, or as in "State of Texas". Null
 * for none.
 */
export function stateOfPart(part: string, { words }: CityNames): NamedState | null {
  const slug = toWords(part).join("-");
  const plain = slug
    .replace(/^(?:greater|state-of|commonwealth-of)-/, "")
    .replace(/-(?:state|metropolitan-area|metro-area|area)$/, "");
  // A territory has none of a state's tables, and "IND" is India.
  if (plain === "pr" || plain === "puerto-rico" || /^[A-Z]{3}$/.test(part)) return null;
  if (/^[a-z]{2}$/.test(plain)) {
    const code = plain.toUpperCase();
    return [...words.states.values()].includes(plain)
      ? { code, country: countryOfCode(code) }
      : null;
  }
  const named = words.states.get(plain);
  if (named !== undefined) {
    const code = named.toUpperCase();
    return { code, country: code === "GA" ? "Georgia (country)" : null };
  }
  const short = Object.hasOwn(shortened, plain) ? shortened[plain] : undefined;
  return short === undefined ? null : { code: short, country: null };
}
