/** Files that are documents of jobs, and some that pretend to be. */
import { strToU8, zipSync } from "fflate";
import type { DocumentBucket } from "#shared/pipeline/documents/document-record.ts";

export const pdf = own(strToU8("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"));

const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** A Word document, with further files in its archive. */
export function docx(
  more: Readonly<Record<string, Uint8Array>> = {},
  contentType = main,
): Uint8Array<ArrayBuffer> {
  return own(
    zipSync(
      {
        "[Content_Types].xml": strToU8(`<Types><Override ContentType="${contentType}"/></Types>`),
        "word/document.xml": strToU8("<w:document/>"),
        ...more,
      },
      { level: 1 },
    ),
  );
}

export function text(content: string): Uint8Array<ArrayBuffer> {
  return own(strToU8(content));
}

/** A text of this many bytes. */
export function textOfBytes(bytes: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes).fill(0x61);
}

function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes);
}

/** A bucket in memory, which fails while it is told to. */
export function memoryBucket() {
  const objects = new Map<string, Uint8Array>();
  const bucket = {
    objects,
    puts: 0,
    fails: false,
    async put(key: string, bytes: Uint8Array) {
      if (bucket.fails) throw new Error("the bucket fails");
      bucket.puts++;
      objects.set(key, bytes);
      return null as never;
    },
    async get(key: string) {
      const bytes = objects.get(key);
      return bytes ? ({ body: new Response(Uint8Array.from(bytes)).body } as never) : null;
    },
    async list({ prefix = "", limit = 1_000 }: R2ListOptions = {}) {
      const found = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
      return { objects: found.slice(0, limit).map((key) => ({ key })) } as never;
    },
    async delete(keys: string | string[]) {
      if (bucket.fails) throw new Error("the bucket fails");
      for (const key of [keys].flat()) objects.delete(key);
    },
  };
  return bucket satisfies DocumentBucket;
}
