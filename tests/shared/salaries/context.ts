/** The salary operations' context, over the project's seeds in a real database. */
import { afterAll } from "vitest";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { scopesOf } from "#shared/access/scopes.ts";
import type { Tier } from "#shared/access/tiers.ts";
import { connect } from "#shared/db/client.ts";
import { createReferenceCache } from "#shared/reference/cache.ts";
import { openReference, openReferenceAt } from "#shared/reference/open-reference.ts";
import type { CrowdContext } from "#shared/salaries/crowd/crowd.ts";
import { createSubmitter } from "#shared/salaries/crowd/submitter.ts";
import type { LineageContext } from "#shared/salaries/lineage/lineage.ts";

/** The time of these tests; the last completed quarter is Q3 2026. */
export const now = Date.parse("2026-11-21T12:00:00Z");

export async function openContext(
  url: string,
  tier: Tier = "pro",
): Promise<CrowdContext & LineageContext> {
  const cache = createReferenceCache();
  const database = () => connect({ url }, { timeoutMs: 20_000 });
  const dataPointKey = "5c".repeat(32);
  return {
    database,
    submitter: createSubmitter("usr_test", dataPointKey),
    reference: await openReference(database, { cache }),
    referenceAt: (version) => openReferenceAt(database, version, { cache }),
    now,
    caller: { tier, scopes: scopesOf(tier) },
    secrets: { dataPointKey },
    site: { origin: "https://api.example.com", name: "Going Rate" },
  };
}

/** The context over a database that stops with the file whose tests use it. */
export async function seededContext(tier?: Tier): ReturnType<typeof openContext> {
  const server = await startSeededDatabase();
  afterAll(() => server.stop());
  return openContext(server.url, tier);
}
