/** An IP address as a number: 32 bits of IPv4 or 128 of IPv6. */
export interface Address {
  bits: 32 | 128;
  value: bigint;
}

/** A block of addresses in CIDR notation, such as `10.0.0.0/8`. */
export interface AddressRange extends Address {
  prefix: number;
}

const octetForm = /^(?:0|[1-9][0-9]{0,2})$/;
const groupForm = /^[0-9a-f]{1,4}$/i;

/** Reads the one spelling of an IPv4 address, or any of an IPv6 one; null for all else. */
export function parseAddress(text: string): Address | null {
  const value = text.includes(":") ? readIPv6(text) : readIPv4(text);
  return value === null ? null : { bits: text.includes(":") ? 128 : 32, value };
}

/** @throws {TypeError} if it is none: ranges are written by programmers. */
export function parseRange(text: string): AddressRange {
  const [base = "", prefix = ""] = text.split("/");
  const address = parseAddress(base);
  if (!address || !octetForm.test(prefix)) throw new TypeError(`${text} is no address range`);
  return { ...address, prefix: Number(prefix) };
}

export function isInRange(address: Address, range: AddressRange): boolean {
  const ignored = BigInt(range.bits - range.prefix);
  return address.bits === range.bits && address.value >> ignored === range.value >> ignored;
}

function readIPv4(text: string): bigint | null {
  const octets = text.split(".");
  if (octets.length !== 4) return null;
  if (!octets.every((octet) => octetForm.test(octet) && Number(octet) <= 255)) return null;
  return octets.reduce((sum, octet) => (sum << 8n) | BigInt(octet), 0n);
}

function readIPv6(text: string): bigint | null {
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const [head, tail] = halves.map((half, n) => readGroups(half, n === halves.length - 1));
  if (!head || (halves.length === 2 && !tail)) return null;
  const missing = 8 - head.length - (tail?.length ?? 0);
  // A double colon stands for at least one group.
  if (tail ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array<bigint>(missing).fill(0n), ...(tail ?? [])];
  return groups.reduce((sum, group) => (sum << 16n) | group, 0n);
}

/** The groups of 16 bits in a half; the last two may be written as an IPv4 address. */
function readGroups(half: string, isLast: boolean): bigint[] | null {
  if (half === "") return [];
  const groups: bigint[] = [];
  const parts = half.split(":");
  for (const [n, part] of parts.entries()) {
    if (groupForm.test(part)) {
      groups.push(BigInt(`0x${part}`));
      continue;
    }
    const embedded = isLast && n === parts.length - 1 ? readIPv4(part) : null;
    if (embedded === null) return null;
    groups.push(embedded >> 16n, embedded & 0xffffn);
  }
  return groups;
}
