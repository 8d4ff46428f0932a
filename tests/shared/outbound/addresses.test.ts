import { afterAll, describe, expect, it } from "vitest";
import { startReceiver } from "#scripts/run/stage/receivers/receiver.ts";
import data from "./addresses.json" with { type: "json" };
import { startSending } from "./sending-harness.ts";

const sending = await startSending();
/** A receiver on the local machine, which no URL or DNS record may lead to. */
const inside = await startReceiver();
afterAll(async () => {
  await sending.stop();
  await inside.stop();
});

const env = { SITE_ORIGIN: "https://api.service.org" };

/** URLs that are rejected without a lookup. */
const spellings = [
  ...Object.values(data.spellings).flat(),
  `https://hooks.example.com/${"x".repeat(2_048)}`,
  `https://hooks.example.com/${"é".repeat(1_000)}`,
  `https://${"a".repeat(64)}.example.com/`,
  `https://${"abcdefg.".repeat(40)}example.com/`,
];

/** Addresses that a DNS record must not contain. */
const records: string[] = Object.values(data.records).flat();

describe("a webhook cannot reach internal addresses", () => {
  it("there are at least 80 different spellings", () => {
    expect(new Set(spellings).size).toBe(spellings.length);
    expect(spellings.length).toBeGreaterThanOrEqual(80);
  });

  it.each(spellings)("by %j", async (url) => {
    expect(await sending.check(url, env)).toEqual({ kind: "refused", message: expect.any(String) });
    expect(await sending.send({ url }, env)).toMatchObject({
      outcome: "failed",
      error: "target_refused",
      address: null,
    });
    expect(sending.resolver.questions).toEqual([]);
  });
});

describe("a host is rejected at registration and at delivery", () => {
  it.each(records)("for a record of %j", async (address) => {
    const host = `record-${records.indexOf(address)}.example.com`;
    sending.resolver.set(host, address.includes(":") ? { AAAA: [address] } : { A: [address] });
    const url = `https://${host}/hooks`;
    expect(await sending.check(url, env)).toMatchObject({ kind: "refused" });
    expect(await sending.send({ url }, env)).toMatchObject({
      outcome: "failed",
      error: "address_refused",
      address,
    });
  });

  it.each([
    ["a private address after a public one", { A: ["8.8.8.8", "10.0.0.1"] }],
    ["a private address before a public one", { A: ["10.0.0.1", "8.8.8.8"] }],
    ["a private AAAA and a public A", { A: ["8.8.8.8"], AAAA: ["fd00::1"] }],
    ["a private A and a public AAAA", { A: ["127.0.0.1"], AAAA: ["2606:2800:21f:cb07::1"] }],
    ["an alias of a private host", { aliases: ["inner.corp."], A: ["192.168.7.7"] }],
    [
      "one private address among sixteen",
      { A: [...Array<string>(15).fill("8.8.8.8"), "172.20.1.1"] },
    ],
  ])("for %s", async (_name, zone) => {
    sending.resolver.set("mixed.example.com", zone);
    const url = "https://mixed.example.com/";
    expect(await sending.check(url)).toMatchObject({ kind: "refused" });
    expect(await sending.send({ url })).toMatchObject({ error: "address_refused" });
  });

  it("that was public at registration and no longer is, with a TTL of zero", async () => {
    const url = "https://rebound.example.com/hooks";
    sending.resolver.set("rebound.example.com", { A: ["93.184.215.14"], ttl: 0 });
    expect(await sending.check(url)).toEqual({ kind: "accepted" });
    sending.resolver.set("rebound.example.com", { A: ["127.0.0.1"], ttl: 0 });
    expect(await sending.send({ url })).toMatchObject({
      error: "address_refused",
      address: "127.0.0.1",
    });
  });

  it("and no request has reached the local receiver", () => {
    expect(inside.connections).toBe(0);
  });
});

describe("a public host", () => {
  it("is accepted in any spelling of its name, and looked up in ASCII", async () => {
    for (const [url, host] of [
      ["https://hooks.example.org/a?b=c#d", "hooks.example.org"],
      ["HTTPS://Hooks.Example.ORG:443/", "hooks.example.org"],
      ["https://hooks.example.org.:8443/", "hooks.example.org"],
      ["https://bücher.example.org/", "xn--bcher-kva.example.org"],
    ] as const) {
      sending.resolver.set(host, { A: ["93.184.215.14"], AAAA: ["2606:2800:21f:cb07::1"] });
      sending.resolver.questions.length = 0;
      expect(await sending.check(url, env)).toEqual({ kind: "accepted" });
      expect(sending.resolver.questions.sort()).toEqual([`${host} A`, `${host} AAAA`]);
    }
  });

  it("is looked up for each attempt, and connected to at the address that was checked", async () => {
    // In a block that is not allocated yet: public, and unreachable.
    sending.resolver.set("hooks.example.org", { AAAA: ["2d00::1"], ttl: 3_600 });
    sending.resolver.questions.length = 0;
    for (const times of [1, 2]) {
      const { address, error } = await sending.send({
        url: "https://hooks.example.org/",
        deadlineMs: 2_000,
      });
      expect(address).toBe("2d00::1");
      expect(["connection_failed", "timeout"]).toContain(error);
      expect(sending.resolver.questions).toHaveLength(2 * times);
    }
  });

  it("is connected to by address and verified by name", async () => {
    const target = { host: "receiver.test", port: inside.port, path: "/" };
    const post = (host: string) =>
      sending.run("post", { target: { ...target, host }, addresses: ["127.0.0.1"], body: "{}" });
    expect(await post("receiver.test")).toMatchObject({
      response: { status: 200 },
      address: "127.0.0.1",
    });
    expect(inside.requests.at(-1)).toMatchObject({
      serverName: "receiver.test",
      headers: { host: `receiver.test:${inside.port}` },
    });
    await expect(post("elsewhere.test")).rejects.toThrow("tls_failed");
  });

  it("is tried at its next address if the first does not accept", async () => {
    const target = { host: "receiver.test", port: inside.port, path: "/" };
    expect(
      await sending.run("post", {
        target,
        addresses: ["127.0.0.2", "::1", "127.0.0.1"],
        body: "{}",
      }),
    ).toMatchObject({ response: { status: 200 }, address: "127.0.0.1" });
  });

  it("is tried at four addresses at most", async () => {
    const target = { host: "receiver.test", port: inside.port, path: "/" };
    const post = (refusing: number) => {
      const others = Array.from({ length: refusing }, (_, n) => `127.0.0.${n + 2}`);
      return sending.run("post", { target, addresses: [...others, "127.0.0.1"], body: "{}" });
    };
    expect(await post(3)).toMatchObject({ address: "127.0.0.1" });
    const { connections } = inside;
    await expect(post(4)).rejects.toThrow("connection_failed");
    expect(inside.connections).toBe(connections);
  });
});
