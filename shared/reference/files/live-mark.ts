import type { ReferenceCache } from "../cache.ts";
import type { FileAccess } from "./file-access.ts";
import { readWithinLimit } from "./read-files.ts";

/** Which version an isolate found to be live, so that others in the data center need not ask the database. */
export interface LiveMark {
  id: number;
  version: string;
  /** Milliseconds since the epoch. */
  checkedAt: number;
}

const keptSeconds = 86_400;

const urlOf = ({ origin }: FileAccess) => `${origin}/~reference/live`;

export async function readLiveMark(
  access: FileAccess,
  cache: ReferenceCache,
): Promise<LiveMark | null> {
  return readWithinLimit(access, cache, "live", async () => {
    const stored = await access.cache.match(urlOf(access)).catch(() => undefined);
    return stored ? ((await stored.json()) as LiveMark) : null;
  });
}

export function writeLiveMark(access: FileAccess, mark: LiveMark): void {
  const headers = {
    "content-type": "application/json",
    "cache-control": `public, max-age=${keptSeconds}`,
  };
  const stored = access.cache.put(urlOf(access), Response.json(mark, { headers }));
  access.after(stored.catch(() => undefined));
}
