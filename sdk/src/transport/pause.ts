import { type AbortSignalLike, platform } from "../platform.ts";

/** Resolves after a time; rejects with the signal's reason if it ends the wait. */
export function pause(ms: number, signal: AbortSignalLike | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      platform.clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = platform.setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop);
  });
}
