import ipaddr from "ipaddr.js";

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A block of addresses in CIDR notation, such as `10.0.0.0/8`. */
export type AddressRange = [Address, number];

/**
 * Reads an IPv4 address in its one usual spelling, or any IPv6 address; null for all else. Parsers
 * disagree on octal, hexadecimal and shortened IPv4, and a zone means nothing on another machine.
 */
export function parseAddress(text: string): Address | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return !text.includes("%") && ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : null;
}

/** @throws {Error} if it is none: ranges are written by programmers. */
export function parseRange(text: string): AddressRange {
  return ipaddr.parseCIDR(text);
}

export function isInRange(address: Address, range: AddressRange): boolean {
  const [base, prefix] = range;
  return address.kind() === base.kind() && address.match(base, prefix);
}
