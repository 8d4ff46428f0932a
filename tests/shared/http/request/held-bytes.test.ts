import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { maxArrivalMs, readAtMost, readJsonBody } from "../../../../shared/http/request/body.ts";
import {
  expireMs,
  type HeldBytes,
  holdBytes,
  maxHeldBytes,
} from "../../../../shared/http/request/held-bytes.ts";

const full = { code: "dependency_unavailable", details: { afterSeconds: 2 } };
const opened: HeldBytes[] = [];
function hold(kind: "ordinary" | "large"): HeldBytes {
  const bytes = holdBytes(kind);
  opened.push(bytes);
  return bytes;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const bytes of opened.splice(0)) bytes.release();
});

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
  const request = new Request("http://service/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    duplex: "half",
  } as RequestInit);
  return {
    request,
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    isCanceled: () => isCanceled,
  };
}

describe("the bytes of bodies that an isolate holds", () => {
  it("are bounded together, and free again once one is released", () => {
    const [first, second] = [hold("large"), hold("large")];
    first.add(maxHeldBytes.large - 10);
    second.add(10);
    expect(() => second.add(1)).toThrow(/^Too many large requests .* Try again in 2 s\.$/);
    first.release();
    second.add(maxHeldBytes.large - 10);
    expect(() => second.add(1)).toThrow(/^Too many large requests .* Try again in 2 s\.$/);
  });

  it("leave room for ordinary bodies when there is none for large ones", () => {
    hold("large").add(maxHeldBytes.large);
    hold("ordinary").add(maxHeldBytes.ordinary);
    expect(() => hold("ordinary").add(1)).toThrow(
      /^Too many large requests .* Try again in 2 s\.$/,
    );
  });

  it("expire when their request was canceled, and not while it renews them", () => {
    const [canceled, alive] = [hold("large"), hold("large")];
    canceled.add(maxHeldBytes.large - 5);
    alive.add(5);
    vi.advanceTimersByTime(expireMs - 1);
    alive.renew();
    expect(() => hold("large").add(1)).toThrow();
    vi.advanceTimersByTime(1);
    const next = hold("large");
    next.add(maxHeldBytes.large - 5);
    expect(() => next.add(1)).toThrow();
  });

  it("count in full when one that has expired goes on", () => {
    const slow = hold("large");
    slow.add(10);
    vi.advanceTimersByTime(expireMs);
    hold("large").add(maxHeldBytes.large - 10);
    expect(() => slow.add(1)).toThrow();
  });
});

describe("a body", () => {
  it("counts while it arrives, and not afterwards", async () => {
    const { request, send, end } = slowRequest();
    const read = readJsonBody(request, { kind: "ordinary" });
    send('{"a":');
    await vi.advanceTimersByTimeAsync(1);
    expect(() => hold("ordinary").add(maxHeldBytes.ordinary)).toThrow();
    send("1}");
    end();
    expect((await read).value).toEqual({ a: 1 });
    hold("ordinary").add(maxHeldBytes.ordinary);
  });

  it("that finds no room is read to its end and refused", async () => {
    hold("ordinary").add(maxHeldBytes.ordinary);
    const { request, send, end, isCanceled } = slowRequest();
    const read = readJsonBody(request, { kind: "ordinary" });
    send('{"a":1}');
    end();
    await expect(read).rejects.toMatchObject(full);
    expect(isCanceled()).toBe(false);
  });

  it("counts as long as the caller holds it", async () => {
    const held = hold("large");
    const { request, send, end } = slowRequest();
    const read = readAtMost(request, 100, { held });
    send("12345");
    end();
    expect((await read).byteLength).toBe(5);
    expect(() => hold("large").add(maxHeldBytes.large - 4)).toThrow();
    held.release();
    hold("large").add(maxHeldBytes.large);
  });

  it("that takes too long to arrive is refused, and makes room", async () => {
    const { request, send, isCanceled } = slowRequest();
    const read = readJsonBody(request, { kind: "ordinary" }).catch((error: unknown) => error);
    for (let second = 0; second < maxArrivalMs / 1_000; second++) {
      send(" ");
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(await read).toMatchObject({ code: "parameter_missing", details: { param: "body" } });
    expect(isCanceled()).toBe(true);
    hold("ordinary").add(maxHeldBytes.ordinary);
  });
});
