import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { CertificateKind } from "#scripts/run/stage/receivers/authority.ts";
import {
  type Behavior,
  type Receiver,
  type ReceiverOptions,
  rawResponse,
  startReceiver,
  status,
} from "#scripts/run/stage/receivers/receiver.ts";
import type { Attempt } from "#shared/outbound/attempt.ts";
import { countCoreWaits } from "#tests/support/core-waits.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startSending } from "./sending-harness.ts";

const sending = await startSending();
const receivers: Receiver[] = [];
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.stop();
});
afterAll(() => sending.stop());

async function receive(options: ReceiverOptions): Promise<Receiver> {
  const receiver = await startReceiver(options);
  receivers.push(receiver);
  return receiver;
}

/** Sends to a receiver with this behavior and checks that the connection is closed soon after. */
async function sendTo(behavior: Behavior, deadlineMs = 5_000): Promise<Attempt> {
  const receiver = await receive({ behavior });
  const attempt = await sending.send(
    { url: receiver.url, deadlineMs },
    { WEBHOOK_LOCAL_TARGETS: receiver.localTarget },
  );
  expect(receiver.requests).toHaveLength(1);
  await eventually(() => receiver.open === 0, 2_000);
  return attempt;
}

const noResponse = {
  outcome: "failed",
  responseStatus: null,
  retryAfterSeconds: null,
  responseHeaders: null,
  responseBody: "",
  address: "127.0.0.1",
  durationMs: expect.any(Number),
};
const responded = { ...noResponse, error: null, responseHeaders: expect.any(Object) };

const every = (ms: number, text: string): Behavior => {
  return (socket) => {
    const timer = setInterval(() => socket.write(text), ms);
    socket.on("close", () => clearInterval(timer));
  };
};

describe("a request to a receiver", () => {
  it("is a POST of the body's bytes to the path and query, with the name in the handshake", async () => {
    const receiver = await receive({});
    const body = JSON.stringify({ event: "webhook.test", data: { note: "Zürich 東京 🎉" } });
    const attempt = await sending.send(
      { url: receiver.url, headers: { "X-Mine": "yes" }, body },
      { WEBHOOK_LOCAL_TARGETS: receiver.localTarget },
    );
    expect(attempt).toEqual({ ...responded, outcome: "succeeded", responseStatus: 200 });
    const [request] = receiver.requests;
    expect(request).toMatchObject({
      method: "POST",
      path: "/hooks?from=test",
      serverName: "receiver.test",
      headers: {
        host: `receiver.test:${receiver.port}`,
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
        connection: "close",
        "x-mine": "yes",
      },
    });
    expect(request?.body.toString()).toBe(body);
  });

  it("cannot have a header with a line break", async () => {
    const receiver = await receive({});
    await expect(
      sending.send(
        { url: receiver.url, headers: { "X-Mine": "a\r\nX-Other: b" } },
        { WEBHOOK_LOCAL_TARGETS: receiver.localTarget },
      ),
    ).rejects.toThrow();
    expect(receiver.connections).toBe(0);
  });
});

describe("a receiver's response is recorded:", () => {
  it.each<[string, Behavior, Partial<Attempt>]>([
    ["200 with a body", status(200, {}, "taken"), { responseStatus: 200, responseBody: "taken" }],
    ["204", rawResponse("HTTP/1.1 204 No Content\r\n\r\n"), { responseStatus: 204 }],
    ["299", status(299), { responseStatus: 299 }],
    [
      "interim responses before it",
      rawResponse(
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 202 Accepted\r\nContent-Length: 2\r\n\r\nok",
      ),
      { responseStatus: 202, responseBody: "ok" },
    ],
    [
      "chunked",
      rawResponse(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;a=b\r\nhello\r\n6\r\n world\r\n0\r\n\r\n",
      ),
      { responseStatus: 200, responseBody: "hello world" },
    ],
    [
      "HTTP/1.0, ended by closing the connection",
      rawResponse("HTTP/1.0 200 OK\r\n\r\nold but fine"),
      { responseStatus: 200, responseBody: "old but fine" },
    ],
    [
      "bare line feeds",
      rawResponse("HTTP/1.1 200 OK\nContent-Length: 2\n\nok"),
      { responseStatus: 200, responseBody: "ok" },
    ],
    [
      "a truncated body",
      rawResponse("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf"),
      { responseStatus: 200, responseBody: "half" },
    ],
    [
      "a connection kept open after the response",
      (socket) => void socket.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"),
      { responseStatus: 200, responseBody: "ok" },
    ],
    [
      "a response before the request is read",
      (socket) => socket.pause().end("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"),
      { responseStatus: 200 },
    ],
  ])("%s: succeeded", async (_name, behavior, expected) => {
    expect(await sendTo(behavior)).toEqual({ ...responded, outcome: "succeeded", ...expected });
  });

  it.each<[string, Behavior, Partial<Attempt>]>([
    ["301", status(301, { Location: "https://elsewhere.test/" }), { responseStatus: 301 }],
    ["304", rawResponse("HTTP/1.1 304 Not Modified\r\n\r\n"), { responseStatus: 304 }],
    ["307", status(307, { Location: "/hooks" }), { responseStatus: 307 }],
    ["400", status(400, {}, "no"), { responseStatus: 400, responseBody: "no" }],
    ["410", status(410), { responseStatus: 410 }],
    [
      "429 with seconds",
      status(429, { "Retry-After": "120" }),
      { responseStatus: 429, retryAfterSeconds: 120 },
    ],
    [
      "429 with a date",
      status(429, { "Retry-After": "Sat, 21 Nov 2026 12:05:00 GMT" }),
      { responseStatus: 429, retryAfterSeconds: 300 },
    ],
    [
      "503 with a date that has passed",
      status(503, { "Retry-After": "Sat, 21 Nov 2026 11:05:00 GMT" }),
      { responseStatus: 503, retryAfterSeconds: 0 },
    ],
    ["429 with nonsense", status(429, { "Retry-After": "-5 soon" }), { responseStatus: 429 }],
    ["500", status(500, {}, "oh"), { responseStatus: 500, responseBody: "oh" }],
  ])("%s: failed", async (_name, behavior, expected) => {
    expect(await sendTo(behavior)).toEqual({ ...responded, ...expected });
  });

  it("4 KiB of a long body, without waiting for the rest", async () => {
    const waited = countCoreWaits();
    const attempt = await sendTo((socket) => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      every(1, "x".repeat(1_000))(socket, undefined as never, undefined as never);
    });
    expect(attempt).toMatchObject({ outcome: "succeeded", responseStatus: 200 });
    expect(attempt.responseBody).toBe("x".repeat(4_096));
    expect(attempt.durationMs).toBeLessThan(3_000 + waited());
  });

  it("the received part of a body that is too slow", async () => {
    const waited = countCoreWaits();
    const attempt = await sendTo((socket) => {
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nbeginning");
      // Long enough for a busy machine to connect and to read the head.
    }, 2_000);
    expect(attempt).toMatchObject({ outcome: "succeeded", responseBody: "beginning" });
    expect(attempt.durationMs).toBeGreaterThan(1_900);
    expect(attempt.durationMs).toBeLessThan(3_000 + waited());
  });
});

describe("a receiver that misbehaves fails the attempt:", () => {
  const manyHeaders = `HTTP/1.1 200 OK\r\n${`X-Filler: ${"y".repeat(1_000)}\r\n`.repeat(64)}\r\n`;
  it.each<[string, Behavior, Attempt["error"], number?]>([
    ["no response", () => {}, "timeout", 400],
    ["a slow head", every(20, "H"), "timeout", 400],
    ["half a head", (socket) => void socket.write("HTTP/1.1 200 OK\r\nX: "), "timeout", 400],
    ["closing at once", (socket) => void socket.end(), "connection_closed"],
    ["closing during the head", rawResponse("HTTP/1.1 200 OK\r\nX: y\r\n"), "connection_closed"],
    ["a reset", (_socket, _request, raw) => void raw.resetAndDestroy(), "connection_closed"],
    ["64 KiB of headers", rawResponse(manyHeaders), "answer_too_large"],
    ["a line without an end", rawResponse("H".repeat(65_536)), "answer_too_large"],
    [
      "200 headers",
      rawResponse(`HTTP/1.1 200 OK\r\n${"A: b\r\n".repeat(200)}\r\n`),
      "answer_too_large",
    ],
    ["another protocol", rawResponse("SSH-2.0-OpenSSH_9.9\r\n\r\n"), "answer_malformed"],
    ["switching protocols", rawResponse("HTTP/1.1 101 Switching\r\n\r\n"), "answer_malformed"],
    [
      "interim responses only",
      rawResponse("HTTP/1.1 102 P\r\n\r\n".repeat(99)),
      "answer_malformed",
    ],
    [
      "a length and chunks",
      rawResponse("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\nok"),
      "answer_malformed",
    ],
  ])("%s", async (_name, behavior, error, deadlineMs) => {
    const waited = countCoreWaits();
    const attempt = await sendTo(behavior, deadlineMs);
    expect(attempt).toEqual({ ...noResponse, error });
    if (deadlineMs) {
      expect(attempt.durationMs).toBeGreaterThan(deadlineMs - 50);
      expect(attempt.durationMs).toBeLessThan(deadlineMs + 1_000 + waited());
    }
  });

  it.each<CertificateKind>(["expired", "not yet valid", "other host", "unknown issuer"])(
    "a certificate: %s",
    async (certificate) => {
      const receiver = await receive({ certificate });
      const attempt = await sending.send(
        { url: receiver.url },
        { WEBHOOK_LOCAL_TARGETS: receiver.localTarget },
      );
      expect(attempt).toEqual({ ...noResponse, error: "tls_failed" });
      expect(receiver.requests).toEqual([]);
      await eventually(() => receiver.open === 0, 2_000);
    },
  );

  it.each<[string, Behavior]>([
    ["no response", () => {}],
    ["an endless body", every(5, "HTTP/1.1 200 OK\r\n\r\n")],
    ["a connection kept open", (socket) => void socket.write("HTTP/1.1 204 No Content\r\n\r\n")],
  ])("%s, and the connection is closed while the Worker still runs", async (_name, behavior) => {
    const receiver = await receive({ behavior });
    const delivery = { url: receiver.url, headers: {}, body: "{}", now: 0, deadlineMs: 400 };
    const running = sending.run("send and wait", delivery, {
      WEBHOOK_LOCAL_TARGETS: receiver.localTarget,
    });
    await expect.poll(() => receiver.connections).toBe(1);
    await eventually(() => receiver.open === 0, 2_000);
    await running;
  });

  it("no handshake", async () => {
    const receiver = await receive({ handshake: false });
    const attempt = await sending.send(
      { url: receiver.url, deadlineMs: 400 },
      { WEBHOOK_LOCAL_TARGETS: receiver.localTarget },
    );
    expect(attempt).toEqual({ ...noResponse, error: "timeout" });
    expect(receiver.connections).toBe(1);
    // A pending handshake is only closed when the Worker's invocation ends, after its response.
    await eventually(() => receiver.open === 0, 2_000);
  });

  it("nothing is listening", async () => {
    const receiver = await startReceiver();
    await receiver.stop();
    const env = { WEBHOOK_LOCAL_TARGETS: receiver.localTarget };
    expect(await sending.send({ url: receiver.url }, env)).toEqual({
      ...noResponse,
      error: "connection_failed",
    });
  });

  it("an attempt takes at most 5 s, and does not slow down others", async () => {
    const waited = countCoreWaits();
    const [dead, fine] = [await receive({ behavior: () => {} }), await receive({})];
    const env = { WEBHOOK_LOCAL_TARGETS: `${dead.localTarget},${fine.localTarget}` };
    const slow = sending.send({ url: dead.url }, env);
    await sleep(100);
    const quick = await Promise.all(
      Array.from({ length: 10 }, () => sending.send({ url: fine.url }, env)),
    );
    for (const attempt of quick) {
      expect(attempt).toMatchObject({ outcome: "succeeded" });
      expect(attempt.durationMs).toBeLessThan(2_000 + waited());
    }
    const { durationMs, error } = await slow;
    expect(error).toBe("timeout");
    expect(durationMs).toBeGreaterThan(4_900);
    expect(durationMs).toBeLessThan(6_500 + waited());
  });
});

describe("a socket to the checked address", () => {
  const attempts = 3;

  it.each<[string, ReceiverOptions, Attempt["error"]]>([
    ["has the certificate of another host", { certificate: "other host" }, "tls_failed"],
    ["has an expired certificate", { certificate: "expired" }, "tls_failed"],
    ["never completes the handshake", { handshake: false }, "timeout"],
    [
      "resets the connection",
      { behavior: (_socket, _request, raw) => void raw.resetAndDestroy() },
      "connection_closed",
    ],
  ])("is not replaced by fetch, however often a receiver %s", async (_name, options, error) => {
    // A name that fetch could look up, so that a connection by it would be seen.
    const receiver = await receive({ ...options, host: "localhost" });
    // What is not about the deadline has time for a handshake, on a busy machine too.
    const deadlineMs = error === "timeout" ? 400 : 5_000;
    for (let n = 0; n < attempts; n++) {
      const delivery = { url: receiver.url, headers: {}, body: "{}", now: 0, deadlineMs };
      const env = { WEBHOOK_LOCAL_TARGETS: receiver.localTarget };
      const attempt = await sending.run<Attempt>("send as deployed", delivery, env);
      expect(attempt).toMatchObject({ error, address: "127.0.0.1" });
    }
    expect(receiver.connections).toBe(attempts);
  });
});

describe("WEBHOOK_TRANSPORT=fetch", () => {
  it("still looks the host up before every attempt, and refuses one address that is not public", async () => {
    const host = "rebound.example.com";
    const env = {
      ENVIRONMENT: "production",
      SITE_ORIGIN: "https://api.example.com",
      WEBHOOK_TRANSPORT: "fetch",
    };
    sending.resolver.set(host, { A: ["93.184.215.14", "10.0.0.7"] });
    for (let n = 1; n <= 2; n++) {
      sending.resolver.questions.length = 0;
      const attempt = await sending.send({ url: `https://${host}/` }, env);
      expect(attempt).toMatchObject({ error: "address_refused", address: "10.0.0.7" });
      expect(sending.resolver.questions.sort()).toEqual([`${host} A`, `${host} AAAA`]);
    }
    const own = await sending.send({ url: "https://api.example.com/" }, env);
    expect(own).toMatchObject({ error: "target_refused" });
  });
});
