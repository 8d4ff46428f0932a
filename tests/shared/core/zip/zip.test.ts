import { unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { BadZip, listZip, readZipEntry } from "#shared/core/zip/read-zip.ts";
import { ZipWriter } from "#shared/core/zip/zip-writer.ts";

const bytes = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
const text = (content: Uint8Array) => new TextDecoder().decode(content);
const own = (content: Uint8Array) => Uint8Array.from(content);

async function write(files: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter();
  const parts: Uint8Array[] = [];
  for (const [name, content] of Object.entries(files)) {
    parts.push(await zip.add(name, bytes(content)));
  }
  return own(Buffer.concat([...parts, zip.end()]));
}

const files = { "part-1.json": '{"a":1}'.repeat(1_000), "ä 🙂.json": "", "c.json": "x" };

describe("an archive", () => {
  it("has entries that are written in parts, of any length, next to others", async () => {
    const zip = new ZipWriter();
    const parts: Uint8Array[] = [await zip.add("first.txt", bytes("first"))];
    const long = "0123456789".repeat(20_000);
    const keep = async (part: Uint8Array) => void parts.push(part);
    const write = async (send: (part: string) => Promise<void>) => {
      for (const part of ["ä", "", long]) await send(part);
    };
    await zip.addInParts("long.txt", write, keep);
    await zip.addInParts("empty.txt", async () => {}, keep);
    parts.push(await zip.add("last.txt", bytes("last")), zip.end());
    const archive = own(Buffer.concat(parts));
    const expected = {
      "first.txt": "first",
      "long.txt": `ä${long}`,
      "empty.txt": "",
      "last.txt": "last",
    };
    const read = unzipSync(archive);
    expect(Object.fromEntries(Object.entries(read).map(([k, v]) => [k, text(v)]))).toEqual(
      expected,
    );
    const entries = listZip(archive, 4);
    const content = await Promise.all(entries.map((entry) => readZipEntry(entry, 300_000)));
    expect(content.map(text)).toEqual(Object.values(expected));
  });

  it.each([
    ["deflated", 6],
    ["stored", 0],
  ] as const)("of another program is read: %s", async (_, level) => {
    const archive = own(
      zipSync(
        Object.fromEntries(
          Object.entries({ "folder/": "", ...files }).map(([k, v]) => [k, bytes(v)]),
        ),
        { level },
      ),
    );
    const entries = listZip(archive, 10);
    const read = await Promise.all(
      entries.map(async (entry) => [entry.name, text(await readZipEntry(entry, 10_000))]),
    );
    expect(Object.fromEntries(read)).toEqual(files);
  });

  it("makes no more bytes than it may, whatever its directory says", async () => {
    const [bomb] = listZip(await write({ a: "0".repeat(5_000_000) }), 1);
    if (!bomb) throw new Error("the archive is empty");
    await expect(readZipEntry(bomb, 4_999_999)).rejects.toThrow("too large");
    await expect(readZipEntry({ ...bomb, size: 1_000 }, 1_000)).rejects.toThrow(BadZip);
    await expect(readZipEntry({ ...bomb, crc32: 1 }, 5_000_000)).rejects.toThrow("damaged");
    expect(() => listZip(own(zipSync({ a: bytes("1"), b: bytes("2") })), 1)).toThrow("more than 1");
  });

  it("is refused if its files overlap, of which each would be unpacked on its own", async () => {
    const archive = await write({ "a.json": "0".repeat(100_000), "b.json": "1" });
    const view = new DataView(archive.buffer);
    const directory = view.getUint32(archive.length - 6, true);
    expect(listZip(archive, 2)).toHaveLength(2);
    // The second entry begins where the first does.
    view.setUint32(directory + 46 + 6 + 42, 0, true);
    expect(() => listZip(archive, 2)).toThrow("its files overlap");
  });

  it("that is cut or garbled is refused, not misread", async () => {
    const archive = await write(files);
    for (let length = 0; length < archive.length; length += 7) {
      expect(() => listZip(archive.slice(0, length), 10), `${length}`).toThrow(BadZip);
    }
    for (let at = 0; at < archive.length; at++) {
      const garbled = archive.slice();
      garbled[at] = (garbled[at] ?? 0) ^ 0x55;
      try {
        for (const entry of listZip(garbled, 10)) await readZipEntry(entry, 100_000);
      } catch (error) {
        expect(error, `${at}`).toBeInstanceOf(BadZip);
      }
    }
  });
});
