/**
 * Reads the beginning of a stream as text and cancels the rest.
 *
 * @param signal stops reading early; what has been received by then is returned.
 */
export async function readAtMost(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (!stream) return "";
  const reader = stream.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  signal.addEventListener("abort", stop);
  const decoder = new TextDecoder();
  let text = "";
  let left = maxBytes;
  try {
    while (left > 0 && !signal.aborted) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value.subarray(0, left), { stream: true });
      left -= value.length;
    }
  } catch {
    // The stream broke off; what was received before is still returned.
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
  return text + decoder.decode();
}
