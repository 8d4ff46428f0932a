import { packedFormat } from "../packed/body.ts";

/**
 * Version of the layouts in this folder, and of the rows that a `Part` has: what a query returns, as JSON. A
 * change needs the next number, because files never change and the deployed code reads its own.
 */
export const fileFormat = 1;

/** Where the files of a dataset version are, for the code that has this format of packed rows. */
export function folderOf(version: string, packed = packedFormat): string {
  return `reference/${version}/${packed}.${fileFormat}`;
}

/** What requests find first: the dataset's own data, and where everything else is. */
export function indexKey(version: string, packed?: number): string {
  return `${folderOf(version, packed)}/index`;
}

/** All other rows, one after the other. */
export function rowsKey(version: string, packed?: number): string {
  return `${folderOf(version, packed)}/rows`;
}

const checksumBytes = 32;

/** Bytes with a checksum in front that is also one of their name, and so of the version that they belong to. */
export async function seal(
  name: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const sealed = new Uint8Array(checksumBytes + body.length);
  sealed.set(await checksumOf(name, body));
  sealed.set(body, checksumBytes);
  return sealed;
}

/** The bytes; null if they are cut off or damaged, or belong to another name. */
export async function unseal(
  name: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (sealed.length < checksumBytes) return null;
  const body = sealed.subarray(checksumBytes);
  const checksum = await checksumOf(name, body);
  return checksum.every((byte, at) => sealed[at] === byte) ? body : null;
}

async function checksumOf(name: string, body: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const prefix = new TextEncoder().encode(`${name}\n`);
  const text = new Uint8Array(prefix.length + body.length);
  text.set(prefix);
  text.set(body, prefix.length);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", text));
}
