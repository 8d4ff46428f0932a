import { causesOf } from "./causes.ts";

/** Describes an error and its causes for the log, without the values of a query, which may be personal data. */
export function describeCause(error: unknown): string {
  const chain = [...causesOf(error)].filter((cause) => cause instanceof Error);
  return chain.length === 0 ? String(error) : chain.map(describe).join("\ncaused by ");
}

function describe(error: Error): string {
  const { name, message, stack = "" } = error;
  const text = isQueryError(error) ? `Failed query: ${error.query}` : message;
  const at = stack.indexOf(message);
  return `${name}: ${text}${at === -1 ? "" : stack.slice(at + message.length)}`;
}

/** Drizzle's error, whose message contains the values. By its fields: not every function contains Drizzle. */
function isQueryError(error: Error): error is Error & { query: string } {
  return "query" in error && typeof error.query === "string" && "params" in error;
}
