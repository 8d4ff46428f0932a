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
import { postingOrAccepted } from "../../run/stage/postings.ts";
import { startReceiver } from "../../run/stage/receivers/receiver.ts";
import { startResolver } from "../../run/stage/receivers/resolver.ts";
import { startService, stoppedClock } from "../../run/stage/service.ts";
import { configure } from "./portman/configure.ts";
import { makeRecords } from "./portman/records.ts";
import { type Report, summarize } from "./portman/report.ts";
import { documentFile, run } from "./run.ts";

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
  const records = await makeRecords(service.url, callers, receiver.url);
  writeFileSync(documentCopy, JSON.stringify(readDocument()));
  writeFileSync(configFile, JSON.stringify(configure(callers, records, receiver.url)));
  const options = { "-l": documentCopy, "-b": service.url.origin, "-c": configFile };
  const converted = await run(
    "portman",
    [...Object.entries(options).flat(), "-o", collectionFile],
    work,
  );
  if (!converted) return false;
  // Newman exits with 1 if a test fails; the report has the details.
  await run(
    "newman",
    ["run", collectionFile, "--reporters", "json", "--reporter-json-export", reportFile],
    work,
  );
  const report: Report = JSON.parse(readFileSync(reportFile, "utf8"));
  return summarize(report, routes.length);
}

/**
 * The document without its default length limit for texts: a request that exceeds that limit
 * is also too long for a URL or a body, and is rejected earlier (413, 414).
 */
function readDocument(): unknown {
  return JSON.parse(readFileSync(documentFile, "utf8"), (name, value) => {
    return name === "maxLength" && value >= 100_000 ? undefined : value;
  });
}
