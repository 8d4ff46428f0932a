import { describe, expect, it } from "vitest";
import { readAnswers } from "../../../scripts/bench/load/read-answers.ts";

const answers = [
  "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nHello",
  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nHell\r\n1\r\no\r\n0\r\n\r\n",
  "HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n",
];

describe("readAnswers", () => {
  it.each([1, 7, 50, 1_000])("separates responses that arrive in chunks of %i bytes", (size) => {
    const stream = Buffer.from([...answers, ...answers].join(""));
    const found: string[] = [];
    const read = readAnswers((head, body) => found.push(`${head}\r\n\r\n${body()}`));
    for (let at = 0; at < stream.length; at += size) read(stream.subarray(at, at + size));
    expect(found).toEqual([...answers, ...answers]);
  });

  it("does not guess where a response ends", () => {
    const read = readAnswers(() => {});
    expect(() => read(Buffer.from("HTTP/1.1 200 OK\r\n\r\nHello"))).toThrow("where it ends");
  });
});
