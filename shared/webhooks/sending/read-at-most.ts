/**
 * The beginning of a stream as text; the rest is not waited for.
 *
 * @param signal ends the reading early: what has come until then is the answer.
 */
export async function readAtMost(
  stream: ReadableStream<Uint8Array> | null,
  bytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (!stream) return "";
  const reader = stream.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  signal.addEventListener("abort", stop);
  const decoder = new TextDecoder();
  let text = "";
  let left = bytes;
  try {
    while (left > 0 && !signal.aborted) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value.subarray(0, left), { stream: true });
      left -= value.length;
    }
  } catch {
    // Broken off: what came before still counts.
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
  return text + decoder.decode();
}
