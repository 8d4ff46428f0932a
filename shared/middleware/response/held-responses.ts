/**
 * Bounds what responses hold that nobody reads. A large response is sent as it is read, and until its
 * end it counts against its account and its isolate, whose memory all requests share: 30 exports that
 * nobody read took 470 MB.
 *
 * What is shared between requests is data alone, as in `shared/db/semaphore.ts`. A request that is
 * canceled stops without reaching its `finally`, so what it holds expires by time.
 */
import { ApiError } from "../../core/errors.ts";

const mebibyte = 1024 * 1024;

/** Characters at a time. Two exports of the maximum size, and a list. */
export const maxOfAccount = 12 * mebibyte;
export const maxOfIsolate = 32 * mebibyte;

/** How long a reader may take for a chunk before the response is broken off. */
export const stallMs = 30_000;
/** How long it may take for the whole, which a reader of 12 MB at 20 KB a second has. */
export const maxSendMs = 10 * 60_000;
const chunkLength = 65_536;
const retrySeconds = 5;

interface Entry {
  accountId: string;
  length: number;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

const entries = new Set<Entry>();

/** Characters that are held now, of one account or of all. */
export function heldLength(accountId?: string): number {
  const now = Date.now();
  let sum = 0;
  for (const entry of entries) {
    if (entry.expiresAt <= now) entries.delete(entry);
    else if (accountId === undefined || entry.accountId === accountId) sum += entry.length;
  }
  return sum;
}

/**
 * A body that is sent as it is read. Broken off if nobody reads on for {@link stallMs}.
 *
 * @throws ApiError `rate_limit_exceeded` while the account has too much that is not read,
 * `dependency_unavailable` while all accounts together have.
 */
export function streamHeld(accountId: string, text: string): ReadableStream<Uint8Array> {
  if (heldLength(accountId) + text.length > maxOfAccount) throw tooMuchOfAccount();
  if (heldLength() + text.length > maxOfIsolate) throw tooMuch();
  const entry: Entry = { accountId, length: text.length, expiresAt: 0 };
  const endsAt = Date.now() + maxSendMs;
  const renew = () => {
    // A little later than the stream itself ends.
    entry.expiresAt = Date.now() + 2 * stallMs;
  };
  renew();
  entries.add(entry);

  const encoder = new TextEncoder();
  let rest: string | null = text;
  let at = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    entries.delete(entry);
    rest = null;
  };
  const awaitReader = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    const waitMs = Math.min(stallMs, endsAt - Date.now());
    timer = setTimeout(() => {
      end();
      // The stream fails instead of closing, so that nobody takes a part for the whole.
      controller.error(new Error("nobody reads the response"));
    }, waitMs);
  };
  return new ReadableStream<Uint8Array>(
    {
      start: awaitReader,
      pull(controller) {
        if (rest === null) return;
        const chunk = rest.slice(at, endOfChunk(rest, at));
        at += chunk.length;
        controller.enqueue(encoder.encode(chunk));
        if (at < rest.length) {
          renew();
          return awaitReader(controller);
        }
        end();
        controller.close();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

/** A chunk must not end within a pair of surrogates, which are one character of UTF-8. */
function endOfChunk(text: string, at: number): number {
  const end = at + chunkLength;
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}

function tooMuchOfAccount(): ApiError {
  return new ApiError("rate_limit_exceeded", {
    message: `The account has ${maxOfAccount / mebibyte} MB of responses that were not read to their end. Read them first, or try again in ${retrySeconds} s.`,
    afterSeconds: retrySeconds,
  });
}

function tooMuch(): ApiError {
  return new ApiError("dependency_unavailable", {
    message: `Too many large responses are being read at the same time. Try again in ${retrySeconds} s.`,
    afterSeconds: retrySeconds,
  });
}
