import type { PackedFiles } from "#seeds/load/pack-files.ts";
import type { FileAccess, FileBucket } from "#shared/reference/files/file-access.ts";
import { indexKey, rowsKey } from "#shared/reference/files/sealed.ts";

export interface MemoryFiles extends FileAccess {
  objects: Map<string, Uint8Array<ArrayBuffer>>;
  /** What the data center's cache has, by URL. */
  cached: Map<string, Response>;
  /** How often the bucket was asked. */
  gets: number;
  /** Put the files of a version into the bucket. */
  put(version: string, files: PackedFiles): void;
}

/** A bucket and a data center's cache in memory, with enough time for a busy machine. */
export function memoryFiles(get?: FileBucket["get"]): MemoryFiles {
  const objects: MemoryFiles["objects"] = new Map();
  const cached: MemoryFiles["cached"] = new Map();
  const files: MemoryFiles = {
    ...{ objects, cached, gets: 0, origin: "https://api.example.com", timeoutMs: 60_000 },
    put(version, { index, rows }) {
      objects.set(indexKey(version), index).set(rowsKey(version), rows);
    },
    bucket: {
      async get(key, options) {
        files.gets++;
        if (get) return get(key, options);
        const object = objects.get(key);
        if (!object) return null;
        const { offset = 0, length = object.length } = options?.range ?? {};
        const part = object.slice(offset, offset + length);
        return { arrayBuffer: async () => part.buffer };
      },
    },
    cache: {
      match: async (url) => cached.get(String(url))?.clone(),
      async put(url, response) {
        cached.set(String(url), response);
      },
    },
    after: (work) => void work,
  };
  return files;
}
