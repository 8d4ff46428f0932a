import type { MethodParameters } from "../method-parameters.ts";
import { cellAt } from "../packed/body.ts";
import type { DatasetHeader } from "../packed/dataset-layout.ts";
import { decodePackedBody } from "../packed/packed-row.ts";
import { createTextList } from "../packed/text-list.ts";

/** The layout of the index. Its column has, for each name, the position of its occupation's code. */
export interface IndexHeader {
  dataset: DatasetHeader;
  parameters: MethodParameters;
  /** Slugs and aliases of all roles, in ascending order, one in a line. */
  names: string;
  socCodes: readonly string[];
  /** What the rows have, in their order, with its sealed length in bytes. */
  sections: readonly (readonly [name: string, bytes: number])[];
}

/** The index as an isolate keeps it. */
export interface FileIndex {
  dataset: DatasetHeader;
  parameters: MethodParameters;
  /** Of a role by its slug or alias; null if there is no such role. */
  socCode(slug: string): string | null;
  /** The names of all sections of the rows. */
  sections: readonly string[];
  /** Where a section is in the rows; undefined if they do not have it. */
  place(section: string): { offset: number; length: number } | undefined;
}

export async function readIndex(body: Uint8Array<ArrayBuffer>): Promise<FileIndex> {
  const { header, columns } = await decodePackedBody<IndexHeader>(body);
  const names = createTextList(header.names);
  const [codes] = columns;
  const places = new Map<string, { offset: number; length: number }>();
  let offset = 0;
  for (const [name, length] of header.sections) {
    places.set(name, { offset, length });
    offset += length;
  }
  return {
    dataset: header.dataset,
    parameters: header.parameters,
    socCode(slug) {
      const at = names.search(slug);
      return at < 0 ? null : (header.socCodes[cellAt(codes, at) ?? -1] ?? null);
    },
    sections: [...places.keys()],
    place: (section) => places.get(section),
  };
}
