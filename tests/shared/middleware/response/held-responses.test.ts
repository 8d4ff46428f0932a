import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#shared/core/errors.ts";
import {
  heldLength,
  maxOfAccount,
  maxOfIsolate,
  maxSendMs,
  stallMs,
  streamHeld,
} from "#shared/middleware/response/held-responses.ts";

const five = 5 * 1024 * 1024;
const text = (length: number) => "x".repeat(length);
const codeOf = (hold: () => unknown) => {
  try {
    hold();
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
  return null;
};
const textOf = (body: ReadableStream<Uint8Array>) => new Response(body).text();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // What a test left is not read on, and ends.
  vi.advanceTimersByTime(3 * stallMs);
  vi.useRealTimers();
  expect(heldLength()).toBe(0);
});

describe("responses that nobody reads", () => {
  it("hold at most two exports of an account, and others are refused until one is read", async () => {
    const unread = [0, 1].map(() => streamHeld("usr_a", text(five)));
    for (let n = 0; n < 28; n++) {
      expect(codeOf(() => streamHeld("usr_a", text(five)))).toBe("rate_limit_exceeded");
    }
    expect(heldLength("usr_a")).toBe(2 * five);
    expect(heldLength()).toBeLessThanOrEqual(maxOfAccount);
    const [first] = unread;
    if (!first) throw new Error("there is no response");
    expect((await textOf(first)).length).toBe(five);
    expect(heldLength("usr_a")).toBe(five);
    expect(codeOf(() => streamHeld("usr_a", text(five)))).toBeNull();
  });

  it("of many accounts hold a bounded part of the isolate", () => {
    const refusals = Array.from({ length: 30 }, (_, n) =>
      codeOf(() => streamHeld(`usr_${n}`, text(five))),
    );
    expect(refusals.filter((code) => code === null)).toHaveLength(Math.floor(maxOfIsolate / five));
    expect(new Set(refusals)).toEqual(new Set([null, "dependency_unavailable"]));
    expect(heldLength()).toBeLessThanOrEqual(maxOfIsolate);
  });

  it("are made chunk by chunk, and whole, whatever the characters", async () => {
    const whole = `${text(65_535)}🎉${"é漢🎉".repeat(60_000)}`;
    const reader = streamHeld("usr_a", whole).getReader();
    const { value } = await reader.read();
    expect(value?.length).toBeLessThanOrEqual(65_536);
    expect(heldLength("usr_a")).toBe(whole.length);
    const parts = [value ?? new Uint8Array()];
    for (;;) {
      const { done, value: part } = await reader.read();
      if (done) break;
      parts.push(part);
    }
    expect(Buffer.concat(parts).toString()).toBe(whole);
    expect(heldLength("usr_a")).toBe(0);
  });

  it("are broken off after a while, also in the middle, and are no longer held", async () => {
    const reader = streamHeld("usr_a", text(five)).getReader();
    await reader.read();
    vi.advanceTimersByTime(stallMs - 1);
    await reader.read();
    vi.advanceTimersByTime(stallMs - 1);
    expect(heldLength("usr_a")).toBe(five);
    vi.advanceTimersByTime(1);
    expect(heldLength("usr_a")).toBe(0);
    await expect(reader.read()).rejects.toThrow("nobody reads");
  });

  it("are broken off after ten minutes, however steadily they are read", async () => {
    const reader = streamHeld("usr_a", text(five)).getReader();
    const pauseMs = stallMs - 1;
    for (let ms = 0; ms + pauseMs < maxSendMs; ms += pauseMs) {
      await reader.read();
      vi.advanceTimersByTime(pauseMs);
    }
    expect(heldLength("usr_a")).toBe(five);
    await reader.read();
    vi.advanceTimersByTime(pauseMs);
    expect(heldLength("usr_a")).toBe(0);
    await expect(reader.read()).rejects.toThrow("nobody reads");
  });

  it("are not held once the reader has left", async () => {
    const body = streamHeld("usr_a", text(five));
    await body.cancel();
    expect(heldLength("usr_a")).toBe(0);
  });
});
