import { and, eq, exists, gt, lte, sql } from "drizzle-orm";
import { sessions } from "#schema/sign-in.ts";
import { maxSkewMs } from "#shared/core/clock.ts";
import { ApiError } from "#shared/core/errors.ts";
import { causesOf } from "#shared/core/log-failure.ts";
import { toInStatement } from "#shared/db/bound.ts";
import type { Reader } from "#shared/db/client.ts";
import { isFailedAssertion } from "#shared/db/errors.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { WriteGuard } from "#shared/db/wrap-client.ts";
import { type AccountSession, freshMs } from "./session.ts";

/** The session of a form ended, or has to be verified again, before the form was written. */
class SessionEnded extends ApiError {
  constructor() {
    super("authentication_required", {
      message:
        "The browser was signed out, or has to confirm again who uses it. Nothing was changed.",
    });
  }
}

/** Drizzle wraps what the sending of a single statement throws. */
export function findSessionEnded(error: unknown): SessionEnded | undefined {
  return [...causesOf(error)].find((cause) => cause instanceof SessionEnded);
}

interface GuardContext {
  db: Reader;
  /** The service's clock at this moment: a form may have taken a minute to arrive. */
  readNow(): number;
}

/**
 * Lets a request write only while the session that it was sent by is alive: whoever keeps the body of
 * a form open must not outlive the sign-out, the recovery or the revocation that ends their session.
 *
 * @param isFreshNeeded whether its person must have proved to be present within ten minutes, too.
 * @returns a guard that throws {@link SessionEnded}.
 */
export function sessionGuard(
  { db, readNow }: GuardContext,
  { id, account }: Pick<AccountSession, "id" | "account">,
  isFreshNeeded: boolean,
): WriteGuard {
  const selectLive = () => {
    const now = readNow();
    return statement
      .select({ live: sql`1` })
      .from(sessions)
      .where(
        and(
          eq(sessions.id, id),
          eq(sessions.userId, account.id),
          gt(sessions.expiresAt, now),
          // As `isFresh` has it.
          isFreshNeeded
            ? and(gt(sessions.verifiedAt, now - freshMs), lte(sessions.verifiedAt, now + maxSkewMs))
            : undefined,
        ),
      );
  };
  return async function guardSession(statements, send) {
    try {
      const assertion = toInStatement(assertInBatch(exists(selectLive())));
      const [, ...results] = await send([assertion, ...statements]);
      return results;
    } catch (error) {
      if (!isFailedAssertion(error)) throw error;
      const [live] = await db.batch([selectLive()]);
      throw live.length === 0 ? new SessionEnded() : error;
    }
  };
}
