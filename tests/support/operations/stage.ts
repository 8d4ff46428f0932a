/** The service with callers and records, and requests of every operation that it accepts. */
import document from "#schema/openapi.json" with { type: "json" };
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { deliverMail } from "#scripts/run/stage/mail.ts";
import { postingOrAccepted } from "#scripts/run/stage/postings.ts";
import { startReceiver } from "#scripts/run/stage/receivers/receiver.ts";
import { startResolver } from "#scripts/run/stage/receivers/resolver.ts";
import { startService, stoppedClock } from "#scripts/run/stage/service.ts";
import { completeBodies } from "./complete-bodies.ts";
import { makeRecords } from "./records.ts";

/** What each of the operations on a mail gets. */
const mail = {
  from: "Acme Recruiting <no-reply@us.greenhouse-mail.io>",
  subject: "Update on your application to Acme",
  text: "We have decided to move forward with other candidates for the Software Engineer position at Acme.",
};

export async function startOperationsStage() {
  const database = await startSeededDatabase();
  const resolver = await startResolver();
  const receiver = await startReceiver({ host: "hooks.test", behavior: postingOrAccepted });
  const service = await startService({
    databaseUrl: database.url,
    clock: stoppedClock,
    localTargets: [receiver.localTarget],
    resolvers: [resolver.url],
  });
  const stop = async () => {
    await service.stop();
    await Promise.all([receiver.stop(), resolver.stop()]);
    await database.stop();
  };
  try {
    const db = database.connect({ timeoutMs: 20_000 });
    const callers = {
      key: await createKey(db, { tier: "ultra" }),
      token: await createToken(db),
    };
    let mails = 0;
    const receive = (to: string) => {
      const messageId = `<${++mails}@example.com>`;
      return deliverMail({ db, now: Date.parse(stoppedClock) }, { ...mail, to, messageId });
    };
    const records = await makeRecords(service.url, callers, receiver.url, receive);
    const completed = completeBodies(readDocument(), records.fieldsOf);
    return { service, callers, records, document: completed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The document without its default length limit for texts: a request that exceeds that limit is also too long for a
 * URL or a body, and is rejected earlier (413, 414).
 */
function readDocument(): unknown {
  return JSON.parse(JSON.stringify(document), (name, value) =>
    name === "maxLength" && value >= 100_000 ? undefined : value,
  );
}
