import type { Executor } from "#shared/db/bound.ts";
import type { LineageContext } from "./lineage.ts";

/** The context for the lineage of any kind of figure, including database access. */
export interface TraceContext extends LineageContext {
  database: () => Executor;
  /** Milliseconds since the epoch. */
  now: number;
}
