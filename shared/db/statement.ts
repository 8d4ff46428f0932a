import type { BatchItem } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/libsql/http";

/** SQL and its values, for a batch. */
export type Statement = BatchItem<"sqlite">;

/**
 * Writes statements down. There is no connection behind it: one that is awaited
 * by itself fails, and only a batch can send it.
 *
 * @example
 * write(statement.insert(jobs).values(row), statement.delete(drafts).where(own));
 */
export const statement: ReturnType<typeof drizzle.mock> = drizzle.mock();
