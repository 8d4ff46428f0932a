import { DrizzleQueryError } from "drizzle-orm";
import { causesOf } from "../db/errors.ts";

/** An error and what it was caused by, for the log: without the values of a query, which are the caller's. */
export function describeCause(error: unknown): string {
  const chain = [...causesOf(error)].filter((cause) => cause instanceof Error);
  return chain.length === 0 ? String(error) : chain.map(describe).join("\ncaused by ");
}

function describe(error: Error): string {
  const { name, message, stack = "" } = error;
  const told = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : message;
  const at = stack.indexOf(message);
  return `${name}: ${told}${at === -1 ? "" : stack.slice(at + message.length)}`;
}
