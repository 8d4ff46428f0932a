import { inArray, lt } from "drizzle-orm";
import { challenges, sessions } from "../../../schema/sign-in.ts";
import { statement, type Write } from "../../db/transaction.ts";

/** More than one visitor adds, so that ended sessions do not pile up. */
const maxRows = 20;

/** Adds the removal of some sessions and challenges that have ended to a write. */
export function sweepSessions({ write, now }: { write: Write; now: number }): void {
  const ended = statement
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.expiresAt, now))
    .limit(maxRows);
  write(
    statement.delete(sessions).where(inArray(sessions.id, ended)),
    statement.delete(challenges).where(lt(challenges.expiresAt, now)),
  );
}
