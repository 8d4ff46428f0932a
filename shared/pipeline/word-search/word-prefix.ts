import type { Linkable } from "../records/versioned.ts";

/**
 * The prefix of every word in the index. It keeps the words of one account and kind of record
 * together, so that a search reads no others. The index folds ASCII case, but ids are
 * case-sensitive, so capital letters are marked.
 */
export function wordPrefix(userId: string, record: Linkable): string {
  return `${userId.replace(/[A-Z]/g, "+$&")}.${record}.`;
}
