import { afterAll, describe, expect, it } from "vitest";
import { startResolver, type Zone } from "#scripts/run/stage/receivers/resolver.ts";
import { countCoreWaits } from "#tests/support/core-waits.ts";
import { startSending } from "./sending-harness.ts";

const sending = await startSending();
const second = await startResolver();
afterAll(async () => {
  await sending.stop();
  await second.stop();
});

const host = "hooks.example.com";
const url = `https://${host}/`;
const both = () => ({ WEBHOOK_RESOLVERS: `${sending.resolver.url},${second.url}` });
const half: Record<string, object> = {
  A: { Status: 0, Answer: [{ type: 1, data: "10.0.0.1" }] },
  AAAA: { Status: 0, Answer: [{ type: 28, data: "2606:2800:21f:cb07::1" }] },
};
const found = { kind: "public", addresses: ["93.184.215.14"] };

describe("the addresses of a host", () => {
  it("are those of all its A and AAAA records", async () => {
    sending.resolver.set(host, { A: ["93.184.215.14"], AAAA: ["2606:2800:21f:cb07::1"] });
    expect(await sending.run("resolve", host)).toEqual({
      kind: "public",
      addresses: ["93.184.215.14", "2606:2800:21f:cb07::1"],
    });
  });

  it("are found behind other names, which are no addresses", async () => {
    sending.resolver.set(host, { A: ["93.184.215.14"], aliases: ["edge.example.net."] });
    expect(await sending.run("resolve", host)).toEqual(found);
  });

  it("are sixteen at most: the rest is neither checked nor connected to", async () => {
    const many = Array.from({ length: 15 }, (_, n) => `93.184.215.${n + 1}`);
    const AAAA = ["2606:2800:21f:cb07::1", "fd00::1"];
    sending.resolver.set(host, { A: many, AAAA });
    expect(await sending.run("resolve", host)).toEqual({
      kind: "public",
      addresses: [...many, "2606:2800:21f:cb07::1"],
    });
  });

  it("are looked up with the first resolver only, as long as it responds", async () => {
    sending.resolver.set(host, { A: ["93.184.215.14"] });
    second.questions.length = 0;
    expect(await sending.run("resolve", host, both())).toEqual(found);
    expect(second.questions).toEqual([]);
  });

  it.each<[string, Zone]>([
    ["responds SERVFAIL", { rcode: 2 }],
    ["responds REFUSED", { rcode: 5 }],
    ["fails over HTTP", (response) => void response.writeHead(503).end("{}")],
    ["responds with something else than JSON", (response) => void response.end("<html>")],
    ["responds with another shape", (response) => void response.end('{"Status":"fine"}')],
    ["responds endlessly", (response) => void response.end("[".repeat(1_000_000))],
    ["closes the connection", (response) => void response.destroy()],
    ["does not respond", () => {}],
    // A host is not judged by half of its addresses.
    ...(["A", "AAAA"] as const).map((failing): [string, Zone] => [
      `fails for ${failing} alone`,
      (response, type) =>
        void response.end(JSON.stringify(type === failing ? { Status: 2 } : half[type])),
    ]),
    ["truncates its response", (response) => void response.end('{"Status":0,"TC":true}')],
  ])("are looked up with the second resolver if the first %s", async (_name, zone) => {
    sending.resolver.set(host, zone);
    second.set(host, { A: ["93.184.215.14"] });
    expect(await sending.run("resolve", host, both())).toEqual(found);
  });

  it("are empty if the name does not exist or has no records", async () => {
    for (const zone of [{ rcode: 3 }, { A: [] }] satisfies Zone[]) {
      sending.resolver.set(host, zone);
      expect(await sending.run("resolve", host)).toEqual({ kind: "unresolved" });
      expect(await sending.check(url)).toMatchObject({ kind: "refused" });
      expect(await sending.send({ url })).toMatchObject({ error: "dns_unresolved", address: null });
    }
  });

  it("are empty if every resolver reports a failure: the host's DNS is broken, not ours", async () => {
    sending.resolver.set(host, { rcode: 2 });
    second.set(host, { rcode: 2 });
    expect(await sending.run("resolve", host, both())).toEqual({ kind: "unresolved" });
  });

  it("are unknown if no resolver responds", async () => {
    const env = { WEBHOOK_RESOLVERS: "https://localhost:1/dns-query" };
    expect(await sending.check(url, env)).toEqual({ kind: "unreachable" });
    expect(await sending.send({ url }, env)).toMatchObject({ error: "dns_unreachable" });
  });

  it("count against the attempt's time", async () => {
    sending.resolver.set(host, () => {});
    const waited = countCoreWaits();
    const attempt = await sending.send({ url, deadlineMs: 300 });
    expect(attempt).toMatchObject({ outcome: "failed", error: "timeout", address: null });
    expect(attempt.durationMs).toBeLessThan(1_200 + waited());
  });
});
