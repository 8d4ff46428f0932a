/** The command line in this process, which takes a hundredth of the time of a program. */
import { Readable } from "node:stream";
import { run } from "#sdk/src/cli/run.ts";

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

export interface HereOptions {
  /** Text on standard input. */
  input?: string;
  /** The columns of a terminal; none is written to without. */
  columns?: number;
  program?: string;
  /** Gets all that is written to standard output so far. */
  onOutput?(text: string): void;
}

export async function runHere(
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  { input = "", columns, program, onOutput = () => {} }: HereOptions = {},
): Promise<Ended> {
  const ended: Ended = { code: 0, stdout: "", stderr: "" };
  const screen = columns === undefined ? {} : { isTTY: true, columns };
  ended.code = await run(args, {
    stdout: {
      ...screen,
      write(text) {
        ended.stdout += text;
        onOutput(ended.stdout);
      },
    },
    stderr: { ...screen, write: (text) => (ended.stderr += text) },
    stdin: Readable.from(input === "" ? [] : [input]),
    // Nobody's own sign-ins are used, nor changed.
    env: { COMPENSATION_CONFIG_DIR: "/nonexistent", ...variables },
    signal: new AbortController().signal,
    ...(program === undefined ? {} : { program }),
  });
  return ended;
}
