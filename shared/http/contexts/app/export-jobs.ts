import type { Context } from "hono";
import type { AccountSession } from "../../../accounts/sessions/session.ts";
import { maxRows } from "../../../contracts/pipeline/transfer.ts";
import { isoDate } from "../../../core/dates.ts";
import { logFailure } from "../../../core/log-failure.ts";
import { connect } from "../../../db/client.ts";
import type { ReadContext } from "../../../pipeline/context.ts";
import { exportPipeline } from "../../../pipeline/transfer/export-pipeline.ts";
import { jobsToCsv } from "../../../pipeline/transfer/jobs-csv.ts";
import type { AppEnv } from "../../env.ts";
import { ownerContext } from "./owner-context.ts";
import { type Send, startDownload } from "./send-download.ts";

const timeoutMs = 60_000;

const types = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" };

/**
 * Sends the jobs as one table, or everything as the API's export, part by part as it is read. What
 * is more than one part is a list of the parts, each of which can be imported.
 */
export async function exportJobs(
  c: Context<AppEnv>,
  session: AccountSession,
  as: "csv" | "json",
): Promise<Response> {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = c.env;
  const context = {
    ...ownerContext(c, session),
    db: connect({ url, authToken }, { timeoutMs }),
    salaries: async () => null,
  };
  const write = as === "csv" ? writeTable : writeParts;
  const { body, done } = await startDownload(session.account.id, (send) => write(context, send));
  const logged = done.catch((error: unknown) => {
    logFailure({ requestId: c.var.requestId, task: "export a job search" }, error);
  });
  c.executionCtx.waitUntil(logged);
  c.header("Content-Type", types[as]);
  c.header("Content-Disposition", `attachment; filename="jobs-${isoDate(context.now)}.${as}"`);
  c.header("Cache-Control", "private, no-store");
  return c.body(body);
}

async function writeTable(context: ReadContext, send: Send): Promise<void> {
  let cursor: string | undefined;
  do {
    const query = { limit: maxRows, cursor };
    const { jobs, nextCursor } = await exportPipeline(context, query, ["jobs"]);
    const table = jobsToCsv(jobs);
    // The names of the columns come once.
    await send(cursor === undefined ? table : table.slice(table.indexOf("\n") + 1));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

async function writeParts(context: ReadContext, send: Send): Promise<void> {
  let part = await exportPipeline(context, { limit: maxRows, cursor: undefined });
  if (part.nextCursor === null) return send(JSON.stringify(part));
  await send(`[${JSON.stringify(part)}`);
  while (part.nextCursor !== null) {
    part = await exportPipeline(context, { limit: maxRows, cursor: part.nextCursor });
    await send(`,\n${JSON.stringify(part)}`);
  }
  await send("]");
}
