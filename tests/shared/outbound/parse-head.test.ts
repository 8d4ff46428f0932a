import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  MalformedResponse,
  maxHeadLength,
  parseHead,
  ResponseTooLarge,
} from "#shared/outbound/parse-head.ts";
import {
  maxBodyLength,
  type ReceivedResponse,
  ResponseMissing,
  readResponse,
} from "#shared/outbound/read-response.ts";

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

/** Returns the bytes in pieces, then the end. */
function source(bytes: Uint8Array, cuts: readonly number[] = []): () => Promise<Uint8Array | null> {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length];
  places.sort((a, b) => a - b);
  const pieces = places.slice(1).map((end, n) => bytes.slice(places[n], end));
  return async () => pieces.shift() ?? null;
}

const read = (bytes: Uint8Array, cuts?: readonly number[]) => readResponse(source(bytes, cuts));

const expected = [ResponseMissing, ResponseTooLarge, MalformedResponse];

/** The response, or the name of an expected error; any other error fails the test. */
async function outcome(
  bytes: Uint8Array,
  cuts: readonly number[],
): Promise<ReceivedResponse | string> {
  try {
    return await read(bytes, cuts);
  } catch (error) {
    if (expected.some((kind) => error instanceof kind)) return (error as Error).name;
    throw error;
  }
}

/** Fragments of real responses and of attacks on parsers. */
const fragment = fc.oneof(
  fc.constantFrom(
    ...[
      "HTTP/1.1 200 OK\r\n",
      "HTTP/1.0 404\r\n",
      "HTTP/1.1 100 Continue\r\n\r\n",
      "HTTP/2 200\r\n",
    ],
    ...["\r\n", "\n", "\r", "\r\n\r\n", "\n\n", "\0", " ", ":", ";"],
    ...["Content-Length: 5\r\n", "Content-Length: -1\r\n", "Content-Length: 5, 5\r\n"],
    ...["Transfer-Encoding: chunked\r\n", "Transfer-Encoding: gzip, chunked\r\n"],
    ...[
      "Retry-After: 7\r\n",
      "X-Folded: a\r\n b\r\n",
      "X-Space : a\r\n",
      "5\r\nhello\r\n",
      "0\r\n\r\n",
    ],
    ...["ffffffff\r\n", "fffffffff\r\n", "0x5\r\n", "5;name=value\r\n", "hello"],
  ),
  fc.string({ maxLength: 20 }),
);
const wire = fc
  .tuple(fc.constantFrom("", "HTTP/1.1 200 OK\r\n"), fc.array(fragment, { maxLength: 25 }))
  .map(([start, parts]) => bytesOf(start + parts.join("")));
const cuts = fc.array(fc.nat(10_000), { maxLength: 30 });

describe("reading a response", () => {
  it("has the same outcome however the bytes are split, and only expected errors", async () => {
    await fc.assert(
      fc.asyncProperty(wire, cuts, async (bytes, places) => {
        const [whole, inPieces] = [await outcome(bytes, []), await outcome(bytes, places)];
        expect(inPieces).toEqual(whole);
        const bytewise = Array.from(bytes, (_, n) => n);
        expect(await outcome(bytes, bytewise)).toEqual(whole);
      }),
      { numRuns: 1_500 },
    );
  });

  it("handles any bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), cuts, async (bytes, places) => {
        expect(await outcome(bytes, places)).toEqual(await outcome(bytes, []));
      }),
      { numRuns: 1_000 },
    );
  });

  it("returns what a correct server sent, with any framing", async () => {
    const sent = fc.record({
      status: fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 304].includes(status)),
      body: fc.string({ unit: "grapheme", maxLength: 400 }),
      framing: fc.constantFrom("length", "chunked", "until close"),
      newline: fc.constantFrom("\r\n", "\n"),
      sizes: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 }),
      retryAfter: fc.option(fc.nat(9_999)),
    });
    await fc.assert(
      fc.asyncProperty(sent, cuts, async (response, places) => {
        const { status, framing, newline, sizes, retryAfter } = response;
        const body = Buffer.from(response.body);
        const head = [
          `HTTP/1.1 ${status} Some Reason`,
          ...(framing === "length" ? [`Content-Length: ${body.length}`] : []),
          ...(framing === "chunked" ? ["transfer-encoding:Chunked"] : []),
          ...(retryAfter === null ? [] : [`rEtRy-AfTeR: \t${retryAfter} `]),
        ];
        const bytes = Buffer.concat([
          Buffer.from(head.map((line) => line + newline).join("") + newline),
          framing === "chunked" ? chunk(body, sizes, newline) : body,
        ]);
        expect(await read(new Uint8Array(bytes), places)).toMatchObject({
          status,
          retryAfter: retryAfter === null ? null : String(retryAfter),
          body: body.subarray(0, maxBodyLength).toString(),
        });
      }),
      { numRuns: 500 },
    );
  });

  it("stores at most 4 KiB of a body, and replaces a character that is cut", async () => {
    const head = "HTTP/1.1 200 OK\r\n\r\n";
    const body = Buffer.from(`${"x".repeat(maxBodyLength - 1)}é and more`);
    const response = await read(new Uint8Array(Buffer.concat([Buffer.from(head), body])));
    expect(response.body).toBe(`${"x".repeat(maxBodyLength - 1)}\ufffd`);
  });

  it("rejects responses that parsers are known to interpret differently", async () => {
    const ok = "HTTP/1.1 200 OK\r\n";
    for (const text of [
      `${ok}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
      `${ok}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `${ok}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n`,
      `${ok}Transfer-Encoding: xchunked\r\n\r\n`,
      `${ok}Content-Length: +5\r\n\r\nhello`,
      `${ok}Content-Length: 0x5\r\n\r\nhello`,
      `${ok}Content-Length:\r\n\r\nhello`,
      `${ok}Content-Length : 5\r\n\r\nhello`,
      `${ok}X: a\r\n folded\r\n\r\n`,
      `${ok} X: a\r\n\r\n`,
      `${ok}X: a\rb\r\n\r\n`,
      `${ok}X: a\0b\r\n\r\n`,
      `${ok}no colon\r\n\r\n`,
      `${ok}: nameless\r\n\r\n`,
      "HTTP/1.1 2000 OK\r\n\r\n",
      "HTTP/1.1 099 Low\r\n\r\n",
      "HTTP/1.1  200 OK\r\n\r\n",
      "HTTP/1.2 200 OK\r\n\r\n",
      "HTTP/2 200\r\n\r\n",
      "http/1.1 200 OK\r\n\r\n",
      "ICY 200 OK\r\n\r\n",
      "\r\nHTTP/1.1 200 OK\r\n\r\n",
    ]) {
      await expect(read(bytesOf(text)), JSON.stringify(text)).rejects.toThrow(MalformedResponse);
    }
  });

  it("accepts heads of up to 16 KiB", () => {
    const head = (length: number) => {
      const frame = "HTTP/1.1 200 OK\r\nX: \r\n\r\n";
      return bytesOf(frame.replace("X: ", `X: ${"y".repeat(length - frame.length)}`));
    };
    expect(parseHead(head(maxHeadLength))?.bodyAt).toBe(maxHeadLength);
    expect(() => parseHead(head(maxHeadLength + 1))).toThrow(ResponseTooLarge);
  });

  it("parses a head that arrives byte by byte once per line, not once per byte", async () => {
    const [copies, scans] = [
      vi.spyOn(Uint8Array.prototype, "set"),
      vi.spyOn(Uint8Array.prototype, "indexOf"),
    ];
    const lines = 80;
    const line = `X: ${"y".repeat(maxHeadLength / lines - 10)}\r\n`;
    const bytes = bytesOf(`HTTP/1.1 200 OK\r\n${line.repeat(lines)}\r\n`);
    const bytewise = Array.from(bytes, (_, n) => n);
    try {
      expect(await read(bytes, bytewise)).toMatchObject({
        status: 200,
        retryAfter: null,
        body: "",
      });
      const copied = copies.mock.calls.reduce((sum, [part]) => sum + part.length, 0);
      expect(copied).toBeGreaterThanOrEqual(bytes.length);
      expect(copied).toBeLessThan(bytes.length * (lines + 2));
      expect(scans.mock.calls.length).toBeLessThan((lines + 2) ** 2);
    } finally {
      vi.restoreAllMocks();
    }
  });

  it("keeps the first 2 KiB of headers, with long values cut and without cookies", async () => {
    const fields = [
      ...["Server: nginx", "Set-Cookie: session=secret", `X-Long: ${"y".repeat(900)}`],
      ...Array.from({ length: 40 }, (_, n) => `X-Field-${n}: ${"z".repeat(60)}`),
    ];
    const head = `HTTP/1.1 200 OK\r\n${fields.map((field) => `${field}\r\n`).join("")}\r\n`;
    const { headers } = await read(bytesOf(head));
    expect(headers).toMatchObject({ server: "nginx", "x-long": "y".repeat(400) });
    expect(JSON.stringify(headers)).not.toContain("secret");
    const kept = Object.entries(headers).flat().join("").length;
    expect(kept).toBeLessThanOrEqual(2_048);
    expect(kept).toBeGreaterThan(1_900);
  });

  it("rejects an endless line as soon as it is too long", async () => {
    let taken = 0;
    const endless = async () => {
      taken++;
      return bytesOf(" ");
    };
    await expect(readResponse(endless)).rejects.toThrow(ResponseTooLarge);
    expect(taken).toBe(maxHeadLength + 1);
  });
});

function chunk(body: Buffer, sizes: readonly number[], newline: string): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0, n = 0; at < body.length; n++) {
    const part = body.subarray(at, at + (sizes[n % sizes.length] ?? 1));
    at += part.length;
    parts.push(Buffer.from(part.length.toString(16) + newline), part, Buffer.from(newline));
  }
  return Buffer.concat([...parts, Buffer.from(`0${newline}${newline}`)]);
}
