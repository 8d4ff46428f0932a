import type { CallToolResult } from "@modelcontextprotocol/server";
import { listing } from "#shared/core/format.ts";
import type { McpContext } from "../context.ts";
import { findingCall, type Lookup, sayCall } from "../lookup.ts";
import { errorResult, type NextCall } from "../tool.ts";
import { catalogArguments, findChoices, type RecordArguments } from "./find-choices.ts";
import type { Refusal, ToolResult } from "./person.ts";

/** A call of a tool whose arguments may be words. */
export interface NamedCall {
  tool: string;
  args: Readonly<Record<string, unknown>>;
  /** The names of the tool's arguments. */
  names: readonly string[];
  /** Absent on servers without records. */
  records?: RecordArguments;
}

type Asked = { args: Readonly<Record<string, unknown>>; notes: string[] } | { refusal: ToolResult };

/** The call with what the person has chosen, or the question; without a person, the call as it is. */
export async function askMeanings(
  context: McpContext,
  call: NamedCall,
  lookup: Lookup,
): Promise<Asked> {
  const { args, names, records } = call;
  const { person } = context;
  if (!person) return { args, notes: [] };
  if (person.refused) return { refusal: sayRefusal(person.refused, call, lookup) };
  const chosen = { ...args, ...person.chosen };
  const choices = await findChoices(context, chosen, names, records);
  if (choices.length > 0) return { refusal: await person.choose(choices) };
  const notes = Object.entries(person.chosen).map(
    ([argument, value]) => `The person chose ${value} for "${args[argument]}".`,
  );
  return { args: chosen, notes };
}

function sayRefusal(
  { reason, argument, offered }: Refusal,
  call: NamedCall,
  lookup: Lookup,
): CallToolResult {
  const words = `"${call.args[argument]}" (${argument})`;
  const said = {
    declined: `did not want to say what ${words} means`,
    cancelled: `closed the question what ${words} means without an answer`,
    none_of_these: `means by ${words} none of ${listing(offered)}`,
  }[reason];
  const next = nextCall(argument, call, lookup);
  return errorResult(
    [`${reason}: The person ${said}. Nothing was done.`, `To find others: ${sayCall(next)}.`],
    { code: reason, argument, candidates: offered, next },
  );
}

function nextCall(argument: string, call: NamedCall, lookup: Lookup): NextCall {
  const record = call.records?.kinds[argument];
  if (record) return { tool: `list_${record}s`, arguments: {} };
  const kind = catalogArguments[argument] ?? "role";
  return findingCall({ kind, argument, text: String(call.args[argument]) }, call, lookup);
}
