/** Paths of a local run's files, all in `.local/`, which git ignores. */
import { join, relative, resolve } from "node:path";

export const projectRoot = join(import.meta.dirname, "../../..");

export interface LocalPlaces {
  folder: string;
  /** sqld's folder. */
  database: string;
  databaseLog: string;
  /** Plain-text development keys, readable only by the file's owner. */
  credentials: string;
  /** Random secrets of this machine, readable only by the file's owner. */
  secrets: string;
  /** The Worker's variables and secrets in dotenv form. */
  workerVariables: string;
  /** Signs the certificates of local webhook receivers. */
  webhookAuthority: string;
  /** Certificates that the local Worker trusts in addition to the public authorities. */
  trustedAuthorities: string;
  /** Describes the running service; removed when it stops. */
  server: string;
  /** One file for each `wrangler dev` that uses the database. */
  databaseUsers: string;
  /** State that the Worker keeps between runs (Durable Objects). */
  workerState: string;
  /** Wrangler's settings. */
  wranglerHome: string;
}

/** @param folder defaults to `LOCAL_DIR`, which allows a second instance; tests pass their own. */
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

/** Shortens a path relative to the project's root. */
export function shorten(path: string): string {
  return relative(projectRoot, path);
}
