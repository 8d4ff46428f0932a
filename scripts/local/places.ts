/** Where a local run keeps its things: all in `.local/`, which git ignores. */
import { join, relative, resolve } from "node:path";

export const projectRoot = join(import.meta.dirname, "../..");

export interface LocalPlaces {
  folder: string;
  /** sqld's folder. */
  database: string;
  databaseLog: string;
  /** Plain development keys, readable by their owner only. */
  credentials: string;
  /** Random secrets of this machine, readable by their owner only. */
  secrets: string;
  /** The Worker's variables and secrets in dotenv form. */
  workerVariables: string;
  /** Signs the certificates of local webhook receivers. */
  webhookAuthority: string;
  /** Certificates that the local Worker trusts beside the world's. */
  trustedAuthorities: string;
  /** Who is running and where, while it runs. */
  server: string;
  /** Which `wrangler dev` use the database, a file for each. */
  databaseUsers: string;
  /** What the Worker keeps between runs (Durable Objects). */
  workerState: string;
  /** Wrangler's own settings. */
  wranglerHome: string;
}

/** @param folder `LOCAL_DIR`, for a second one beside the first; tests give their own. */
export function localPlaces(
  folder = resolve(projectRoot, process.env.LOCAL_DIR ?? ".local"),
): LocalPlaces {
  return {
    folder,
    database: join(folder, "database"),
    databaseLog: join(folder, "database.log"),
    credentials: join(folder, "credentials.json"),
    secrets: join(folder, "secrets.json"),
    workerVariables: join(folder, "worker.env"),
    webhookAuthority: join(folder, "webhook-authority.json"),
    trustedAuthorities: join(folder, "trusted.pem"),
    server: join(folder, "server.json"),
    databaseUsers: join(folder, "database-users"),
    workerState: join(folder, "worker-state"),
    wranglerHome: join(folder, "wrangler"),
  };
}

/** A path as a person in the project's folder would write it. */
export function shorten(path: string): string {
  return relative(projectRoot, path);
}
