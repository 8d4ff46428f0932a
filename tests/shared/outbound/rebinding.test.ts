/** DNS answers that change between the check of an address and the connection, for pages that are read. */
import type { ServerResponse } from "node:http";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startReceiver, status } from "#scripts/run/stage/receivers/receiver.ts";
import { startSending } from "./sending-harness.ts";

const sending = await startSending();
/** The site of a stranger, which may be read. */
const outside = await startReceiver({ host: "outside.test" });
const host = "rebound.example.com";
/** In a block that is not allocated yet: public, and unreachable. */
const unreachable = "2d00::1";

afterAll(() => Promise.all([sending.stop(), outside.stop()]));
beforeEach(() => {
  sending.resolver.questions.length = 0;
});

/** What a resolver sends that lists one address. */
const record = (name: string, type: number, data: string) =>
  JSON.stringify({
    ...{ Status: 0, TC: false, Question: [{ name, type }] },
    Answer: [{ name, type, TTL: 0, data }],
  });

/** A name that leads to a public address when it is looked up first, and to this machine from then on. */
function rebind(): void {
  let asked = 0;
  sending.resolver.set(host, (response: ServerResponse) => {
    const type = sending.resolver.questions.at(-1)?.endsWith("AAAA") ? 28 : 1;
    const isFirst = ++asked <= 2;
    response.setHeader("content-type", "application/dns-json");
    if (!isFirst) return void response.end(record(host, type, type === 1 ? "127.0.0.1" : "::1"));
    if (type === 28) return void response.end(record(host, type, unreachable));
    response.end(JSON.stringify({ Status: 0, TC: false, Question: [{ name: host, type }] }));
  });
}

const url = (path: string) => `https://${host}${path}`;

describe("a name that leads elsewhere after it was checked", () => {
  it("is looked up once for a page, which is read from the address that was checked or not at all", async () => {
    rebind();
    const result = await sending.run("get", { url: url("/jobs/1") });
    expect(result).toEqual({
      kind: "failed",
      error: expect.stringMatching(/^(?:connection_failed|timeout)$/),
    });
    expect(sending.resolver.questions.sort()).toEqual([`${host} A`, `${host} AAAA`]);
    // Whoever looks again is refused: the address is no longer public.
    expect(await sending.run("get", { url: url("/jobs/1") })).toEqual({
      ...{ kind: "failed", error: "address_refused" },
    });
  });

  it("is checked again after a redirect, even to the host that was just read", async () => {
    const local = { WEBHOOK_LOCAL_TARGETS: outside.localTarget };
    sending.resolver.set(host, { A: ["127.0.0.1"], ttl: 0 });
    outside.behave(status(302, { Location: url("/inside") }));
    expect(await sending.run("get", { url: `${outside.url}` }, local)).toEqual({
      ...{ kind: "failed", error: "address_refused" },
    });
    expect(outside.requests).toHaveLength(1);
  });

  it("is looked up once for the document of an OAuth client", async () => {
    rebind();
    const document = url("/client.json");
    expect(await sending.run("read client", document)).toEqual({
      refused: expect.stringMatching(/could not be read \((?:connection_failed|timeout)\)/),
    });
    expect(sending.resolver.questions.sort()).toEqual([`${host} A`, `${host} AAAA`]);
    expect(await sending.run("read client", document)).toEqual({
      refused: expect.stringContaining("could not be read (address_refused)"),
    });
  });
});
