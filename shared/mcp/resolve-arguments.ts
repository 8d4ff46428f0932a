import type { CallToolResult } from "@modelcontextprotocol/server";
import { type ExperienceLevel, slugPattern } from "../contracts/common.ts";
import { listing } from "../core/format.ts";
import type { McpContext } from "./context.ts";
import { type Lookup, sayCall } from "./lookup.ts";
import { errorResult, type NextCall } from "./tool.ts";

/** The arguments that name a role or a city, in all tools. */
const kinds: Readonly<Record<string, "role" | "city">> = {
  role: "role",
  roleA: "role",
  roleB: "role",
  compare_to: "role",
  roleSlug: "role",
  city: "city",
  cityA: "city",
  cityB: "city",
  citySlug: "city",
};

/** Longer text is the name of nothing, and comparing it with the catalog takes time. */
const maxLength = 100;

interface Call {
  tool: string;
  args: Readonly<Record<string, unknown>>;
  /** The names of the tool's arguments. */
  names: readonly string[];
}

type Resolved =
  | {
      args: Readonly<Record<string, unknown>>;
      /** What words were taken for, in sentences. */
      notes: string[];
    }
  | { refusal: CallToolResult };

/**
 * Puts slugs in place of words such as "Software Engineer" or "NYC" that mean one role or city. Other
 * words are asked back, with what they may mean. What looks like a slug is left to the operation.
 */
export async function resolveArguments(
  context: McpContext,
  { tool, args, names }: Call,
  lookup: Lookup,
): Promise<Resolved> {
  const resolved: Record<string, unknown> = { ...args };
  const notes: string[] = [];
  for (const [argument, kind] of Object.entries(kinds)) {
    const text = Object.hasOwn(args, argument) ? args[argument] : undefined;
    if (typeof text !== "string" || !names.includes(argument) || !mayBeWords(text)) continue;
    // If the catalog cannot be read, the operation says so in its own error.
    const meant = await context.resolveName(kind, text).catch(() => null);
    if (meant === null) continue;
    if (meant.slug === null) {
      return {
        refusal: askBack(kind, argument, text, meant.candidates, { tool, args, names }, lookup),
      };
    }
    resolved[argument] = meant.slug;
    const takesLevel = names.includes("exp") && (args.exp ?? "") === "";
    if (meant.level !== null && takesLevel) resolved.exp = meant.level;
    notes.push(`"${text}" is taken as ${meant.slug}${levelNote(meant.level, takesLevel)}.`);
  }
  return { args: resolved, notes };
}

function levelNote(level: ExperienceLevel | null, isUsed: boolean): string {
  if (level === null) return "";
  return isUsed ? ` at ${level} level` : `; its level, ${level}, is not part of this call`;
}

function mayBeWords(text: string): boolean {
  return (
    text.trim() !== "" &&
    text.length <= maxLength &&
    !slugPattern.test(text) &&
    !/\p{Cc}/u.test(text)
  );
}

function askBack(
  kind: "role" | "city",
  argument: string,
  text: string,
  candidates: readonly string[],
  { tool, args }: Call,
  lookup: Lookup,
): CallToolResult {
  const next = nextCall(kind, argument, text, { tool, args }, lookup);
  if (candidates.length === 0) {
    return errorResult(
      [
        `${kind}_not_found: No ${kind} of the catalog is called "${text}" (${argument}).`,
        `Next: ${sayCall(next)}.`,
      ],
      { code: `${kind}_not_found`, argument, candidates, next },
    );
  }
  return errorResult(
    [
      `${kind}_ambiguous: "${text}" (${argument}) names no single ${kind} of the catalog. Nearest: ${listing(candidates)}.`,
      `Call ${tool} again with ${argument} set to the one that is meant; ask the person if in doubt.`,
      `To find others: ${sayCall(next)}.`,
    ],
    { code: `${kind}_ambiguous`, argument, candidates, next },
  );
}

function nextCall(
  kind: "role" | "city",
  argument: string,
  text: string,
  { tool, args }: Pick<Call, "tool" | "args">,
  lookup: Lookup,
): NextCall {
  const found = kind === "role" ? lookup.role(text) : lookup.city(text);
  if (found) return found;
  const { [argument]: _, ...rest } = args;
  return { tool, arguments: rest };
}
