import { ApiError } from "../../core/errors.ts";
import { type BodyKind, type HeldBytes, holdBytes } from "./held-bytes.ts";

/** Largest body of an operation that declares no limit of its own. */
export const maxBodyBytes = 64 * 1024;

/** How long a body may take to arrive: while it does, others may have to wait for room. */
export const maxArrivalMs = 60_000;

/**
 * Reads a JSON body as text and value, and stops at the size limit.
 *
 * @throws ApiError `unsupported_media_type`, `payload_too_large`, or
 * `parameter_missing` for text that is not JSON.
 */
export async function readJsonBody(
  request: Request,
  { maxBytes = maxBodyBytes, kind = "anonymous" }: { maxBytes?: number; kind?: BodyKind } = {},
): Promise<{ text: string; value: unknown }> {
  requireJson(request);
  return parseJson(await readAtMost(request, maxBytes, { kind }));
}

/** @throws ApiError `unsupported_media_type`. */
export function requireJson(request: Request): void {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) throw notJson(type);
}

/** @throws ApiError `parameter_missing` for bytes that are not JSON. */
export function parseJson(bytes: Uint8Array): { text: string; value: unknown } {
  try {
    const text = decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch (error) {
    throw malformed(error);
  }
}

/** The error for a body that is not text in UTF-8. */
export function notUtf8(cause: unknown): ApiError {
  return new ApiError("parameter_missing", {
    message: "The body is not text in UTF-8.",
    param: "body",
    clarification: "Can the body be sent in UTF-8?",
    cause,
  });
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
}

/** What becomes of a body while it arrives. */
export interface Arrival {
  /** Sees the bytes. After it throws, the rest of the body is dropped. */
  check?(part: Uint8Array): void;
  /** Counts the bytes, and is released by the caller; without it they count while they arrive. */
  held?: HeldBytes;
  /** What they count as in that case: `anonymous` unless the caller is known. */
  kind?: BodyKind;
}

/**
 * Reads a body of at most this size. A body of up to twice the size is read to its end and dropped,
 * because a connection that closes while the client still sends can lose the response.
 *
 * @throws ApiError `payload_too_large`, `parameter_missing` for a body that takes too long to
 * arrive, `dependency_unavailable` if the isolate holds too many bytes of bodies.
 */
export async function readAtMost(
  request: Request,
  maxBytes: number,
  { check, held, kind = "anonymous" }: Arrival = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const maxRead = 2 * maxBytes;
  if (Number(request.headers.get("content-length") ?? 0) > maxRead) throw tooLarge(maxBytes);
  const counted = held ?? holdBytes(kind);
  const parts: Uint8Array[] = [];
  let size = 0;
  let refusal: { error: unknown } | undefined;
  try {
    for await (const part of arriving(request)) {
      size += part.byteLength;
      if (size > maxRead) throw tooLarge(maxBytes);
      if (size > maxBytes || refusal) continue;
      try {
        counted.add(part.byteLength);
        parts.push(part);
        check?.(part);
      } catch (error) {
        refusal = { error };
        parts.length = 0;
        counted.release();
      }
    }
    if (size > maxBytes) throw tooLarge(maxBytes);
    if (refusal) throw refusal.error;
    return join(parts, size);
  } finally {
    if (!held) counted.release();
  }
}

/** The parts of a body, until its time is over. */
async function* arriving({ body }: Request): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), maxArrivalMs);
  });
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late]).catch((cause: unknown) => {
        throw interrupted(cause);
      });
      if (next === "late") throw tooSlow();
      if (next.done) return;
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
    // Nothing is left to cancel of a body that was read to its end.
    await reader.cancel().catch(() => {});
  }
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}

function notJson(type: string): ApiError {
  return new ApiError("unsupported_media_type", {
    message: `The body must be JSON; its Content-Type is ${type === "" ? "absent" : `\`${type.slice(0, 100)}\``}.`,
    param: "Content-Type",
    clarification: "Can the body be sent as JSON, with `Content-Type: application/json`?",
  });
}

function tooSlow(): ApiError {
  return new ApiError("parameter_missing", {
    message: `The body did not arrive within ${maxArrivalMs / 1000} s.`,
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

function tooLarge(maxBytes: number): ApiError {
  return new ApiError("payload_too_large", {
    message: `The body is larger than ${maxBytes} bytes.`,
    clarification: "Which parts of the body can be omitted or sent in another call?",
  });
}

function malformed(cause: unknown): ApiError {
  const detail = cause instanceof SyntaxError ? `: ${cause.message.slice(0, 120)}` : "";
  return new ApiError("parameter_missing", {
    message: `The body is not well-formed JSON${detail}.`,
    param: "body",
    clarification: "What should the body contain? It must be one JSON object in UTF-8.",
  });
}
