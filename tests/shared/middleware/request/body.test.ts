import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { maxArrivalMs, maxBehindMs } from "#shared/middleware/request/arriving.ts";
import { readBodyAtMost, readJsonBody } from "#shared/middleware/request/body.ts";
import { holdBytes, pools } from "#shared/middleware/request/held-bytes.ts";

const limit = 100;
const share = { pool: "ordinary", caller: "usr_1" } as const;
const room = pools.ordinary.ofCaller.bytes;

/** Whether the caller has room for so many bytes now. */
function hasRoom(bytes: number): boolean {
  const held = holdBytes(share);
  try {
    held.add(bytes);
    return true;
  } catch {
    return false;
  } finally {
    held.release();
  }
}

function post(body: ReadableStream, headers: Record<string, string> = {}): Request {
  return new Request("http://service/", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
    duplex: "half",
  } as RequestInit);
}

/** A request whose body arrives in parts of ten bytes, and how many of its bytes were read. */
function send(bytes: number, headers?: Record<string, string>) {
  const seen = { read: 0, canceled: false };
  const body = new ReadableStream(
    {
      pull(controller) {
        if (seen.read >= bytes) return controller.close();
        controller.enqueue(new Uint8Array(10).fill(0x20));
        seen.read += 10;
      },
      cancel() {
        seen.canceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { request: post(body, headers), seen };
}

const tooLarge = { code: "payload_too_large" };
const declared = (bytes: number) => ({ "content-length": `${bytes}` });

describe("a body over the limit", () => {
  it("is read to its end if it is at most twice the limit, so that the client gets the response", async () => {
    for (const bytes of [limit + 10, 2 * limit]) {
      const { request, seen } = send(bytes);
      await expect(readBodyAtMost(request, limit, { share })).rejects.toMatchObject(tooLarge);
      expect(seen).toEqual({ read: bytes, canceled: false });
    }
  });

  it("is not read at all if its declared length is more than twice the limit", async () => {
    const { request, seen } = send(1_000, declared(2 * limit + 1));
    await expect(readBodyAtMost(request, limit, { share })).rejects.toMatchObject(tooLarge);
    expect(seen.read).toBe(0);
  });

  it("is not read at all if its declared length is more than the limit, where nobody is known yet", async () => {
    const over = send(limit + 10, declared(limit + 1));
    const arrival = { share, refusesByLength: true };
    await expect(readBodyAtMost(over.request, limit, arrival)).rejects.toMatchObject(tooLarge);
    expect(over.seen.read).toBe(0);
    const fits = send(limit, declared(limit));
    expect((await readBodyAtMost(fits.request, limit, arrival)).byteLength).toBe(limit);
  });

  it("is read no further than twice the limit if its length is not declared", async () => {
    const { request, seen } = send(10_000);
    await expect(readBodyAtMost(request, limit, { share })).rejects.toMatchObject(tooLarge);
    expect(seen).toEqual({ read: 2 * limit + 10, canceled: true });
  });
});

it("a body whose connection is lost is the client's fault, not the service's", async () => {
  const request = post(
    new ReadableStream({
      start: (controller) => controller.error(new Error("Network connection lost.")),
    }),
  );
  await expect(readJsonBody(request, { share })).rejects.toMatchObject({
    code: "parameter_missing",
  });
});

it("a body in many parts is the same as in one", async () => {
  const text = JSON.stringify({ words: Array.from({ length: 500 }, (_, at) => `word ${at}`) });
  const parts = text.match(/.{1,7}/g) ?? [];
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const request = post(body);
  expect((await readJsonBody(request, { share })).text).toBe(text);
});

describe("a body that arrives slowly", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A request whose body the test sends. */
  function slowRequest() {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    let isCanceled = false;
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
      },
      cancel() {
        isCanceled = true;
      },
    });
    return {
      request: post(body),
      send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
      end: () => controller?.close(),
      isCanceled: () => isCanceled,
    };
  }
  const outcomeOf = (reading: Promise<unknown>) => reading.catch((error: unknown) => error);
  const tooSlow = { code: "body_too_slow", row: { status: 408 } };

  it("counts what has arrived while it does, and nothing afterwards", async () => {
    const { request, send, end } = slowRequest();
    const read = readJsonBody(request, { share });
    send('{"a":');
    await vi.advanceTimersByTimeAsync(1);
    expect([hasRoom(room - 5), hasRoom(room - 4)]).toEqual([true, false]);
    send("1}");
    end();
    expect((await read).value).toEqual({ a: 1 });
    expect(hasRoom(room)).toBe(true);
  });

  it("and finds no room is read to its end and refused", async () => {
    const other = holdBytes(share);
    other.add(room);
    const { request, send, end, isCanceled } = slowRequest();
    const read = outcomeOf(readJsonBody(request, { share }));
    send('{"a":1}');
    end();
    expect(await read).toMatchObject({ code: "rate_limit_exceeded" });
    expect(isCanceled()).toBe(false);
    other.release();
  });

  it("counts as long as the caller holds it", async () => {
    const held = holdBytes(share);
    const { request, send, end } = slowRequest();
    const read = readBodyAtMost(request, 100, { held });
    send("12345");
    end();
    expect((await read).byteLength).toBe(5);
    expect(hasRoom(room - 4)).toBe(false);
    held.release();
    expect(hasRoom(room)).toBe(true);
  });

  it("is refused after five seconds of silence, and makes room", async () => {
    const { request, send, isCanceled } = slowRequest();
    const read = outcomeOf(readJsonBody(request, { share, maxBytes: 2 * room }));
    // However much was sent at once.
    send(" ".repeat(room));
    await vi.advanceTimersByTimeAsync(maxBehindMs - 1);
    expect([isCanceled(), hasRoom(1)]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await read).toMatchObject(tooSlow);
    expect([isCanceled(), hasRoom(room)]).toEqual([true, true]);
  });

  it("is refused without its first byte, too", async () => {
    const { request } = slowRequest();
    const read = outcomeOf(readJsonBody(request, { share }));
    await vi.advanceTimersByTimeAsync(maxBehindMs);
    expect(await read).toMatchObject(tooSlow);
  });

  it.each([
    [900, "refused"],
    [1_024, "read"],
  ])("of %i bytes a second is %s", async (bytes, outcome) => {
    const { request, send, end, isCanceled } = slowRequest();
    const read = outcomeOf(readBodyAtMost(request, 60 * 1_024, { share }));
    for (let second = 1; second < maxArrivalMs / 1_000 && !isCanceled(); second++) {
      send(" ".repeat(bytes));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    if (!isCanceled()) end();
    const result = await read;
    if (outcome === "read") expect(result).toHaveLength(59 * 1_024);
    else expect(result).toMatchObject(tooSlow);
  });

  it("is refused after a minute, however fast it is", async () => {
    const { request, send, isCanceled } = slowRequest();
    const read = outcomeOf(readBodyAtMost(request, room, { share }));
    for (let second = 0; second < maxArrivalMs / 1_000; second++) {
      send(" ".repeat(5_000));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(await read).toMatchObject(tooSlow);
    expect(isCanceled()).toBe(true);
  });
});

describe("a body of JSON", () => {
  const text = JSON.stringify({ name: "Zoë" });
  const read = (body: Uint8Array, headers: Record<string, string> = {}) =>
    readJsonBody(post(new Blob([body.slice()]).stream(), headers), { share });
  const typed = (charset: string) => ({ "content-type": `application/json; charset=${charset}` });
  const utf16 = Buffer.from(text, "utf16le");
  const swapped = Buffer.from(utf16).swap16();

  it.each([
    [{}, Buffer.from(text)],
    [{ "content-encoding": "identity" }, Buffer.from(text)],
    [typed("UTF-8"), Buffer.from(`\ufeff${text}`)],
    [typed('"us-ascii"'), Buffer.from("{}")],
  ])("is read with %j", async (headers, body) => {
    await expect(read(body, headers)).resolves.toMatchObject({ value: expect.anything() });
  });

  it.each([
    ["Content-Encoding", "gzip", { "content-encoding": "gzip" }, Buffer.from([0x1f, 0x8b, 8, 0])],
    ["Content-Encoding", "br, gzip", { "content-encoding": "br, gzip" }, Buffer.from(text)],
    ["Content-Type", "UTF-16LE", typed("UTF-16LE"), utf16],
    ["Content-Type", "utf-16", typed('"utf-16"'), utf16],
    ["Content-Type", "UTF-16", {}, Buffer.from(`\ufeff${text}`, "utf16le")],
    ["Content-Type", "UTF-16", {}, utf16],
    ["Content-Type", "UTF-16", {}, swapped],
    [
      "Content-Type",
      "UTF-32",
      typed("utf-8"),
      Buffer.from(Uint32Array.from(Buffer.from("{}")).buffer),
    ],
  ])("is refused by its %s, as %s", async (param, named, headers, body) => {
    await expect(read(body, headers)).rejects.toMatchObject({
      code: "unsupported_media_type",
      message: expect.stringContaining(named),
      details: { param },
    });
  });

  it("that is neither JSON nor text says which", async () => {
    await expect(read(Buffer.from("{a}"))).rejects.toThrow(/not well-formed JSON/);
    await expect(read(Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x7d]))).rejects.toThrow(
      /not text in UTF-8/,
    );
    await expect(read(Buffer.from([0, 0x7b]))).rejects.toThrow(/not well-formed JSON/);
  });
});
