import type { Versioned } from "../versioned.ts";

/**
 * What stands in front of every word in the index. Words of one account, and of
 * one kind of record in it, lie together there, and a search reads no others.
 * The index folds ASCII case, which tells ids apart: capitals are marked.
 */
export function wordPrefix(userId: string, record: Versioned): string {
  return `${userId.replace(/[A-Z]/g, "+$&")}.${record}.`;
}
