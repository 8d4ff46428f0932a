import { crc32 } from "../bytes/crc32.ts";
import { deflate } from "../bytes/gzip.ts";

/** The signatures of the parts of a ZIP archive. */
export const localSignature = 0x04034b50;
export const centralSignature = 0x02014b50;
export const endSignature = 0x06054b50;

/** Names are UTF-8, and the sizes are in the header of each entry. */
const [version, flags, deflated] = [20, 0x0800, 8];
/** 1 January 1980, the first day that the format knows: entries here have no time. */
const date = 0x0021;

/**
 * Writes a ZIP archive, entry by entry, with one entry at a time in memory.
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
    const nameBytes = new TextEncoder().encode(name);
    const compressed = await deflate(content);
    const common = (view: DataView, at: number) => {
      view.setUint16(at, version, true);
      view.setUint16(at + 2, flags, true);
      view.setUint16(at + 4, deflated, true);
      view.setUint16(at + 8, date, true);
      view.setUint32(at + 10, crc32(content), true);
      view.setUint32(at + 14, compressed.length, true);
      view.setUint32(at + 18, content.length, true);
      view.setUint16(at + 22, nameBytes.length, true);
    };
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, localSignature, true);
    common(local, 4);
    const central = new DataView(new ArrayBuffer(46));
    central.setUint32(0, centralSignature, true);
    central.setUint16(4, version, true);
    common(central, 6);
    central.setUint32(42, this.#offset, true);
    this.#directory.push(new Uint8Array(central.buffer), nameBytes);
    const entry = concatenated([new Uint8Array(local.buffer), nameBytes, compressed]);
    this.#offset += entry.length;
    return entry;
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
