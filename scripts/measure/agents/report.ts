/** The tables of docs/agents.md. */
import { type ServerName, servers } from "../../../shared/mcp/describe-servers.ts";
import { table } from "../../run/local/fill-tables.ts";
import type { Choice, ListSize, Recovery, Solved } from "./evaluate.ts";
import type { Attempt } from "./model.ts";
import type { WrongCall } from "./wrong-calls.ts";

export interface Evaluation {
  /** `YYYY-MM-DD` */
  date: string;
  lists: readonly ListSize[];
  choices: readonly Choice[];
  solved: readonly Solved[];
  calls: readonly Recovery[];
  credentials: readonly { recovered: boolean }[];
  model?: { name: string; solved: readonly Attempt[] };
}

const kinds: Readonly<Record<WrongCall["kind"], string>> = {
  slug: "a misspelled slug",
  words: "a misspelled name in words",
  argument: "a misspelled argument",
  value: "a value that is not allowed",
  id: "an id that does not exist",
};

export function reportAgents(evaluation: Evaluation): Record<string, string> {
  const { date, choices, lists, calls, credentials, model } = evaluation;
  const recoveries = Object.entries(kinds).map(([kind, name]) => {
    return recoveryOf(
      name,
      calls.filter(({ call }) => call.kind === kind),
    );
  });
  const credential = recoveryOf("no credential, or that of the other API", credentials);
  return {
    measured: `\`npm run agents:evaluate\` on ${date}: ${choices.length} tasks in the words of people.`,
    servers: table(
      [
        ...["server", "tools", "tokens of the list", "without output schemas", "with charts"],
        ...["tasks", "right tool first by BM25", "facts in the text", "tokens per task", "most"],
      ],
      lists.map((list) => serverRow(list, evaluation)),
    ),
    errors: table(["what was wrong", "calls", "recovered"], [...recoveries, credential]),
    model: model ? modelTable(model) : "No model was asked.",
  };
}

function serverRow(list: ListSize, { choices, solved }: Evaluation): string[] {
  const { server, tools, complete, withoutOutput, withViews } = list;
  const own = solved.filter(({ task }) => task.server === server);
  const right = choices.filter(({ task, isRight }) => task.server === server && isRight).length;
  const sizes = own.map(({ tokens }) => tokens);
  const found = own.filter(({ faults }) => faults.length === 0).length;
  return cells(
    ...[nameOf(server), tools, complete, withoutOutput, withViews],
    ...[own.length, right, found, mean(sizes), Math.max(0, ...sizes)],
  );
}

function modelTable({ name, solved }: { name: string; solved: readonly Attempt[] }): string {
  const count = (is: (one: Attempt) => boolean) => solved.filter(is).length;
  return table(
    ["model", "tasks", "right tool called", "facts found", "calls per task", "tokens per task"],
    [
      cells(
        ...[name, solved.length, count((one) => one.choseRight), count((one) => one.foundFacts)],
        ...[mean(solved.map(({ calls }) => calls)), mean(solved.map(({ tokens }) => tokens))],
      ),
    ],
  );
}

function recoveryOf(name: string, cases: readonly { recovered: boolean }[]): string[] {
  return cells(name, cases.length, cases.filter(({ recovered }) => recovered).length);
}

function nameOf(server: ServerName): string {
  return `\`${servers[server].path}\``;
}

function cells(...values: readonly (string | number)[]): string[] {
  return values.map((value) => value.toLocaleString("en-US"));
}

function mean(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length === 0 ? 0 : Math.round(sum / values.length);
}
