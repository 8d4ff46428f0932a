import { ApiError } from "../../../core/errors.ts";
import { QueueFull, withPermit } from "../../../db/semaphore.ts";

/** How long a reader may take for a part before the download is broken off. */
const stallMs = 30_000;
/** One that takes longer no longer keeps the account from another. */
const expireMs = 5 * 60_000;
const permits = { permits: 1, maxWaiting: 0, expireMs, stallMs: expireMs, pollMs: 1_000 };

/** Sends a part of a download; resolves once the reader has taken it. */
export type Send = (content: string | Uint8Array) => Promise<void>;

/**
 * A download that is made while it is read, so that one part of it at a time is in memory. An account
 * has one at a time, and a reader who stops reading loses it: 30 that nobody read took 750 MB.
 *
 * @param write sends the parts.
 * @returns the body, and a promise that ends with it.
 * @throws ApiError `rate_limit_exceeded` while the account has another download.
 */
export async function startDownload(
  accountId: string,
  write: (send: Send) => Promise<void>,
): Promise<{ body: ReadableStream<Uint8Array>; done: Promise<void> }> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const send: Send = (content) =>
    beforeStall(
      writer.write(typeof content === "string" ? new TextEncoder().encode(content) : content),
    );
  const started = Promise.withResolvers<void>();
  const done = withPermit(`download of ${accountId}`, permits, async () => {
    started.resolve();
    await write(send);
    await beforeStall(writer.close());
  }).catch(async (error: unknown) => {
    started.reject(error instanceof QueueFull ? tooMany(error) : error);
    // The download fails, so that nobody takes a part for the whole.
    await writer.abort(error).catch(() => {});
    throw error;
  });
  done.catch(() => {});
  await started.promise;
  return { body: readable, done };
}

async function beforeStall(taken: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("nobody reads the download")), stallMs);
  try {
    await Promise.race([taken, promise]);
  } finally {
    clearTimeout(timer);
  }
}

function tooMany(cause: QueueFull): ApiError {
  return new ApiError("rate_limit_exceeded", {
    message: "The account is being downloaded already. Try again when that has ended.",
    afterSeconds: 30,
    cause,
  });
}
