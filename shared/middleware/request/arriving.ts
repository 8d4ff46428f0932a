import { bodyPace } from "../../access/tiers.ts";
import { ApiError } from "../../core/errors.ts";

const { bytesPerSecond, maxBehindSeconds, maxSeconds } = bodyPace;
export const maxArrivalMs = maxSeconds * 1_000;
export const maxBehindMs = maxBehindSeconds * 1_000;
const tickMs = 1_000;

/**
 * The parts of a body, as long as it keeps the pace: what has arrived is in memory that others need.
 *
 * @throws ApiError `body_too_slow`, `parameter_missing` if the connection is lost.
 */
export async function* arriving({ body }: Request): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  const pace = keepPace();
  try {
    for (;;) {
      const next = await readUntilLate(reader, pace);
      if (next === "late") throw tooSlow();
      if (next.done) return;
      yield next.value;
      pace.received(next.value.byteLength);
    }
  } finally {
    pace.end();
    // Nothing is left to cancel of a body that was read to its end.
    await reader.cancel().catch(() => {});
  }
}

interface Pace {
  received(bytes: number): void;
  /** Called once the body is too late; at once if it is already. */
  onLate(listener: () => void): void;
  end(): void;
}

/** Counted in ticks and not by the clock: what arrives while the isolate is busy is not late. */
function keepPace(): Pace {
  let aheadMs = maxBehindMs;
  let passedMs = 0;
  let isLate = false;
  let listener: (() => void) | undefined;
  const timer = setInterval(() => {
    aheadMs -= tickMs;
    passedMs += tickMs;
    isLate = aheadMs <= 0 || passedMs >= maxArrivalMs;
    if (isLate) listener?.();
  }, tickMs);
  return {
    received(bytes) {
      aheadMs = Math.min(maxBehindMs, aheadMs + (bytes / bytesPerSecond) * 1_000);
    },
    onLate(then) {
      listener = then;
      if (isLate) then();
    },
    end: () => clearInterval(timer),
  };
}

/**
 * `Promise.race` is not used, because the promise of the end would keep something of each part
 * until then.
 */
function readUntilLate(reader: ReadableStreamDefaultReader<Uint8Array>, pace: Pace) {
  return new Promise<Awaited<ReturnType<typeof reader.read>> | "late">((resolve, reject) => {
    pace.onLate(() => resolve("late"));
    reader.read().then(resolve, (cause: unknown) => reject(interrupted(cause)));
  });
}

/** The error for a body that falls behind its pace, or takes too long in all. */
export function tooSlow(): ApiError {
  return new ApiError("body_too_slow", {
    message: `A body has to arrive at ${bytesPerSecond} bytes a second or faster, after the first ${maxBehindSeconds} s, and within ${maxSeconds} s.`,
    param: "body",
    clarification: "Can the body be sent faster, or in several calls?",
  });
}

/** The client is gone, and nobody receives this. It is no failure of the service, which would be logged. */
function interrupted(cause: unknown): ApiError {
  return new ApiError("parameter_missing", {
    message: "The connection ended before the body did.",
    param: "body",
    clarification: "Can the call be sent again?",
    cause,
  });
}
