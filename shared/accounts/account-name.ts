import { isWellFormedText } from "../core/well-formed.ts";

export const maxNameCharacters = 80;

/**
 * Reads a name that a person gives to an account, a passkey or the like.
 *
 * @returns the name without needless spaces, or what is wrong with it, in words for its field.
 */
export function readName(typed: string): { name: string } | { problem: string } {
  const name = typed.trim().replaceAll(/\s+/g, " ");
  if (name === "") return { problem: "Enter a name, such as “Work” or your own." };
  if (name.length > maxNameCharacters) {
    return {
      problem: `A name has at most ${maxNameCharacters} characters; this one has ${name.length}.`,
    };
  }
  if (!isWellFormedText(name) || /[\p{Cc}\p{Cf}]/u.test(name)) {
    return { problem: "A name has no control characters." };
  }
  return { name };
}
