import { crc32 } from "../bytes/crc32.ts";
import { deflate } from "../bytes/gzip.ts";

/** The signatures of the parts of a ZIP archive. */
export const localSignature = 0x04034b50;
export const centralSignature = 0x02014b50;
export const endSignature = 0x06054b50;
const sumsSignature = 0x08074b50;

/** Names are UTF-8. */
const [version, utf8, deflated] = [20, 0x0800, 8];
/** The checksum and the sizes of an entry follow its content, since they are not known before. */
const sumsFollow = 0x0008;
/** 1 January 1980, the first day that the format knows: entries here have no time. */
const date = 0x0021;

/** The end of a compressed content: an empty block that is stored as it is. */
const lastBlock = new Uint8Array([1, 0, 0, 0xff, 0xff]);
const maxBlock = 0xffff;
const encoder = new TextEncoder();

/** An entry, as the directory lists it. */
interface Entry {
  name: Uint8Array;
  flags: number;
  crc: number;
  /** Bytes as they are stored, and of the content. */
  stored: number;
  length: number;
}

/**
 * Writes a ZIP archive, entry by entry, with one entry or a part of one at a time in memory.
 *
 * @example
 * const zip = new ZipWriter();
 * await send(await zip.add("part-1.json", bytes));
 * await send(zip.end());
 */
export class ZipWriter {
  #offset = 0;
  readonly #directory: Uint8Array[] = [];

  /** @returns the bytes of the entry, which come next in the archive. */
  async add(name: string, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const compressed = await deflate(content);
    const sums = { crc: crc32(content), stored: compressed.length, length: content.length };
    const entry = { name: encoder.encode(name), flags: utf8, ...sums };
    this.#list(entry);
    const bytes = concatenated([localHeader(entry), compressed]);
    this.#offset += bytes.length;
    return bytes;
  }

  /**
   * Sends an entry whose content is written in parts, and may be longer than memory. It is not made smaller: what a
   * compressor keeps until somebody reads it has no bound.
   *
   * @param write sends the parts.
   * @param send sends the bytes of the archive.
   */
  async addInParts(
    name: string,
    write: (sendPart: (part: string) => Promise<void>) => Promise<void>,
    send: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
  ): Promise<void> {
    const own = { name: encoder.encode(name), flags: utf8 | sumsFollow };
    const entry: Entry = { ...own, crc: 0, stored: lastBlock.length, length: 0 };
    const header = localHeader({ ...entry, stored: 0 });
    await send(header);
    await write(async (part) => {
      const bytes = encoder.encode(part);
      entry.crc = crc32(bytes, entry.crc);
      entry.length += bytes.length;
      const blocks = storedBlocks(bytes);
      entry.stored += blocks.length;
      await send(blocks);
    });
    const end = concatenated([lastBlock, sumsOf(entry)]);
    await send(end);
    this.#list(entry);
    this.#offset += header.length + entry.stored - lastBlock.length + end.length;
  }

  /** @returns the bytes that end the archive. */
  end(): Uint8Array<ArrayBuffer> {
    const directory = concatenated(this.#directory);
    const end = new DataView(new ArrayBuffer(22));
    const entries = this.#directory.length / 2;
    end.setUint32(0, endSignature, true);
    end.setUint16(8, entries, true);
    end.setUint16(10, entries, true);
    end.setUint32(12, directory.length, true);
    end.setUint32(16, this.#offset, true);
    return concatenated([directory, new Uint8Array(end.buffer)]);
  }

  /** Adds an entry that begins here to the directory. */
  #list(entry: Entry): void {
    const central = new DataView(new ArrayBuffer(46));
    central.setUint32(0, centralSignature, true);
    central.setUint16(4, version, true);
    describe(central, 6, entry);
    central.setUint32(42, this.#offset, true);
    this.#directory.push(new Uint8Array(central.buffer), entry.name);
  }
}

function localHeader(entry: Entry): Uint8Array<ArrayBuffer> {
  const local = new DataView(new ArrayBuffer(30));
  local.setUint32(0, localSignature, true);
  describe(local, 4, entry);
  return concatenated([new Uint8Array(local.buffer), entry.name]);
}

/** What the header of an entry and the directory both say. */
function describe(view: DataView, at: number, { name, flags, crc, stored, length }: Entry): void {
  view.setUint16(at, version, true);
  view.setUint16(at + 2, flags, true);
  view.setUint16(at + 4, deflated, true);
  view.setUint16(at + 8, date, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, stored, true);
  view.setUint32(at + 18, length, true);
  view.setUint16(at + 22, name.length, true);
}

function sumsOf({ crc, stored, length }: Entry): Uint8Array {
  const sums = new DataView(new ArrayBuffer(16));
  sums.setUint32(0, sumsSignature, true);
  sums.setUint32(4, crc, true);
  sums.setUint32(8, stored, true);
  sums.setUint32(12, length, true);
  return new Uint8Array(sums.buffer);
}

/** Blocks of a compressed content that are stored as they are (RFC 1951, 3.2.4). */
function storedBlocks(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += maxBlock) {
    const content = bytes.subarray(at, at + maxBlock);
    const [low, high] = [content.length & 0xff, content.length >> 8];
    blocks.push(new Uint8Array([0, low, high, low ^ 0xff, high ^ 0xff]), content);
  }
  return concatenated(blocks);
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
