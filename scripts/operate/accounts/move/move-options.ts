import type { Database } from "../../../../shared/db/client.ts";
import type { ServiceKeys } from "./check-keys.ts";

/** A deployment: its database, its keys and its address. */
export interface Deployment {
  db: Database;
  keys: ServiceKeys;
  origin: string;
}

export interface MoveOptions {
  source: Deployment;
  target: Deployment;
  accountId: string;
  /** Called before each step, and before each part of the copy. */
  onStep?(step: string): void;
}
