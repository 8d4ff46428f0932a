/**
 * Generates calls from the OpenAPI document with Portman and runs them with Newman: each
 * operation once, then again with each required field missing and each bound violated, in the
 * query and in the body.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "../../../functions/routes.ts";
import { createKey, createToken } from "../../run/stage/callers.ts";
import { startSeededDatabase } from "../../run/stage/database.ts";
import { deliverMail } from "../../run/stage/mail.ts";
import { postingOrAccepted } from "../../run/stage/postings.ts";
import { startReceiver } from "../../run/stage/receivers/receiver.ts";
import { startResolver } from "../../run/stage/receivers/resolver.ts";
import { startService, stoppedClock } from "../../run/stage/service.ts";
import { completeBodies } from "./portman/complete-bodies.ts";
import { configure } from "./portman/configure.ts";
import { removeUnchanged } from "./portman/effective.ts";
import { makeRecords } from "./portman/records.ts";
import { type Report, summarize } from "./portman/report.ts";
import { documentFile, run } from "./run.ts";

/** What each of the operations on a mail gets. */
const mail = {
  from: "Acme Recruiting <no-reply@us.greenhouse-mail.io>",
  subject: "Update on your application to Acme",
  text: "We have decided to move forward with other candidates for the Software Engineer position at Acme.",
};
let mails = 0;

const work = mkdtempSync(join(tmpdir(), "portman-"));
const documentCopy = join(work, "openapi.json");
const configFile = join(work, "portman.json");
const collectionFile = join(work, "collection.json");
const reportFile = join(work, "report.json");

const database = await startSeededDatabase();
const resolver = await startResolver();
const receiver = await startReceiver({ host: "hooks.test", behavior: postingOrAccepted });
const service = await startService({
  databaseUrl: database.url,
  clock: stoppedClock,
  localTargets: [receiver.localTarget],
  resolvers: [resolver.url],
});
try {
  process.exitCode = (await check()) ? 0 : 1;
} finally {
  await service.stop();
  await Promise.all([receiver.stop(), resolver.stop()]);
  await database.stop();
  rmSync(work, { recursive: true, force: true });
}

async function check(): Promise<boolean> {
  const db = database.connect({ timeoutMs: 20_000 });
  const callers = {
    key: await createKey(db, { tier: "ultra" }),
    token: await createToken(db),
    otherToken: await createToken(db),
  };
  const receive = (to: string) =>
    deliverMail(
      { db, now: Date.parse(stoppedClock) },
      { ...mail, to, messageId: `<${++mails}@example.com>` },
    );
  const records = await makeRecords(service.url, callers, receiver.url, receive);
  const document = completeBodies(readDocument(), records.fieldsOf);
  writeFileSync(documentCopy, JSON.stringify(document));
  writeFileSync(configFile, JSON.stringify(configure(callers, records)));
  const options = { "-l": documentCopy, "-b": service.url.origin, "-c": configFile };
  const converted = await run(
    "portman",
    [...Object.entries(options).flat(), "-o", collectionFile],
    { cwd: work },
  );
  if (!converted.passed) return false;
  const collection = JSON.parse(readFileSync(collectionFile, "utf8"));
  const unchanged = removeUnchanged(collection);
  writeFileSync(collectionFile, JSON.stringify(collection));
  console.log(`${unchanged.length} variations that change nothing: ${unchanged.join(", ")}`);
  // Newman exits with 1 if a test fails; the report has the details.
  await run(
    "newman",
    ["run", collectionFile, "--reporters", "json", "--reporter-json-export", reportFile],
    { cwd: work },
  );
  const report: Report = JSON.parse(readFileSync(reportFile, "utf8"));
  const { says, passed } = summarize(report, routes.length);
  process.send?.(says);
  return passed;
}

/**
 * The document without its default length limit for texts: a request that exceeds that limit is also too long for a
 * URL or a body, and is rejected earlier (413, 414). Without the posting of an imported job, too: Portman takes the
 * fields of an object in a list's row for the row's own.
 */
function readDocument(): unknown {
  return JSON.parse(readFileSync(documentFile, "utf8"), (name, value) => {
    if (name === "ImportJob") delete value.properties.posting;
    return name === "maxLength" && value >= 100_000 ? undefined : value;
  });
}
