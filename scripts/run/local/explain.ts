import { LoadRefused } from "#seeds/load/refusal.ts";
import { ApiError } from "#shared/core/errors.ts";
import { classify } from "#shared/db/errors.ts";
import { CommandFailed } from "./failure.ts";

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
