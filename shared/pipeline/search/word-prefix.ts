import type { Versioned } from "../versioned.ts";

/**
 * What stands in front of every word in the index. Words of one account, and of
 * one kind of record in it, lie together there, and a search reads no others.
 */
export function wordPrefix(userId: string, record: Versioned): string {
  return `${userId}.${record}.`;
}
