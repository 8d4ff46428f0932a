/** Where a local run keeps its things: all in `.local/`, which git ignores. */
import { join } from "node:path";

/** The folder to clone into; tests give another `.local`. */
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
  /** Who is running and where, while it runs. */
  server: string;
  /** What the Worker keeps between runs (Durable Objects). */
  workerState: string;
}

export function localPlaces(
  folder = process.env.LOCAL_DIR ?? join(projectRoot, ".local"),
): LocalPlaces {
  return {
    folder,
    database: join(folder, "database"),
    databaseLog: join(folder, "database.log"),
    credentials: join(folder, "credentials.json"),
    secrets: join(folder, "secrets.json"),
    workerVariables: join(folder, "worker.env"),
    server: join(folder, "server.json"),
    workerState: join(folder, "worker-state"),
  };
}
