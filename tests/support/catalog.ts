/** The project's own catalog, for tests that call the verbs without a server. */

import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import type { CatalogContext } from "#shared/catalog/single-flight-cache.ts";
import { createReferenceCache } from "#shared/reference/cache.ts";
import { openReference } from "#shared/reference/open-reference.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

export interface CatalogHarness {
  context: CatalogContext;
  stop(): Promise<void>;
}

/** An instant in Q4 2026, so that figures refer to Q3. */
const now = Date.UTC(2026, 10, 21);

export async function openTestCatalog(): Promise<CatalogHarness> {
  const database = await startSeededDatabase();
  const db = database.connect({ timeoutMs: 20_000 });
  return {
    context: {
      database: () => db,
      reference: await openReference(() => db, { cache: createReferenceCache() }),
      now,
      site: { origin: "https://service.example", name: "Going Rate" },
      secrets: { dataPointKey: "5c".repeat(32) },
    },
    stop: stopAfterwards(() => database.stop()),
  };
}
