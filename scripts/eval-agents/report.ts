/** The section of `docs/benchmarks.md` on agents. */
import { type ServerName, servers } from "../../shared/mcp/describe-servers.ts";
import type { Choice } from "./choose-tools.ts";
import type { Recovery } from "./evaluate.ts";
import type { ListSize } from "./measure-lists.ts";
import type { Attempt } from "./model.ts";
import type { Solved } from "./run-tasks.ts";
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

const begin = "<!-- agents: written by `npm run eval:agents -- --write` -->";
const end = "<!-- end of agents -->";

const kinds: Readonly<Record<WrongCall["kind"], string>> = {
  slug: "a misspelled slug",
  words: "a misspelled name in words",
  argument: "a misspelled argument",
  value: "a value that is not allowed",
  id: "an id that does not exist",
};

export function reportAgents(evaluation: Evaluation): string {
  const { date, choices, calls, credentials, model } = evaluation;
  const right = choices.filter(({ isRight }) => isRight).length;
  const recoveries = Object.entries(kinds).map(([kind, name]) =>
    recoveryRow(
      name,
      calls.filter(({ call }) => call.kind === kind),
    ),
  );
  return `${begin}

## Agents

\`npm run eval:agents\` on ${date}: ${choices.length} tasks in the words of people. Tokens are counted by o200k_base: for a list, what \`tools/list\` returns; for a task, the arguments of its calls and their results, text and structure together.

| server | tools | tokens of the list | without output schemas | tasks | right tool first by BM25 | facts in the text | tokens per task, mean | most |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${evaluation.lists.map((list) => serverRow(list, evaluation)).join("\n")}

For clients that draw charts (MCP Apps), the lists name the views as well: ${evaluation.lists.map(({ server, withViews }) => `${nameOf(server)} ${withViews.toLocaleString("en-US")}`).join(", ")}. What a chart needs is in \`_meta\`, which a model does not read.

Plain BM25 over names and descriptions ranks the right tool first in ${right} of ${choices.length}. The tasks were known when the descriptions were written.

A script that knows nothing but the fields of errors corrects its own call:

| what was wrong | calls | recovered |
| --- | ---: | ---: |
${[...recoveries, recoveryRow("no credential, or that of the other API", credentials)].join("\n")}
${model ? `\n${modelTable(model)}\n` : ""}
${end}
`;
}

function serverRow(
  { server, tools, complete, withoutOutput }: ListSize,
  { choices, solved }: Evaluation,
): string {
  const own = solved.filter(({ task }) => task.server === server);
  const right = choices.filter(({ task, isRight }) => task.server === server && isRight).length;
  const sizes = own.map(({ tokens }) => tokens);
  return cells([
    nameOf(server),
    tools,
    complete,
    withoutOutput,
    own.length,
    right,
    own.filter(({ faults }) => faults.length === 0).length,
    mean(sizes),
    Math.max(0, ...sizes),
  ]);
}

function modelTable({ name, solved }: { name: string; solved: readonly Attempt[] }): string {
  return `| model | tasks | right tool called | facts found | calls per task | tokens per task |
| --- | ---: | ---: | ---: | ---: | ---: |
${cells([
  name,
  solved.length,
  solved.filter(({ choseRight }) => choseRight).length,
  solved.filter(({ foundFacts }) => foundFacts).length,
  mean(solved.map(({ calls }) => calls)),
  mean(solved.map(({ tokens }) => tokens)),
])}`;
}

function recoveryRow(name: string, cases: readonly { recovered: boolean }[]): string {
  return cells([name, cases.length, cases.filter(({ recovered }) => recovered).length]);
}

function nameOf(server: ServerName): string {
  return `\`${servers[server].path}\``;
}

function cells(values: readonly (string | number)[]): string {
  return `| ${values.map((value) => (typeof value === "number" ? value.toLocaleString("en-US") : value)).join(" | ")} |`;
}

function mean(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length === 0 ? 0 : Math.round(sum / values.length);
}

/** The page with this section in place of the one that it has, or before the pages', which end it. */
export function replaceAgentsSection(page: string, section: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from >= 0 && to > from) {
    return page.slice(0, from) + section.trimEnd() + page.slice(to + end.length);
  }
  const at = page.indexOf("## Public pages\n");
  if (at < 0) return `${page.trimEnd()}\n\n${section}`;
  return `${page.slice(0, at)}${section}\n${page.slice(at)}`;
}

/** A page written again, with the section of the earlier one. */
export function keepAgentsSection(page: string, earlier: string): string {
  const [from, to] = [earlier.indexOf(begin), earlier.indexOf(end)];
  if (from < 0 || to < from) return page;
  return replaceAgentsSection(page, `${earlier.slice(from, to + end.length)}\n`);
}
