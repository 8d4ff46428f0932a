/** Pay that accounts have submitted. */
import type { submissions } from "#schema/submissions.ts";
import { query } from "#shared/db/query.ts";

/** @param accounts an account's hashes under every key. */
export function selectContributor({ accounts }: { accounts: readonly string[] }) {
  return query<{ account: string }>(
    "select account from contributors where account in (:accounts)",
    { accounts },
  );
}

/** Which released pay is read. */
interface Released {
  datasetId: number;
  role: string;
  /** Null for all cities. */
  city: string | null;
  /** Batches after this one are left out. */
  upTo?: number | undefined;
}

/** Under present and former slugs, as `stored-under.ts` has them for those that write. */
export function selectReleased({ datasetId, role, city, upTo }: Released) {
  const isCity = `and city_slug in (select :city union all
      select alias from city_aliases where dataset_id = :datasetId and city_slug = :city)`;
  return query<Pick<typeof submissions.$inferSelect, "base" | "equity" | "bonus" | "batch">>(
    `select base, equity, bonus, batch from submissions
    where role_slug in (select :role union all
      select alias from role_aliases where dataset_id = :datasetId and role_slug = :role)
    ${city === null ? "" : isCity}
    ${upTo === undefined ? "" : "and batch <= :upTo"}
    and released = 1`,
    { datasetId, role, ...(city !== null && { city }), ...(upTo !== undefined && { upTo }) },
  );
}
