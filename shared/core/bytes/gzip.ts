/** Compresses bytes in the gzip format. */
export function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return pass(bytes, new CompressionStream("gzip"));
}

/** @throws TypeError if the bytes are not in the gzip format. */
export function gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return pass(bytes, new DecompressionStream("gzip"));
}

async function pass(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = new Response(bytes);
  if (!body) return new Uint8Array();
  return new Uint8Array(await new Response(body.pipeThrough(through)).arrayBuffer());
}
