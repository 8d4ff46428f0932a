import { BlockList, isIP } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isInRange,
  parseAddress,
  parseRange,
  specialPurpose,
} from "#shared/outbound/address-ranges.ts";
import { isCloudflare } from "#shared/outbound/cloudflare-ranges.ts";

const nearlyAnAddress = fc
  .array(fc.constantFrom("0", "1", "10", "255", "256", "01", ".", ":", "::", "ffff", "ABCD", "g"), {
    maxLength: 18,
  })
  .map((parts) => parts.join(""));
const anyText = fc.oneof(fc.ipV4(), fc.ipV6(), nearlyAnAddress, fc.string({ maxLength: 20 }));

describe("addresses", () => {
  it("are parsed if Node parses them", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!text.includes("%"));
        expect(parseAddress(text)?.kind() ?? "none").toBe(
          { 0: "none", 4: "ipv4", 6: "ipv6" }[isIP(text)],
        );
      }),
      { numRuns: 5_000 },
    );
  });

  it("keep the deprecated form of an embedded IPv4 address apart from the mapped one", () => {
    expect(parseAddress("::8.8.8.8")?.toNormalizedString()).toBe("0:0:0:0:0:0:808:808");
    expect(parseAddress("::ffff:8.8.8.8")?.toNormalizedString()).toBe("0:0:0:0:0:ffff:808:808");
  });

  it("keep them apart as the base of a range, too", () => {
    const deprecated = parseAddress("::8.8.8.8");
    expect(deprecated && isInRange(deprecated, parseRange("::8.8.8.8/128"))).toBe(true);
    expect(deprecated && isInRange(deprecated, parseRange("::ffff:8.8.8.8/128"))).toBe(false);
  });

  it("are in the same ranges as for Node", () => {
    const v4 = fc.tuple(fc.ipV4(), fc.ipV4(), fc.integer({ min: 0, max: 32 }));
    const v6 = fc.tuple(fc.ipV6(), fc.ipV6(), fc.integer({ min: 0, max: 128 }));
    fc.assert(
      fc.property(fc.oneof(v4, v6), ([text, base, prefix]) => {
        const address = parseAddress(text);
        const family = base.includes(":") ? "ipv6" : "ipv4";
        const list = new BlockList();
        list.addSubnet(base, prefix, family);
        expect(address && isInRange(address, parseRange(`${base}/${prefix}`))).toBe(
          list.check(text, family),
        );
      }),
      { numRuns: 3_000, examples: [[["::0.0.0.0", "::0.0.0.0", 81]]] },
    );
  });

  it("are classified correctly at the edges of special ranges", () => {
    for (const [inside, outside] of [
      ["10.255.255.255", "11.0.0.0"],
      ["100.64.0.0", "100.63.255.255"],
      ["100.127.255.255", "100.128.0.0"],
      ["127.255.255.255", "128.0.0.0"],
      ["169.254.0.0", "169.253.255.255"],
      ["172.31.255.255", "172.32.0.0"],
      ["192.168.255.255", "192.169.0.0"],
      ["198.19.255.255", "198.20.0.0"],
      ["224.0.0.0", "223.255.255.255"],
      ["2001:1ff:ffff::", "2001:200::"],
      ["1fff:ffff::", "2000::"],
      ["2002:ffff::", "2003::"],
      ["3fff:0fff::", "3fff:1000::"],
    ] as const) {
      expect(specialPurpose(inside), inside).toEqual(expect.any(String));
      expect(specialPurpose(outside), outside).toBeNull();
    }
  });

  it("of well-known public services are public, and those of Cloudflare are recognized", () => {
    for (const address of ["8.8.8.8", "93.184.215.14", "2a00:1450:4001:81c::200e"]) {
      expect(specialPurpose(address)).toBeNull();
      expect(isCloudflare(address)).toBe(false);
    }
    for (const address of ["104.16.132.229", "172.67.1.1", "2606:4700::6810:84e5"]) {
      expect(specialPurpose(address)).toBeNull();
      expect(isCloudflare(address)).toBe(true);
    }
  });
});
