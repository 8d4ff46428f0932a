import { connect, type Database } from "#shared/db/client.ts";
import { databaseConfig } from "./running-server.ts";

/** Runs a command on the database of `DATABASE_URL`, or of the running `npm start`. */
export async function withDatabase(use: (db: Database) => Promise<void>): Promise<void> {
  const db = connect(databaseConfig(), { timeoutMs: 120_000 });
  try {
    await use(db);
  } finally {
    db.close();
  }
}
