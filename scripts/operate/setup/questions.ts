import { createInterface, type Interface } from "node:readline";
import { type Readable, Writable } from "node:stream";

/** The person, or program, that answers. */
export interface Questions {
  /** @returns the answer without spaces around it; null if there is nobody to answer. */
  ask(question: string, options?: { hidden?: boolean }): Promise<string | null>;
  close(): void;
}

/** Nobody: what is not given, or has no default, is missing. */
export const nobody: Questions = { ask: async () => null, close: () => {} };

interface Terminal {
  input: Readable;
  output: Writable;
  /** Whether what is typed is echoed, unless it is hidden. A pipe needs no echo. */
  isTerminal: boolean;
}

/**
 * Asks line by line. Lines that arrive before their question are kept, so that answers can also be
 * piped in. A hidden answer is not shown, nor kept in the history of what was typed.
 */
export function askOn({ input, output, isTerminal }: Terminal): Questions {
  let isHidden = false;
  const visible = new Writable({
    write(chunk, encoding, done) {
      if (!isHidden) output.write(chunk, encoding);
      // Called at once, so that text written before an answer is hidden appears before that.
      done();
    },
  });
  const lines: Interface = createInterface({
    input,
    output: visible,
    terminal: isTerminal,
    historySize: 0,
  });
  const arrived: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let isOver = false;
  const pass = (line: string | null) => {
    const waiter = waiting;
    waiting = null;
    if (waiter) waiter(line);
    else if (line !== null) arrived.push(line);
  };
  lines.on("line", pass);
  lines.on("SIGINT", () => {
    output.write("\n");
    process.kill(process.pid, "SIGINT");
  });
  lines.on("close", () => {
    isOver = true;
    pass(null);
  });
  const nextLine = () =>
    new Promise<string | null>((resolve) => {
      waiting = resolve;
    });
  return {
    async ask(question, { hidden = false } = {}) {
      if (isOver) output.write(question);
      else {
        lines.setPrompt(question);
        lines.prompt();
      }
      isHidden = hidden;
      const line = arrived.shift() ?? (isOver ? null : await nextLine());
      isHidden = false;
      // Nothing was echoed, not even the end of the line.
      if (hidden || !isTerminal) output.write("\n");
      return line === null ? null : line.trim();
    },
    close: () => lines.close(),
  };
}
