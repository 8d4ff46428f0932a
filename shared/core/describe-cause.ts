import { DrizzleQueryError } from "drizzle-orm";
import { causesOf } from "./causes.ts";

/** Describes an error and its causes for the log, without the values of a query, which may be personal data. */
export function describeCause(error: unknown): string {
  const chain = [...causesOf(error)].filter((cause) => cause instanceof Error);
  return chain.length === 0 ? String(error) : chain.map(describe).join("\ncaused by ");
}

function describe(error: Error): string {
  const { name, message, stack = "" } = error;
  const text = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : message;
  const at = stack.indexOf(message);
  return `${name}: ${text}${at === -1 ? "" : stack.slice(at + message.length)}`;
}
