/** Compresses bytes in the gzip format. */
export function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return pass(bytes, new CompressionStream("gzip"));
}

/** @throws TypeError if the bytes are not in the gzip format. */
export function gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return pass(bytes, new DecompressionStream("gzip"));
}

/** Compresses bytes without a header, as in ZIP archives. */
export function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return pass(bytes, new CompressionStream("deflate-raw"));
}

/**
 * Undoes {@link deflate}, and stops where the content is larger than it should be.
 *
 * @throws RangeError if it is larger, TypeError if the bytes are not compressed this way.
 */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = new Response(bytes);
  const content = new Uint8Array(maxBytes);
  let length = 0;
  if (!body) return content.subarray(0, 0);
  for await (const part of body.pipeThrough(new DecompressionStream("deflate-raw"))) {
    if (length + part.length > maxBytes) throw new RangeError("more than was announced");
    content.set(part, length);
    length += part.length;
  }
  return content.subarray(0, length);
}

async function pass(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = new Response(bytes);
  if (!body) return new Uint8Array();
  return new Uint8Array(await new Response(body.pipeThrough(through)).arrayBuffer());
}
