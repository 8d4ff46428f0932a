import type { Context } from "hono";
import { writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { beginDeletion, continueDeletion } from "#shared/accounts/deletion/delete-account.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import type { ServiceBindings } from "#shared/core/service-bindings.ts";
import { connect } from "#shared/db/client.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { forgetLimiterUsage } from "#shared/rate-limit/usage/limiter-usage.ts";
import { sweeperStub } from "#shared/webhooks/delivery/sweeper-stub.ts";
import { deleteDocumentsOf } from "../documents/loose-files.ts";
import { deleteRawOf } from "../inbox/raw-mails.ts";

/** How long the request itself deletes; what is left after that is deleted by the sweeper. */
const ownMs = 3_000;
const timeoutMs = 10_000;

/** Closes an account, and deletes what it has: most accounts before the response. */
export async function deleteAccount(c: Context<AppEnv>, session: AccountSession): Promise<void> {
  const { env } = c;
  await writeAsOwner(c, session, (context) => beginDeletion(context, env.DATA_POINT_KEY));
  // The database is opened without the session, which has ended with the account.
  const db = connect({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN }, { timeoutMs });
  try {
    await forgetLimiterUsage(env.RATE_LIMITER, session.account.id);
    await continueDeletion(db, session.account.id, Date.now() + ownMs, (id) =>
      deleteFilesOf(env, id),
    );
  } catch (error) {
    logFailure({ requestId: c.var.requestId, task: "delete an account" }, error);
  }
  await sweeperStub(env).wake();
}

/** Deletes what an account has outside of the database: its mails and the files of its documents. */
export async function deleteFilesOf(
  { MAIL_BUCKET, DOCUMENTS }: Pick<ServiceBindings, "MAIL_BUCKET" | "DOCUMENTS">,
  accountId: string,
): Promise<void> {
  if (MAIL_BUCKET) await deleteRawOf(MAIL_BUCKET, accountId, Date.now());
  if (DOCUMENTS) await deleteDocumentsOf(DOCUMENTS, accountId);
}
