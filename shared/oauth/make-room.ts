import { type Column, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** Rows that anybody can add and that wait for a person: together at most so many. */
interface WaitingRows {
  table: SQLiteTable & { siteHash: Column; createdAt: Column };
  /** Which of the table's rows wait. */
  isWaiting: SQL;
  max: number;
}

/**
 * How many rows give way at once, so that not every write has to compare all rows while somebody sends as many as
 * the limits admit.
 */
const removedAtOnce = 200;

/**
 * A statement that makes room for one more row if there are as many as there may be. Nobody is refused, because
 * then one network could keep out all others: the oldest rows of the networks that have most give way, so that
 * those of networks with few stay until they expire.
 *
 * Networks are a /24 of IPv4 or a /48 of IPv6, as for sign-up: one customer has all addresses in it.
 */
export function makeRoom({ table, isWaiting, max }: WaitingRows): SQL {
  const { siteHash, createdAt } = table;
  // Rows of earlier releases name no network; each counts as one of its own.
  const place = sql`row_number() over (
    partition by coalesce(${siteHash}, ${table}.rowid) order by ${createdAt} desc, ${table}.rowid desc
  )`;
  const isFull = sql`(select count(*) from ${table} where ${isWaiting}) >= ${max}`;
  return sql`
    delete from ${table} where rowid in (
      select id from (
        select ${table}.rowid as id, ${createdAt} as at, ${place} as place
        from ${table} where ${isWaiting} and ${isFull}
      )
      order by place desc, at limit ${removedAtOnce}
    )
  `;
}

/** What the hash of a network is for, so that tables cannot be compared. */
export const siteLabel = "site of a client or device";
