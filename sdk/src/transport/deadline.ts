import { TimeoutError } from "../errors/client-errors.ts";
import { type AbortSignalLike, platform } from "../platform.ts";

/**
 * Runs one attempt with a signal that ends it after a time, or when the caller's own signal does.
 *
 * @throws {TimeoutError} through the attempt, as the reason of its signal.
 */
export async function withDeadline<Value>(
  timeoutMs: number,
  callers: AbortSignalLike | undefined,
  attempt: (signal: AbortSignalLike) => Promise<Value>,
): Promise<Value> {
  const controller = new platform.AbortController();
  const forward = () => controller.abort(callers?.reason);
  if (callers?.aborted) throw callers.reason;
  callers?.addEventListener("abort", forward);
  const timer = platform.setTimeout(() => controller.abort(new TimeoutError(timeoutMs)), timeoutMs);
  try {
    return await attempt(controller.signal);
  } finally {
    platform.clearTimeout(timer);
    callers?.removeEventListener("abort", forward);
  }
}
