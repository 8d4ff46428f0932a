const lastChunk = "\r\n0\r\n\r\n";

/**
 * Reads consecutive responses from a connection.
 *
 * @param onAnswer receives each head, and a function that returns the body as text (with the
 *   framing of chunked responses).
 * @returns a function to call with every chunk. It throws if the end of a response cannot be
 *   determined.
 */
export function readAnswers(
  onAnswer: (head: string, body: () => string) => void,
): (chunk: Buffer) => void {
  let waiting: Buffer | null = null;
  let needed = 0;

  return function read(chunk) {
    let bytes: Buffer = waiting ? Buffer.concat([waiting, chunk]) : chunk;
    waiting = null;
    while (bytes.length > 0) {
      if (bytes.length < needed) break;
      const headEnd = bytes.indexOf("\r\n\r\n");
      if (headEnd === -1) break;
      const head = bytes.toString("latin1", 0, headEnd);
      const end = endOf(head, bytes, headEnd);
      if (end === null) break;
      needed = end;
      if (bytes.length < needed) break;
      const [start, whole] = [headEnd + 4, bytes];
      onAnswer(head, () => whole.toString("utf8", start, end));
      bytes = bytes.subarray(needed);
      needed = 0;
    }
    if (bytes.length > 0) waiting = bytes;
  };
}

/** The offset at which the response ends; null if it is not complete. */
function endOf(head: string, bytes: Buffer, headEnd: number): number | null {
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (length !== undefined) return headEnd + 4 + Number(length);
  if (!/^transfer-encoding: *chunked/im.test(head)) {
    throw new Error(`a response that does not tell where it ends:\n${head}`);
  }
  const last = bytes.indexOf(lastChunk, headEnd);
  return last === -1 ? null : last + lastChunk.length;
}
