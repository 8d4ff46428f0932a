import type { NextCall } from "./tool.ts";

/** How an agent finds roles and cities with the tools of one server. */
export interface Lookup {
  /** The call that finds roles by these words. */
  role(words: string): NextCall;
  /** The call that finds cities; null if the server has no tool for that. */
  city(words: string): NextCall | null;
}

export function sayCall({ tool, arguments: args }: NextCall): string {
  const named = Object.entries(args).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return named.length === 0 ? tool : `${tool} with ${named.join(", ")}`;
}

/** A role or city that an argument names in words. */
interface Sought {
  kind: "role" | "city";
  argument: string;
  text: string;
}

/** The call that finds what words name: a lookup, or the same call without them. */
export function findingCall(
  { kind, argument, text }: Sought,
  { tool, args }: { tool: string; args: Readonly<Record<string, unknown>> },
  lookup: Lookup,
): NextCall {
  const found = kind === "role" ? lookup.role(text) : lookup.city(text);
  if (found) return found;
  const { [argument]: _, ...rest } = args;
  return { tool, arguments: rest };
}
