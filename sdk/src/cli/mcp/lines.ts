/** No message of the protocol is this long; a client that never ends its line is cut off. */
const maxLineLength = 8 * 1024 * 1024;

/** The lines of a stream, without empty ones. @throws {Error} for one without an end. */
export async function* readLines(
  input: AsyncIterable<Uint8Array | string>,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of input) {
    rest += typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim() !== "") yield line;
    if (rest.length > maxLineLength) throw new Error("A message is longer than 8 MiB.");
  }
  if (rest.trim() !== "") yield rest;
}
