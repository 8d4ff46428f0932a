import type { Context } from "hono";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import { type Send, startDownload } from "#shared/accounts/app/send-download.http.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { isoDate } from "#shared/core/dates.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import { zonedInstant } from "#shared/core/wall-time.ts";
import { ZipWriter } from "#shared/core/zip/zip-writer.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openPatientDatabase } from "#shared/middleware/request/database.ts";
import { partName } from "../import-file/archive.ts";
import { jobsToCsv } from "../imports/jobs-csv.ts";
import { maxRows } from "../imports/transfer.request.ts";
import type { ReadContext } from "../records/context.ts";
import { exportPipeline } from "./export-pipeline.ts";

const timeoutMs = 60_000;

const types = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  zip: "application/zip",
};
type FileType = keyof typeof types;

/**
 * Sends the jobs as one table, or everything as the API's export, part by part as it is read. What
 * is more than one part is an archive with a file for each, which can be imported as it is.
 */
export async function exportJobs(
  c: Context<AppEnv>,
  session: AccountSession,
  as: "csv" | "json",
): Promise<Response> {
  const context = {
    ...ownerContext(c, session),
    db: openPatientDatabase(c, timeoutMs),
    salaries: async () => null,
  };
  const day = isoDate(context.now);
  const type = Promise.withResolvers<FileType>();
  const { body, done } = await startDownload(session.account.id, async (send) => {
    if (as === "csv") type.resolve("csv");
    return as === "csv"
      ? writeTable(context, send, session.account.timeZone)
      : writeParts(context, send, { day, begin: type.resolve });
  });
  const logged = done.catch((error: unknown) => {
    type.reject(error);
    logFailure({ requestId: c.var.requestId, task: "export a job search" }, error);
  });
  c.executionCtx.waitUntil(logged);
  const chosen = await type.promise;
  c.header("Content-Type", types[chosen]);
  c.header("Content-Disposition", `attachment; filename="jobs-${day}.${chosen}"`);
  c.header("Cache-Control", "private, no-store");
  return c.body(body);
}

async function writeTable(
  context: ReadContext,
  send: Send,
  timeZone: string | null,
): Promise<void> {
  const time =
    timeZone === null ? undefined : (at: string) => zonedInstant(Date.parse(at), timeZone);
  let cursor: string | undefined;
  do {
    const query = { limit: maxRows, cursor };
    const { jobs, nextCursor } = await exportPipeline(context, query, ["jobs"]);
    const table = jobsToCsv(jobs, time);
    // The names of the columns come once.
    await send(cursor === undefined ? table : table.slice(table.indexOf("\n") + 1));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

/** @param begin called before anything is sent, with what the file is. */
async function writeParts(
  context: ReadContext,
  send: Send,
  { day, begin }: { day: string; begin: (type: FileType) => void },
): Promise<void> {
  let part = await exportPipeline(context, { limit: maxRows, cursor: undefined });
  begin(part.nextCursor === null ? "json" : "zip");
  if (part.nextCursor === null) return send(JSON.stringify(part));
  const zip = new ZipWriter();
  for (;;) {
    const content = Uint8Array.from(encoder.encode(JSON.stringify(part)));
    await send(await zip.add(partName(day, part.part), content));
    if (part.nextCursor === null) break;
    part = await exportPipeline(context, { limit: maxRows, cursor: part.nextCursor });
  }
  await send(zip.end());
}

const encoder = new TextEncoder();
