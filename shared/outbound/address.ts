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
