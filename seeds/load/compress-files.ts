/** Makes the files of a dataset version smaller, where that counts more than how fast a Worker reads them. */
import { gzip } from "#shared/core/bytes/gzip.ts";
import type { IndexHeader } from "#shared/reference/files/file-index.ts";
import { folderOf, indexKey, seal, unseal } from "#shared/reference/files/sealed.ts";
import { encodeBody } from "#shared/reference/packed/body.ts";
import {
  decodePackedBody,
  isCompressed,
  toPackedRow,
} from "#shared/reference/packed/packed-row.ts";
import type { PackedFiles } from "./pack-files.ts";

/** Compresses every section. @throws Error if a file is damaged, or one of another version. */
export async function compressFiles(
  { index, rows }: PackedFiles,
  version: string,
): Promise<PackedFiles> {
  const { header, columns } = await decodePackedBody<IndexHeader>(
    await open(indexKey(version), index),
  );
  const sections: [name: string, sealed: Uint8Array<ArrayBuffer>][] = [];
  let offset = 0;
  for (const [name, bytes] of header.sections) {
    const key = `${folderOf(version)}/${name}`;
    const body = await open(key, rows.subarray(offset, offset + bytes));
    sections.push([name, await seal(key, isCompressed(body) ? body : await gzip(body))]);
    offset += bytes;
  }
  const compressed: IndexHeader = {
    ...header,
    sections: sections.map(([name, sealed]) => [name, sealed.length]),
  };
  const packed = encodeBody(
    compressed,
    columns.map((column) => [...column]),
  );
  const { body } = await toPackedRow(packed);
  return {
    index: await seal(indexKey(version), body),
    rows: new Uint8Array(Buffer.concat(sections.map(([, sealed]) => sealed))),
  };
}

async function open(
  key: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = await unseal(key, sealed);
  if (body === null) throw new Error(`${key} is damaged.`);
  return body;
}
