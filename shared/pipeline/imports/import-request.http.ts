/** Requests to import a pipeline, which commit in several transactions. */
import type { Context } from "hono";
import { importRowsPerRequest } from "#shared/access/tiers.ts";
import type { OperationResult } from "#shared/contract/operation-result.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { newId } from "#shared/core/ids.ts";
import { explainBody } from "#shared/core/validation/explain-body.ts";
import { findMalformedText, malformedAt, mayBeMalformed } from "#shared/core/well-formed.ts";
import { type Write, writeAtomically } from "#shared/db/transaction.ts";
import type { StoredResponse } from "#shared/idempotency/claim-key.ts";
import {
  findStoredResponse,
  type HashedRequest,
  storeResponse,
} from "#shared/idempotency/stored-response.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { maxBodyBytes } from "#shared/middleware/request/body.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { whileHeld } from "#shared/middleware/request/held-bytes.ts";
import { type LargeBody, readLargeBody } from "#shared/middleware/request/import-body.ts";
import { countMore } from "#shared/middleware/steps/count-more.ts";
import { invalidBody } from "#shared/middleware/steps/parse-body.ts";
import { readKey, sendStored } from "#shared/writes/idempotent-commit.http.ts";
import { readContext } from "../contexts/pipeline-context.http.ts";
import { readGivenColumns } from "./import-columns.ts";
import { releaseImportLock, takeImportLock } from "./import-lock.ts";
import { JobsCsvReader } from "./jobs-csv.ts";
import { JsonScanner } from "./json-scanner.ts";
import { tryImport } from "./plan-import.ts";
import { runImport, withPlanPermit } from "./run-import.ts";
import { ImportBody, importLists } from "./transfer.request.ts";
import type { ImportReport } from "./transfer.response.ts";

/**
 * Imports the body of the request, or resumes the import that an earlier request with the same
 * `Idempotency-Key`, or without one and with the same body, has begun.
 *
 * @throws ApiError `import_in_progress`, `idempotency_key_reused`, `rate_limit_exceeded`, and what
 * reading, planning and committing throw.
 */
export async function respondToImport(
  c: Context<AppEnv>,
  { dryRun, columns }: { dryRun: boolean; columns: string | undefined },
): Promise<OperationResult<ImportReport>> {
  const key = readKey(c.req.header("idempotency-key"));
  const context = readContext(c);
  const db = openDatabase(c);
  const userId = context.caller.accountId;
  const lock = { userId, holder: newId("claim") };
  const given = columns === undefined ? undefined : (readGivenColumns(columns) ?? undefined);
  const table = new JobsCsvReader(given);
  await takeImportLock(db, lock);
  // The bytes count until the end of the import, because its rows are in memory when the body no longer is.
  return whileHeld({ pool: "large", caller: userId }, async (held) => {
    const readers = {
      json: () => new JsonScanner(),
      otherType: c.var.endpoint.otherBody?.type ?? "",
      other: () => table,
    };
    const maxBytes = c.var.endpoint.maxBodyBytes ?? maxBodyBytes;
    const received = await readLargeBody(c.req.raw, maxBytes, readers, held);
    const requestSha256 = await sha256Hex(`${new URL(c.req.url).search}\n${received.sha256}`);
    const request =
      key === undefined ? null : { ...operationOf(c, userId), key, bodySha256: requestSha256 };
    const stored = request && (await findStoredResponse(db, request, context.now));
    if (stored) return replay(c, stored);
    // It may have taken long to arrive.
    await takeImportLock(db, lock);

    if (dryRun) {
      const report = await withPlanPermit({ ...context, db }, () =>
        tryImport(context, { body: parse(received), importId: newId("import") }),
      );
      describeColumns(report, given && table);
      const response = responseOf(c, report);
      await writeAtomically(db, async (write) => store(write, request, response, context.now));
      return { data: report, response: sendStored(c, response) };
    }
    const report = await runImport(
      { ...context, db, lock },
      {
        request: { userId, key: key ?? null, requestSha256 },
        parse: () => ({ body: parse(received) }),
        count: (steps) => countMore(c, Math.floor(steps / importRowsPerRequest)),
        finish: (write, report) =>
          store(
            write,
            request,
            responseOf(c, describeColumns(report, given && table)),
            context.now,
          ),
        committed: held.renew,
      },
    );
    return { data: report, response: sendStored(c, responseOf(c, report)) };
  }).finally(
    // If the database is down, the lock expires.
    () => releaseImportLock(db, lock).catch(() => {}),
  );
}

const maxPayInNotes = 100;

/** Adds what the columns of a table were taken for, and what of its pay was not read. */
function describeColumns(report: ImportReport, table: JobsCsvReader | undefined): ImportReport {
  if (!table || table.columns.length === 0) return report;
  report.columns = [...table.columns];
  const inNotes = table.doubtfulPay.filter(({ isInNotes }) => isInNotes);
  report.payInNotes = inNotes.slice(0, maxPayInNotes).flatMap(({ row, text, doubts }) => {
    const last = doubts.at(-1);
    return last ? [{ row, text, reason: last.why }] : [];
  });
  return report;
}

function operationOf(c: Context<AppEnv>, accountId: string) {
  return { accountId, operation: `${c.req.method} ${c.req.path}` };
}

function responseOf(c: Context<AppEnv>, report: ImportReport): StoredResponse {
  return { status: 200, body: JSON.stringify(report), requestId: c.var.requestId };
}

function store(
  write: Write,
  request: HashedRequest | null,
  response: StoredResponse,
  now: number,
): void {
  if (request) storeResponse(write, request, response, now);
}

function replay(c: Context<AppEnv>, stored: StoredResponse): OperationResult<ImportReport> {
  c.set("requestId", stored.requestId);
  c.header("Idempotent-Replayed", "true");
  return { data: JSON.parse(stored.body), response: sendStored(c, stored) };
}

function parse(received: LargeBody): ImportBody {
  const { text, value } = received.parse();
  const malformed = mayBeMalformed(text) ? findMalformedText(value, importLists) : null;
  if (malformed !== null) throw invalidBody([malformedAt(malformed)]);
  const result = ImportBody.safeParse(value, { reportInput: true });
  if (!result.success) throw invalidBody(explainBody(result.error, ImportBody));
  return result.data;
}
