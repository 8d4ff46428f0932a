import { type SQL, sql } from "drizzle-orm";
import { type Statement, statement } from "./statement.ts";

/**
 * A statement that ends its batch, and takes back all of it, unless the
 * condition holds when its turn comes. It writes nothing.
 *
 * @example
 * write(expectThat(exists(ownVersion)), statement.update(jobs).set(change).where(own));
 */
export function expectThat(condition: SQL): Statement {
  return statement.run(sql`insert into expectations (held) select ${condition}`);
}

/** What the database says of a condition that did not hold; a trigger of `expectations` raises it. */
export const expectationFailed = "expectation failed";
