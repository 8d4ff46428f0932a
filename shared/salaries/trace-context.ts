import type { Database } from "../db/client.ts";
import type { LineageContext } from "./lineage.ts";

/** What tracing any kind of figure needs, its own database access included. */
export interface TraceContext extends LineageContext {
  database: () => Database;
  /** Milliseconds since the epoch. */
  now: number;
}
