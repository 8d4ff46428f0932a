/**
 * Reads the beginning of a stream as text and cancels the rest.
 *
 * @param signal stops reading early; what has been received by then is returned.
 * @param arrived called with the size of each part; if it throws, the same.
 */
export async function readTextAtMost(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal: AbortSignal,
  arrived: (bytes: number) => void = () => {},
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
      arrived(value.length);
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
