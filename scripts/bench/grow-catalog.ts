import { sql } from "drizzle-orm";
import { liveDataset } from "../../schema/reference.ts";
import { packDataset } from "../../seeds/load/pack-dataset.ts";
import type { Database } from "../../shared/db/client.ts";

/**
 * Gives every role of the live dataset copies, with what was observed of it:
 * `<slug>-synthetic-7` is "<title> Synthetic 7". They stand for nothing, and
 * belong into a benchmark's own database alone.
 *
 * @param from how many times its own size the catalog has; @param to how many it is to have.
 */
export async function growCatalog(db: Database, from: number, to: number): Promise<void> {
  if (from >= to) return;
  const numbers = sql`with recursive copies(n) as (select ${sql.raw(String(from))} union all select n + 1 from copies where n < ${sql.raw(String(to - 1))})`;
  const own = sql`dataset_id = (select dataset_id from live_dataset)`;
  await db.run(
    sql`insert into roles (dataset_id, slug, title, soc_code, specialized, ai, filings, reason) ${numbers}
      select dataset_id, slug || '-synthetic-' || n, title || ' Synthetic ' || n, soc_code, specialized, ai, filings, reason
      from roles, copies where ${own} and instr(slug, '-synthetic-') = 0`,
  );
  await db.run(
    sql`insert into title_statistics (dataset_id, role_slug, source_id, count, groups, median, p10, p90, log_sd, occupation_count, occupation_groups, occupation_median, contradicts) ${numbers}
      select dataset_id, role_slug || '-synthetic-' || n, source_id, count, groups, median, p10, p90, log_sd, occupation_count, occupation_groups, occupation_median, contradicts
      from title_statistics, copies where ${own} and instr(role_slug, '-synthetic-') = 0`,
  );
  const [live] = await db.select({ id: liveDataset.datasetId }).from(liveDataset);
  if (live) await packDataset(db, live.id, "ready");
}
