/**
 * The person at a client that shows questions: elicitation of the Model Context Protocol, as
 * revision 2026-07-28 has it. A tool returns the question, and the client sends the same call again
 * with the answer, to whichever isolate. Earlier revisions send a question within the response and its
 * answer in a request of its own, which needs a session: their clients get text (decision 8).
 */
import type { CallToolResult, InputRequiredResult } from "@modelcontextprotocol/server";
import type { Meanings } from "#shared/catalog/find-meanings.ts";

/** The result of a tool, or a question to the person. */
export type ToolResult = CallToolResult | InputRequiredResult;

/** An argument whose words may mean several things. */
export interface AmbiguousArgument extends Meanings {
  argument: string;
  /** `role`, `city`, `job` or `contact`. */
  kind: string;
  words: string;
}

/** Why the person has not chosen. */
export interface Refusal {
  reason: "declined" | "cancelled" | "none_of_these";
  argument: string;
  /** The values that were offered. */
  offered: readonly string[];
}

export interface Person {
  /** The values that the person has chosen for arguments of this call. */
  chosen: Readonly<Record<string, string>>;
  /** Present if the person was asked to choose, and has not. */
  refused?: Refusal;
  /** Why the message itself cannot be served: `forged` state, or an answer that came too `late`. */
  fault?: "forged" | "late";
  /** Asks what the words of arguments mean. */
  choose(choices: readonly AmbiguousArgument[]): Promise<InputRequiredResult>;
  /** Asks for a yes. Null if the person has given it, to exactly this question. */
  confirm(question: string, yes: string): Promise<ToolResult | null>;
}
