import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

/**
 * The runtime logs this error for every webhook that it sends, because its option
 * `expectedServerHostname` is not supported everywhere on the edge. It is supported locally: the
 * certificate is checked against that name.
 */
const noise = /NOSENTRY startTls called with unsupported expectedServerHostname option/;

/** Forwards a program's output, without the one misleading error line. */
export async function printLines(
  from: Readable,
  to: Writable,
  onLine?: (line: string) => void,
): Promise<void> {
  const lines = createInterface({ input: from });
  lines.on("line", (line) => {
    onLine?.(line);
    if (!noise.test(line)) to.write(`${line}\n`);
  });
  await once(lines, "close");
}
