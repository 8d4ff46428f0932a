import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

/**
 * The runtime logs this as an error for every webhook it sends, since its option
 * `expectedServerHostname` is not supported everywhere on the edge. Here it is: the certificate is
 * checked against that name.
 */
const noise = /NOSENTRY startTls called with unsupported expectedServerHostname option/;

/** Passes on what a program prints, but for the one line that would frighten without cause. */
export async function printLines(from: Readable, to: Writable): Promise<void> {
  const lines = createInterface({ input: from });
  lines.on("line", (line) => {
    if (!noise.test(line)) to.write(`${line}\n`);
  });
  await once(lines, "close");
}
