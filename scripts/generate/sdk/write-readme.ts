import { type DescribedOperation, namespacesOf } from "./describe-operations.ts";
import { type Api, leftOut } from "./method-table.ts";

const begin = "<!-- Every operation: written by `npm run generate -- sdk`. -->";
const end = "<!-- End of the operations. -->";

const clients: Readonly<Record<Api, string>> = {
  salary: "SalaryClient",
  pipeline: "PipelineClient",
};

/**
 * The README with every operation and its method, in place of those that it has.
 *
 * @throws Error if the README does not say where they are.
 */
export function writeReadme(readme: string, operations: readonly DescribedOperation[]): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`sdk/README.md has no lines ${begin} and ${end}`);
  const text = (["salary", "pipeline"] as const).flatMap((api) => [
    `### \`${clients[api]}\``,
    "",
    "| method | what it does | operation |",
    "| --- | --- | --- |",
    ...namespacesOf(api, operations).flatMap(({ members }) => members.map(writeRow)),
    "",
  ]);
  const others = `No method: ${Object.entries(leftOut)
    .map(([id, reason]) => `\`${id}\` (${reason})`)
    .join(", ")}.`;
  return `${readme.slice(0, from)}${begin}\n\n${text.join("\n")}\n${others}\n\n${readme.slice(to)}`;
}

function writeRow({ namespace, method, summary, verb, path, deprecated }: DescribedOperation) {
  const what = deprecated && !/deprecated/.test(summary) ? `${summary} (deprecated)` : summary;
  return `| \`${namespace}.${method}\` | ${what} | \`${verb} ${path}\` |`;
}
