import { sql } from "drizzle-orm";
import { liveDataset } from "#schema/reference.ts";
import { packDataset } from "#seeds/load/pack-dataset.ts";
import type { Database } from "#shared/db/client.ts";

/** Gives every role of the live dataset copies with what was observed of it, so that there are so many times the roles. */
export async function growCatalog(db: Database, times: number): Promise<void> {
  if (times === 1) return;
  const [live] = await db.select({ id: liveDataset.datasetId }).from(liveDataset);
  if (!live) throw new Error("no dataset is live");
  const last = sql.raw(String(times - 1));
  const copies = sql`with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ${last})`;
  await db.run(
    sql`insert into roles (dataset_id, slug, title, soc_code, specialized, ai, filings, reason) ${copies}
      select dataset_id, slug || '-synthetic-' || n, title || ' Synthetic ' || n, soc_code, specialized, ai, filings, reason
      from roles, copies where dataset_id = ${live.id}`,
  );
  await db.run(
    sql`insert into title_statistics (dataset_id, role_slug, source_id, count, groups, median, p10, p90, log_sd, occupation_count, occupation_groups, occupation_median, contradicts) ${copies}
      select dataset_id, role_slug || '-synthetic-' || n, source_id, count, groups, median, p10, p90, log_sd, occupation_count, occupation_groups, occupation_median, contradicts
      from title_statistics, copies where dataset_id = ${live.id}`,
  );
  await packDataset(db, live.id, "ready");
}
