/**
 * Reads answers off a connection, one after the other.
 *
 * @param onAnswer gets each head, and its body as text only where asked for.
 * @returns what to call with every chunk.
 * @throws the returned function, at an answer without `Content-Length`.
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
      const length = /^content-length: *(\d+)/im.exec(head)?.[1];
      if (length === undefined) throw new Error(`an answer without Content-Length:\n${head}`);
      needed = headEnd + 4 + Number(length);
      if (bytes.length < needed) break;
      const [start, end, whole] = [headEnd + 4, needed, bytes];
      onAnswer(head, () => whole.toString("utf8", start, end));
      bytes = bytes.subarray(needed);
      needed = 0;
    }
    if (bytes.length > 0) waiting = bytes;
  };
}
