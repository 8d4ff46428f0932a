import { readClock } from "#shared/core/clock.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import { mailDomain } from "#shared/core/site.ts";
import { connect } from "#shared/db/client.ts";
import type { Bindings } from "#shared/middleware/env.ts";
import { MailRefused, receiveMail } from "#shared/pipeline/inbox/receive-mail.ts";
import { toDeliveryQueue } from "#shared/writes/delivery-queue.ts";

const timeoutMs = 10_000;

/**
 * Takes a mail that Email Routing hands over. When it returns, the mail is stored or refused; when it throws, the
 * sending server tries again.
 */
export async function takeMail(
  message: ForwardableEmailMessage,
  env: Bindings,
  execution: Pick<ExecutionContext, "waitUntil">,
): Promise<void> {
  const domain = mailDomain(env);
  if (domain === null) {
    message.setReject("This service takes no mail.");
    return;
  }
  const db = connect({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN }, { timeoutMs });
  const { from, to, raw, rawSize: size } = message;
  const headerFrom = message.headers.get("from") ?? "";
  try {
    const bucket = env.MAIL_BUCKET ?? null;
    const context = { db, domain, bucket, now: readClock(env) };
    const id = await receiveMail(context, { from, to, headerFrom, size, raw });
    // Nothing is lost without the message: the sweeper finds mails that are not read.
    const queued = toDeliveryQueue(env.WEBHOOK_QUEUE).send([id]);
    execution.waitUntil(
      queued.catch((error: unknown) => logFailure({ task: "queue a mail" }, error)),
    );
  } catch (error) {
    if (error instanceof MailRefused) message.setReject(error.message);
    else {
      logFailure({ task: "take a mail" }, error);
      throw error;
    }
  }
}
