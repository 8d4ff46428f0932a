import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerName } from "../../../shared/mcp/describe-servers.ts";

/** A call that solves a task. `$stripe` in an argument is the id of that record of the account. */
interface TaskCall {
  tool: string;
  arguments: Readonly<Record<string, unknown>>;
}

/** A person's question, and how it is solved. */
export interface Task {
  /** In the person's words. */
  words: string;
  server: ServerName;
  /** The first is of the tool that must be found by the words alone. */
  calls: readonly TaskCall[];
  /** Each must match the text of at least one of the calls' results. */
  facts: readonly RegExp[];
}

const file = join(import.meta.dirname, "tasks.json");
type Written = Omit<Task, "facts"> & { facts: readonly string[] };

/** The service's clock in the evaluation, because the tasks name days of the week. */
export const evaluationClock = "2026-11-21T12:00:00.000Z";

export const tasks: readonly Task[] = (JSON.parse(readFileSync(file, "utf8")) as Written[]).map(
  ({ facts, ...task }) => ({ ...task, facts: facts.map((fact) => new RegExp(fact)) }),
);
