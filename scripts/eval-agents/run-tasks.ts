import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { type Ids, withIds } from "./account.ts";
import type { ToolClient } from "./client.ts";
import type { Task } from "./task.ts";

/** What solving a task took. */
export interface Solved {
  task: Task;
  /** Facts that no answer contained, and calls that failed. */
  faults: readonly string[];
  /** Of the calls' arguments and of what a model reads of their results. */
  tokens: number;
}

/** Carries out the calls that solve a task, and looks for the facts in the texts of their answers. */
export async function runTask(task: Task, client: ToolClient, ids: Ids): Promise<Solved> {
  const texts: string[] = [];
  const faults: string[] = [];
  let tokens = 0;
  for (const { tool, arguments: given } of task.calls) {
    const args = withIds(given, ids);
    const { isError, text, result } = await client.call(tool, args);
    if (isError) faults.push(`${tool}: ${text}`);
    texts.push(text);
    tokens += tokensOf({ tool, args }) + tokensOf(result);
  }
  const absent = task.facts.filter((fact) => !texts.some((text) => fact.test(text)));
  return { task, tokens, faults: [...faults, ...absent.map((fact) => `no ${fact}`)] };
}

export function tokensOf(value: unknown): number {
  return countTokens(JSON.stringify(value));
}

/** Whether a call changes records, so that the next task needs an account of its own. */
export function writes({ calls }: Task): boolean {
  return calls.some(({ tool }) => /^(?:create|update|delete|log)_/.test(tool));
}
