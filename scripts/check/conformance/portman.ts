/**
 * Generates calls from the OpenAPI document with Portman and runs them with Newman: each operation that reads without
 * an id in its path, then again with each parameter of its query missing or over its bound.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "../../../functions/routes.ts";
import { examples } from "../../generate/openapi/examples/read.ts";
import { createKey, createToken } from "../../run/stage/callers.ts";
import { startSeededDatabase } from "../../run/stage/database.ts";
import { stoppedClock } from "../../run/stage/service.ts";
import { startOver } from "../../run/stage/service-over.ts";
import { documentFile, run } from "./run.ts";

interface Report {
  run: {
    executions: { item: { name: string } }[];
    failures: { source?: { name?: string }; error: { test?: string; message: string } }[];
  };
}

/** Not the calendar's feed: what Portman sends in place of its token is not found instead of invalid. */
const reads = routes.filter(({ method, path, operationId }) => {
  return method === "get" && !path.includes(":") && operationId !== "readCalendarFeed";
});

const work = mkdtempSync(join(tmpdir(), "portman-"));
const file = (name: string) => join(work, `${name}.json`);
const { database, service, stop } = await startOver(startSeededDatabase(), { clock: stoppedClock });
try {
  const db = database.connect({ timeoutMs: 20_000 });
  // Public operations are called with a key as well: an address's limit is too low for their variations.
  const key = await createKey(db, { tier: "ultra" });
  // Crowd figures are returned only to accounts that have submitted a salary.
  await service.fetch("/api/v1/intelligence/salaries/submit", {
    ...{ method: "POST", key, headers: { "content-type": "application/json" } },
    body: JSON.stringify(examples.operations.submitSalary?.body),
  });
  writeFileSync(file("openapi"), JSON.stringify(readDocument()));
  writeFileSync(
    file("portman"),
    JSON.stringify(configure({ key, public: key, token: await createToken(db) })),
  );
  process.exitCode = (await check()) ? 0 : 1;
} finally {
  await stop();
  rmSync(work, { recursive: true, force: true });
}

/** The document with these operations alone. */
function readDocument(): object {
  const { paths, ...rest } = JSON.parse(readFileSync(documentFile, "utf8"));
  const kept = reads.map(({ path }) => [path, { get: paths[path].get }]);
  return { ...rest, paths: Object.fromEntries(kept) };
}

function configure(bearers: Readonly<Record<"key" | "public" | "token", string>>): object {
  const on = { enabled: true };
  const checks = { contentType: on, schemaValidation: on, headersPresent: on, jsonBody: on };
  const fuzzing = {
    ...{ requiredFields: on, minimumNumberFields: on, maximumNumberFields: on },
    ...{ minLengthFields: on, maxLengthFields: on },
  };
  const openApiOperation = "*::/**";
  const variation = {
    ...{ name: "fuzz", openApiResponse: "400", fuzzing: [{ requestQueryParams: [fuzzing] }] },
    tests: { contractTests: [{ statusCode: on, ...checks }] },
  };
  return {
    version: 1,
    globals: { stripResponseExamples: true },
    overwrites: reads.map(({ operationId, access }) => ({
      openApiOperationId: operationId,
      overwriteRequestSecurity: { bearer: { token: bearers[access.kind] } },
      overwriteRequestQueryParams: Object.entries(
        examples.operations[operationId]?.query ?? {},
      ).map(([key, value]) => ({ key, value, overwrite: true, disable: false })),
    })),
    tests: {
      contractTests: [{ openApiOperation, statusSuccess: on, ...checks }],
      variationTests: [{ openApiOperation, openApiResponse: "400", variations: [variation] }],
    },
  };
}

async function check(): Promise<boolean> {
  const options = { "-l": "openapi", "-c": "portman", "-o": "collection" };
  const files = Object.entries(options).flatMap(([option, name]) => [option, file(name)]);
  const made = await run("portman", ["-b", service.url.origin, ...files], work);
  if (!made.passed) return false;
  // Newman exits with 1 if a test fails; the report has the details.
  const reporter = ["--reporters", "json", "--reporter-json-export", file("report")];
  await run("newman", ["run", file("collection"), ...reporter], work);
  const { executions, failures }: Report["run"] = JSON.parse(
    readFileSync(file("report"), "utf8"),
  ).run;
  const variations = executions.filter(({ item }) => item.name.includes("[fuzz]")).length;
  const called = executions.length - variations;
  const says = `${called} of ${reads.length} operations called, ${variations} variations, ${failures.length} failures`;
  console.log(says);
  for (const { source, error } of failures) {
    console.log(`  ${source?.name}: ${error.test ?? ""}: ${error.message}`);
  }
  process.send?.(says);
  return called === reads.length && variations > 0 && failures.length === 0;
}
