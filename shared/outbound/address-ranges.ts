import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A block of addresses in CIDR notation, such as `10.0.0.0/8`. */
type AddressRange = [Address, number];

/**
 * Parses an IPv4 address in four-part decimal notation or an IPv6 address without a zone; null for
 * anything else. Parsers disagree on octal, hexadecimal and shortened IPv4 addresses, and a zone is
 * only meaningful on the machine that wrote it.
 */
export function parseAddress(text: string): Address | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  if (text.includes("%") || !ipaddr.IPv6.isValid(text)) return null;
  return ipaddr.IPv6.parse(text.replace(dottedTail, toGroups));
}

/** The last 32 bits of an IPv6 address, written as IPv4. */
const dottedTail = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

/** `1.2.3.4` as `102:304`: the library reads the deprecated `::1.2.3.4` as `::ffff:1.2.3.4`, another address. */
function toGroups(_match: string, ...bytes: string[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/** @throws {Error} if the text is not a range: ranges are constants of this code, not input. */
export function parseRange(text: string): AddressRange {
  const [base = "", prefix] = text.split("/");
  const address = parseAddress(base);
  if (!address) throw new Error(`not a range of addresses: ${text}`);
  return [address, Number(prefix)];
}

export function isInRange(address: Address, range: AddressRange): boolean {
  const [base, prefix] = range;
  return address.kind() === base.kind() && address.match(base, prefix);
}

/**
 * Address blocks that are not on the public Internet, each with its purpose, from the IANA
 * registries of special-purpose addresses (RFC 6890), multicast and reserved addresses, plus
 * blocks in local use.
 */
const specialRanges = [
  ["0.0.0.0/8", "this network"],
  ["10.0.0.0/8", "private use"],
  ["100.64.0.0/10", "shared address space"],
  ["127.0.0.0/8", "loopback"],
  // The same address on every machine in Azure.
  ["168.63.129.16/32", "cloud metadata"],
  ["169.254.0.0/16", "link local"],
  ["172.16.0.0/12", "private use"],
  ["192.0.0.0/24", "protocol assignments"],
  ["192.0.2.0/24", "documentation"],
  ["192.31.196.0/24", "AS112"],
  ["192.52.193.0/24", "AMT"],
  ["192.88.99.0/24", "6to4 relays"],
  ["192.168.0.0/16", "private use"],
  ["192.175.48.0/24", "AS112"],
  ["198.18.0.0/15", "benchmarking"],
  ["198.51.100.0/24", "documentation"],
  ["203.0.113.0/24", "documentation"],
  ["224.0.0.0/4", "multicast"],
  ["240.0.0.0/4", "reserved"],
  ["::/128", "unspecified"],
  ["::1/128", "loopback"],
  // Forms that embed an IPv4 address. No receiver needs one, so the embedded address is not examined.
  ["::ffff:0:0/96", "IPv4-mapped"],
  ["::ffff:0:0:0/96", "IPv4-translated"],
  ["::/96", "IPv4-compatible"],
  ["64:ff9b::/96", "NAT64"],
  ["64:ff9b:1::/48", "local NAT64"],
  ["2001::/32", "Teredo"],
  ["2002::/16", "6to4"],
  ["100::/64", "discard only"],
  ["100:0:0:1::/64", "dummy prefix"],
  ["2001::/23", "protocol assignments"],
  ["2001:db8::/32", "documentation"],
  ["2620:4f:8000::/48", "AS112"],
  ["3ffe::/16", "6bone"],
  ["3fff::/20", "documentation"],
  ["5f00::/16", "segment routing"],
  ["fc00::/7", "unique local"],
  ["fe80::/10", "link local"],
  ["fec0::/10", "site local"],
  ["ff00::/8", "multicast"],
] as const satisfies readonly (readonly [string, string])[];

const ranges = specialRanges.map(([text, purpose]) => ({ range: parseRange(text), purpose }));

/** The only block of IPv6 that IANA allocates to networks. */
const globalUnicast = parseRange("2000::/3");

/** @returns the purpose of a special-purpose address; null for a public address. */
export function specialPurpose(text: string): string | null {
  const address = parseAddress(text);
  if (!address) return "not an address";
  const special = ranges.find(({ range }) => isInRange(address, range));
  if (special) return special.purpose;
  return address.kind() === "ipv6" && !isInRange(address, globalUnicast) ? "not assigned" : null;
}
