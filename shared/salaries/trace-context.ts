import type { Executor } from "../db/bound.ts";
import type { LineageContext } from "./lineage.ts";

/** What the lineage of any kind of figure needs, including database access. */
export interface TraceContext extends LineageContext {
  database: () => Executor;
  /** Milliseconds since the epoch. */
  now: number;
}
