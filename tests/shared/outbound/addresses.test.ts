import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Receiver, startReceiver } from "#scripts/run/stage/receivers/receiver.ts";
import { type SendingHarness, startSending } from "./sending-harness.ts";

let sending: SendingHarness;
/** A receiver on the local machine, which no URL or DNS record may lead to. */
let inside: Receiver;

beforeAll(async () => {
  sending = await startSending();
  inside = await startReceiver();
});
afterAll(async () => {
  await sending.stop();
  await inside.stop();
});

const env = { SITE_ORIGIN: "https://api.service.org" };

/** URLs that are rejected without a lookup. */
const spellings = [
  // Spellings of the loopback address that libc or browsers accept.
  "https://127.0.0.1/",
  "https://127.1/",
  "https://127.0.1/",
  "https://2130706433/",
  "https://017700000001/",
  "https://0x7f000001/",
  "https://0x7f.0.0.1/",
  "https://0x7f.1/",
  "https://0177.0.0.1/",
  "https://0177.0.0.01/",
  "https://127.0.0.1./",
  "https://127.000.000.001/",
  "https://00000000177.0.0.1/",
  "https://１２７.０.０.１/",
  "https://127。0。0。1/",
  "https://①②⑦.⓪.⓪.①/",
  "https://%31%32%37.0.0.1/",
  "https://0/",
  "https://0.0.0.0/",
  "https://[::1]/",
  "https://[::]/",
  "https://[0:0:0:0:0:0:0:1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:7f00:1]/",
  "https://[::127.0.0.1]/",
  "https://[64:ff9b::7f00:1]/",
  "https://[2002:7f00:1::]/",
  "https://[fe80::1]/",
  "https://[fc00::1]/",
  "https://[fd00:ec2::254]/",
  "https://[2606:4700:4700::1111]/",
  // Private networks, and metadata services of clouds.
  "https://10.0.0.1/",
  "https://167772161/",
  "https://172.16.0.1/",
  "https://192.168.1.1/",
  "https://0xc0a80101/",
  "https://100.64.0.1/",
  "https://100.100.100.200/latest/meta-data/",
  "https://169.254.169.254/latest/meta-data/",
  "https://2852039166/",
  "https://0xa9fea9fe/",
  "https://0251.0376.0251.0376/",
  "https://169.254.43518/",
  "https://192.0.0.192/",
  "https://168.63.129.16/",
  // Public addresses are rejected too.
  "https://8.8.8.8/",
  "https://134744072/",
  // Names of the local machine and of private networks.
  "https://localhost/",
  "https://LOCALHOST/",
  "https://localhost./",
  "https://ｌｏｃａｌｈｏｓｔ/",
  "https://a.localhost/",
  "https://localhost.localdomain/",
  "https://printer.local/",
  "https://printer.local./",
  "https://metadata.google.internal/",
  "https://metadata/",
  "https://intranet/",
  "https://nas.home.arpa/",
  "https://db.corp/",
  "https://1.0.0.127.in-addr.arpa/",
  "https://receiver.test/",
  // This service.
  "https://api.service.org/api/mcp/jobs",
  "https://API.service.org./",
  "https://inner.api.service.org/",
  // Credentials, ports, schemes, and URLs that only lenient parsers accept.
  "https://user@hooks.example.com/",
  "https://user:password@hooks.example.com/",
  "https://@hooks.example.com/",
  "https://:@hooks.example.com/",
  "https://hooks.example.com@127.0.0.1/",
  "https://127.0.0.1#@hooks.example.com/",
  "https://hooks.example.com:80/",
  "https://hooks.example.com:22/",
  "https://hooks.example.com:8080/",
  "https://hooks.example.com:65535/",
  "https://hooks.example.com:65536/",
  "http://hooks.example.com/",
  "ftp://hooks.example.com/",
  "file:///etc/passwd",
  "gopher://hooks.example.com/",
  "javascript:alert(1)",
  "https:hooks.example.com",
  "https:/hooks.example.com/",
  "https:\\\\hooks.example.com\\",
  "https://hooks.example.com\\@127.0.0.1/",
  "https://hooks.example.com\t/",
  "https://hooks.exa\nmple.com/",
  " https://hooks.example.com/",
  "https://hooks.example.com\u200b/",
  "https://hooks\u00ad.example.com/",
  "https://hooks..example.com/",
  "https://-hooks.example.com/",
  "https://hooks.example.com%00.evil.com/",
  "https://hooks.example.com%2f@evil.com/",
  "https://",
  "https://.",
  "//hooks.example.com/",
  "hooks.example.com",
  "",
  `https://hooks.example.com/${"x".repeat(2_048)}`,
  `https://hooks.example.com/${"é".repeat(1_000)}`,
  `https://${"a".repeat(64)}.example.com/`,
  `https://${"abcdefg.".repeat(40)}example.com/`,
];

/** Addresses that a DNS record must not contain. */
const records = [
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.100.100.200",
  "100.127.255.255",
  "127.0.0.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.169.254",
  "169.254.170.2",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.0.192",
  "192.0.2.1",
  "192.31.196.1",
  "192.52.193.1",
  "192.88.99.1",
  "192.168.0.1",
  "192.175.48.1",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "0:0:0:0:0:0:0:1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "::FFFF:0A00:0001",
  "::ffff:0:10.0.0.1",
  "::127.0.0.1",
  "64:ff9b::127.0.0.1",
  "64:ff9b::a9fe:a9fe",
  "64:ff9b::8.8.8.8",
  "64:ff9b:1::10.0.0.1",
  "100::1",
  "100:0:0:1::1",
  "2001::1",
  "2001:0:4136:e378:8000:63bf:3fff:fdd2",
  "2001:2::1",
  "2001:10::1",
  "2001:20::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "2002:0808:0808::",
  "2620:4f:8000::1",
  "3ffe::1",
  "3fff::1",
  "4000::1",
  "5f00::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fec0::1",
  "ff02::1",
  // No resolver should return these; they are not parsed leniently.
  "127.1",
  "0x7f.0.0.1",
  "010.0.0.1",
  "fe80::1%eth0",
  "::ffff:127.0.0.1/96",
  "1:2:3:4:5:6:7:8:9",
  "1::2::3",
  "localhost",
  "",
];

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
