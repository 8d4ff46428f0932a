/** The commands of docs/deploy.md, for the tests that run them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/run/local/places.ts";

export interface GuideCommand {
  command: string;
  /** Why no test can run it; null if one does. */
  onlyOnTheEdge: string | null;
}

/** Reads the commands of the page, or of another text, each once. */
export function readCommands(
  text = readFileSync(join(projectRoot, "docs/deploy.md"), "utf8"),
): GuideCommand[] {
  const blocks = [...text.matchAll(/^```(?:sh|bash|shell)\n(.*?)^```$/gms)];
  const lines = blocks.flatMap(([, block = ""]) => block.split("\n")).filter((line) => line !== "");
  const commands = lines.map((line) => {
    const [, command = "", comment = ""] = /^(.*?)(?:\s+# (.*))?$/.exec(line) ?? [];
    const [, reason = null] = /^only on the edge: (.*)$/.exec(comment) ?? [];
    return { command, onlyOnTheEdge: reason };
  });
  return [...new Map(commands.map((one) => [one.command, one])).values()];
}

/** The arguments of a command of `npm run deploy`; null for another. None of the page needs quotes. */
export function deployArguments(command: string): string[] | null {
  const [, args] = /^npm run deploy(?: -- (.*))?$/.exec(command) ?? [null, null];
  if (args === null) return null;
  return args === undefined ? [] : args.split(" ");
}
