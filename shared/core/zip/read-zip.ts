/**
 * Reads ZIP archives with the platform's own decompression. `fflate`, which development uses, checks no sums
 * when it reads, and does not stop where an entry has more content than the archive says.
 */

import { crc32 } from "../bytes/crc32.ts";
import { inflate } from "../bytes/gzip.ts";
import { centralSignature, endSignature, localSignature } from "./zip-writer.ts";

/** A file in a ZIP archive. */
export interface ZipEntry {
  name: string;
  /** Uncompressed, as the archive says. */
  size: number;
  crc32: number;
  isDeflated: boolean;
  /** The bytes as they are stored, not copied. */
  stored: Uint8Array<ArrayBuffer>;
}

/** Where an entry is in its archive, header included. */
interface Place {
  start: number;
  end: number;
}

/** The longest comment after the directory, and what is around it. */
const maxTail = 65_557;
const [isEncrypted, plain, deflated] = [1, 0, 8];

/** Thrown for bytes that are no archive, damaged, or compressed in a way that is not supported. */
export class BadZip extends Error {}

/**
 * The files of an archive, by its directory, without folders.
 *
 * @param maxEntries more are refused.
 * @throws BadZip also if entries overlap.
 */
export function listZip(archive: Uint8Array<ArrayBuffer>, maxEntries: number): ZipEntry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    const end = findEnd(view);
    const count = view.getUint16(end + 10, true);
    if (count > maxEntries) throw new BadZip(`it has more than ${maxEntries} files`);
    const entries: ZipEntry[] = [];
    const places: Place[] = [];
    let at = view.getUint32(end + 16, true);
    for (let n = 0; n < count; n++) {
      if (view.getUint32(at, true) !== centralSignature) throw new BadZip("it is damaged");
      const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
      const { entry, place } = readEntry(archive, view, at, name ?? 0);
      places.push(place);
      if (!entry.name.endsWith("/")) entries.push(entry);
      at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    }
    refuseOverlaps(places);
    return entries;
  } catch (cause) {
    if (cause instanceof RangeError) throw new BadZip("it is damaged", { cause });
    throw cause;
  }
}

/** Bytes that several entries share would be inflated for each of them: 7 KB became 200 MB. */
function refuseOverlaps(places: readonly Place[]): void {
  const inOrder = places.toSorted((a, b) => a.start - b.start);
  if (inOrder.some(({ start }, at) => start < (inOrder[at - 1]?.end ?? 0))) {
    throw new BadZip("its files overlap, so that the same bytes are in more than one of them");
  }
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - maxTail);
  for (let at = view.byteLength - 22; at >= first; at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new BadZip("it has no directory");
}

function readEntry(
  archive: Uint8Array<ArrayBuffer>,
  view: DataView,
  at: number,
  nameLength: number,
): { entry: ZipEntry; place: Place } {
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  if (flags & isEncrypted) throw new BadZip("it is encrypted");
  if (method !== plain && method !== deflated) throw new BadZip("its compression is not supported");
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== localSignature) throw new BadZip("it is damaged");
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const end = start + view.getUint32(at + 20, true);
  if (end > archive.length) throw new BadZip("it is damaged");
  const entry = {
    name: new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength)),
    size: view.getUint32(at + 24, true),
    crc32: view.getUint32(at + 16, true),
    isDeflated: method === deflated,
    stored: archive.subarray(start, end),
  };
  return { entry, place: { start: local, end } };
}

/**
 * The content of a file. No more than `maxBytes` are made of it, whatever the archive says.
 *
 * @throws BadZip also if it is larger.
 */
export async function readZipEntry(
  entry: ZipEntry,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.size > maxBytes) throw new BadZip(`${entry.name} is too large`);
  const content = entry.isDeflated ? await inflated(entry) : entry.stored;
  if (content.length !== entry.size || crc32(content) !== entry.crc32) {
    throw new BadZip(`${entry.name} is damaged`);
  }
  return content;
}

async function inflated({ name, stored, size }: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await inflate(stored, size);
  } catch (cause) {
    throw new BadZip(`${name} is damaged`, { cause });
  }
}
