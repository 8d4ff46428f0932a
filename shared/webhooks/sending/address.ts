import ipaddr from "ipaddr.js";

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A block of addresses in CIDR notation, such as `10.0.0.0/8`. */
export type AddressRange = [Address, number];

/**
 * Parses an IPv4 address in four-part decimal notation or an IPv6 address without a zone; null for
 * anything else. Parsers disagree on octal, hexadecimal and shortened IPv4 addresses, and a zone is
 * only meaningful on the machine that wrote it.
 */
export function parseAddress(text: string): Address | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return !text.includes("%") && ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : null;
}

/** @throws {Error} if the text is not a range: ranges are constants of this code, not input. */
export function parseRange(text: string): AddressRange {
  return ipaddr.parseCIDR(text);
}

export function isInRange(address: Address, range: AddressRange): boolean {
  const [base, prefix] = range;
  return address.kind() === base.kind() && address.match(base, prefix);
}
