import type { CallToolResult } from "@modelcontextprotocol/server";
import { levelParameters, levelQuery } from "#shared/contract/levels.ts";
import type { ResolvedName } from "../catalog/resolve-name.ts";
import type { FigureLevel } from "../contract/levels.ts";
import { slugPattern } from "../contract/salary-fields.ts";
import { listing } from "../core/format.ts";
import type { McpContext } from "./context.ts";
import { findingCall, type Lookup, sayCall } from "./lookup.ts";
import { askMeanings, type NamedCall } from "./questions/ask-meanings.ts";
import { catalogArguments, isText } from "./questions/find-choices.ts";
import type { ToolResult } from "./questions/person.ts";
import { errorResult, isRecord } from "./tool.ts";

/** A look-up costs milliseconds, so that those of one call are few. */
const maxRecords = 10;
const recordNames: readonly string[] = ["role", "city"];

interface Call extends NamedCall {
  /**
   * The path of the record whose fields the arguments are, such as `offers.0`; absent for the call
   * itself.
   */
  within?: string;
}

type Resolved =
  | {
      args: Readonly<Record<string, unknown>>;
      /** Sentences that say which role or city the words were taken for. */
      notes: string[];
    }
  | { refusal: ToolResult };

/**
 * Puts slugs in place of words such as "Software Engineer" or "NYC" that mean one role or city, in the
 * records of lists too. Other words are asked back, with what they may mean: the person, where the client
 * shows questions and the words are not in a list, else the agent. What looks like a slug is left to the
 * operation.
 */
export async function resolveArguments(
  context: McpContext,
  call: NamedCall,
  lookup: Lookup,
): Promise<Resolved> {
  const asked = await askMeanings(context, call, lookup);
  if ("refusal" in asked) return asked;
  const words = await resolveWords(context, { ...call, args: asked.args }, lookup);
  return "refusal" in words ? words : { ...words, notes: [...asked.notes, ...words.notes] };
}

/**
 * Resolves the words of the call's own arguments and of the records in its lists, without asking
 * the person.
 */
async function resolveWords(
  context: McpContext,
  { tool, args, names, within }: Call,
  lookup: Lookup,
): Promise<Resolved> {
  const notes: string[] = [];
  const resolved: Record<string, unknown> = { ...args };
  for (const [argument, kind] of Object.entries(catalogArguments)) {
    const text = Object.hasOwn(args, argument) ? args[argument] : undefined;
    if (!names.includes(argument) || !isText(text) || slugPattern.test(text)) continue;
    // If the catalog cannot be read, the operation says so in its own error.
    const meant = await context.resolveName(kind, text).catch(() => null);
    if (meant === null) continue;
    if (meant.slug === null) {
      const path = within === undefined ? argument : `${within}.${argument}`;
      return { refusal: askBack(kind, path, text, meant, { tool, args, names }, lookup) };
    }
    resolved[argument] = meant.slug;
    const asked = meant.level === null ? {} : levelParameters(meant.level);
    const isNamed = (args.exp ?? "") !== "" || (args.grade ?? "") !== "";
    const takesLevel = !isNamed && Object.keys(asked).every((name) => names.includes(name));
    if (takesLevel) Object.assign(resolved, asked);
    notes.push(
      meant.note ?? `"${text}" is taken as ${meant.slug}${levelNote(meant.level, takesLevel)}.`,
    );
  }
  // Records within records are not looked up, and the operation refuses a list that is too long.
  const lists = within === undefined ? Object.entries(args) : [];
  for (const [name, list] of lists) {
    if (!Array.isArray(list) || !names.includes(name) || list.length > maxRecords) continue;
    if (!list.every(isRecord)) continue;
    const records: unknown[] = [];
    for (const [at, record] of list.entries()) {
      const call = { tool, args: record, names: recordNames, within: `${name}.${at}` };
      const inner = await resolveWords(context, call, lookup);
      if ("refusal" in inner) return inner;
      records.push(inner.args);
      notes.push(...inner.notes);
    }
    resolved[name] = records;
  }
  return { args: resolved, notes };
}

function levelNote(level: FigureLevel | null, isUsed: boolean): string {
  if (level === null) return "";
  return isUsed
    ? `, ${levelQuery(level)}`
    : `; its level, ${levelQuery(level)}, is not part of this call`;
}

function askBack(
  kind: "role" | "city",
  argument: string,
  text: string,
  { candidates, why }: Extract<ResolvedName, { slug: null }>,
  { tool, args }: NamedCall,
  lookup: Lookup,
): CallToolResult {
  const next = findingCall({ kind, argument, text }, { tool, args }, lookup);
  if (why !== undefined || candidates.length === 0) {
    const offered = candidates.length === 0 ? [] : [`Offer: ${listing(candidates)}.`];
    return errorResult(
      [
        why === undefined
          ? `${kind}_not_found: No ${kind} of the catalog is called "${text}" (${argument}).`
          : `${kind}_not_found: "${text}" (${argument}): ${why}`,
        ...offered,
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
