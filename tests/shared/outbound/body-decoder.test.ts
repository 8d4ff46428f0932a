import { describe, expect, it } from "vitest";
import { BodyDecoder } from "#shared/outbound/body-decoder.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const megabyte = 1_000_000;

describe("a body in chunks", () => {
  it.each([1, 2, 3, 7, 1_000])("is the same text, received %i bytes at a time", (size) => {
    const text = "é🙂 Zürich ".repeat(600);
    const parts = bytesOf(text);
    const sent: number[] = [];
    for (let at = 0; at < parts.length; at += 97) {
      const part = parts.subarray(at, at + 97);
      sent.push(...bytesOf(`${part.length.toString(16)}\r\n`), ...part, ...bytesOf("\r\n"));
    }
    const bytes = new Uint8Array([...sent, ...bytesOf("0\r\n\r\n")]);
    const decoder = new BodyDecoder({ kind: "chunked" }, megabyte);
    for (let at = 0; at < bytes.length; at += size) decoder.push(bytes.subarray(at, at + size));
    expect(decoder.done).toBe(true);
    expect(decoder.text()).toBe(text);
  });

  it("of one byte each is read no further than some thousands of them", () => {
    const decoder = new BodyDecoder({ kind: "chunked" }, 2 * megabyte);
    const tiny = bytesOf("1\r\na\r\n".repeat(10_000));
    let pushed = 0;
    while (!decoder.done && pushed < 50) {
      decoder.push(tiny);
      pushed += 1;
    }
    expect([decoder.done, pushed, decoder.text().length]).toEqual([true, 3, 20_000]);
  });
});

it("a body of no declared length is stored up to the limit", () => {
  const decoder = new BodyDecoder({ kind: "until-close" }, 10_000);
  decoder.push(bytesOf("x".repeat(9_999)));
  expect(decoder.done).toBe(false);
  decoder.push(bytesOf("yz"));
  expect([decoder.done, decoder.text()]).toEqual([true, `${"x".repeat(9_999)}y`]);
});
