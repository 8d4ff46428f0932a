/** Shared by every command of `scripts/`. */
import { LoadRefused } from "../../seeds/load/refusal.ts";
import { ApiError } from "../../shared/core/errors.ts";
import { connect, type Database } from "../../shared/db/client.ts";
import { classify } from "../../shared/db/errors.ts";
import { CommandFailed, UsageAsked } from "./failure.ts";
import { databaseConfig } from "./running-server.ts";

/** Runs a command; an error becomes a line on stderr and the exit code. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof UsageAsked) console.log(error.message);
    else console.error(explain(error));
    process.exitCode = error instanceof CommandFailed ? error.exitCode : 1;
  }
}

/** Runs a command on the database of `DATABASE_URL`, or of the running `npm start`. */
export async function withDatabase(use: (db: Database) => Promise<void>): Promise<void> {
  const db = connect(await databaseConfig(), { timeoutMs: 120_000 });
  try {
    await use(db);
  } finally {
    db.close();
  }
}

/** One line for an error that the user can fix; the whole error otherwise. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CommandFailed || error instanceof LoadRefused) return error.message;
  if (error instanceof ApiError && error.row.status < 500) return error.message;
  const reason = deepest(error).message;
  if (classify(error) === "unavailable") {
    return `The database is not available (${reason}). Is it running, and is DATABASE_URL correct?`;
  }
  if (/no such table/.test(reason)) {
    return "The database has no tables yet. Run: npm run db:migrate";
  }
  return error.stack ?? error.message;
}

function deepest(error: Error): Error {
  return error.cause instanceof Error ? deepest(error.cause) : error;
}
