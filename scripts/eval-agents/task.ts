import type { ServerName } from "../../shared/mcp/describe-servers.ts";

/** A call that solves a task. `$stripe` in an argument is the id of that record of the account. */
export interface TaskCall {
  tool: string;
  arguments: Readonly<Record<string, unknown>>;
}

/** What a person asks, and how it is solved. */
export interface Task {
  /** In the person's words. */
  words: string;
  server: ServerName;
  /** The first is of the tool that must be found by the words alone. */
  calls: readonly TaskCall[];
  /** What the texts of the calls' answers must contain, in one of them each. */
  facts: readonly RegExp[];
}

export function task(
  server: ServerName,
  words: string,
  calls: readonly (readonly [tool: string, args?: Readonly<Record<string, unknown>>])[],
  ...facts: readonly RegExp[]
): Task {
  return {
    server,
    words,
    calls: calls.map(([tool, args = {}]) => ({ tool, arguments: args })),
    facts,
  };
}
