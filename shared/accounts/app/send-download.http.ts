import { ApiError } from "#shared/core/errors.ts";
import { QueueFull, withPermit } from "#shared/db/semaphore.ts";

/** How long a reader may take for a part before the download is broken off. */
const stallMs = 30_000;
/** How long it may take in all. Then it is broken off, and the account may have another. */
export const maxDownloadMs = 15 * 60_000;
const permits = {
  permits: 1,
  maxWaiting: 0,
  expireMs: maxDownloadMs,
  stallMs: maxDownloadMs,
  pollMs: 1_000,
};

/** Sends a part of a download, as soon as its reader wants more. */
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
  const { body, send, close, fail } = openBody();
  const started = Promise.withResolvers<void>();
  const done = withPermit(`download of ${accountId}`, permits, async () => {
    started.resolve();
    await write(send);
    close();
  }).catch((error: unknown) => {
    started.reject(error instanceof QueueFull ? tooMany(error) : error);
    // The download fails visibly, so that nobody takes a part for the whole.
    fail(error);
    throw error;
  });
  done.catch(() => {});
  await started.promise;
  return { body, done };
}

/** A `TransformStream` would keep a part that nobody reads even when it fails. */
function openBody() {
  const endsAt = Date.now() + maxDownloadMs;
  const encoder = new TextEncoder();
  let wanted = untilWanted();
  const opened: { controller?: ReadableStreamDefaultController<Uint8Array> } = {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        opened.controller = controller;
      },
      pull: () => wanted.resolve(),
      cancel(reason) {
        wanted.reject(reason);
        // A part that was wanted and is being made is canceled, too.
        wanted = untilWanted();
        wanted.reject(reason);
      },
    },
    { highWaterMark: 0 },
  );
  const send: Send = async (content) => {
    await beforeStall(wanted.promise, endsAt);
    wanted = untilWanted();
    opened.controller?.enqueue(typeof content === "string" ? encoder.encode(content) : content);
  };
  return {
    body,
    send,
    close: () => opened.controller?.close(),
    fail: (error: unknown) => opened.controller?.error(error),
  };
}

/** Rejected, it is no failure while nothing waits for it. */
function untilWanted(): PromiseWithResolvers<void> {
  const wanted = Promise.withResolvers<void>();
  wanted.promise.catch(() => {});
  return wanted;
}

/** Waits until the reader wants more. */
async function beforeStall(wanted: Promise<void>, endsAt: number): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const waitMs = Math.min(stallMs, endsAt - Date.now());
  const timer = setTimeout(() => reject(new Error("nobody reads the download")), waitMs);
  try {
    await Promise.race([wanted, promise]);
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
