/** How many others one record can be linked to, enforced by every write that adds links. */
import { sql } from "drizzle-orm";
import { maxLinksPerRecord } from "#shared/access/tiers.ts";
import { ApiError } from "#shared/core/errors.ts";
import { grouped } from "#shared/core/format.ts";
import { assertInBatch } from "#shared/db/transaction.ts";
import type { WriteContext } from "./context.ts";
import type { Linkable } from "./versioned.ts";

const columns = { job: sql`job_id`, contact: sql`contact_id` };

/**
 * Makes the transaction fail if one of these records then has more links than it can have. Must
 * follow the statements that add them. A record that had more before keeps them.
 *
 * Every response and every event lists the links of its record: with 25,000 of them, an account grew
 * the database by 100 MB a minute.
 *
 * @throws ApiError `parameter_missing` from the transaction.
 */
export function assertLinksWithinBound(
  { db, write, caller }: WriteContext,
  record: Linkable,
  ids: readonly string[],
): void {
  if (ids.length === 0) return;
  const added = Map.groupBy(ids, (id) => id);
  const named = sql`json_each(${JSON.stringify([...added.keys()])})`;
  const linked = sql<number>`(
    select count(*) from (
      select 1 from job_contacts where user_id = ${caller.accountId} and ${columns[record]} = value
      limit ${maxLinksPerRecord + 1}
    )
  )`;
  const isWithin = sql`not exists (select 1 from ${named} where ${linked} > ${maxLinksPerRecord})`;
  const explain = async () => {
    const found = await db.select({ id: sql<string>`value`, linked }).from(named);
    const isFull = found.some(
      ({ id, linked }) => linked + (added.get(id)?.length ?? 0) > maxLinksPerRecord,
    );
    if (isFull) refuse(record);
  };
  write(assertInBatch(isWithin, explain));
}

/** @throws ApiError `parameter_missing` if links of a file alone are more than a record can have. */
export function refuseTooManyLinks(links: readonly { jobId: string; contactId: string }[]): void {
  const isAbove = (groups: Map<string, unknown[]>) =>
    [...groups.values()].some(({ length }) => length > maxLinksPerRecord);
  if (isAbove(Map.groupBy(links, ({ jobId }) => jobId))) refuse("job");
  if (isAbove(Map.groupBy(links, ({ contactId }) => contactId))) refuse("contact");
}

function refuse(record: Linkable): never {
  const others = record === "job" ? "contacts" : "jobs";
  throw new ApiError("parameter_missing", {
    message: `A ${record} can be linked to at most ${grouped(maxLinksPerRecord)} ${others}, and one would have more.`,
    param: "body",
    clarification: "Which links can be left out?",
  });
}
