import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { tableFormats, tableMedia } from "#shared/contract/table-formats.ts";
import { grouped } from "#shared/core/format.ts";
import { chooseFormat } from "#shared/middleware/request/accept.ts";
import { linkNextPage } from "#shared/middleware/response/list-table.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { exportInTurn } from "#shared/pipeline/exports/export-in-turn.http.ts";
import { exportPipeline } from "#shared/pipeline/exports/export-pipeline.ts";
import { jobsToCsv } from "#shared/pipeline/imports/jobs-csv.ts";
import { ExportQuery, maxRows } from "#shared/pipeline/imports/transfer.request.ts";

export default pipelineEndpoint({
  operationId: "exportPipeline",
  method: "get",
  path: "/api/mcp/export",
  summary: "Export the pipeline",
  description: `Returns all jobs with their status history, contacts, activities, calendar events and mood check-ins, in the format that \`importPipeline\` accepts. An export of more than ${grouped(maxRows)} rows or 5 MiB is split into parts: while \`nextCursor\` is not null, request the next part with \`cursor\` (\`Link\` contains its URL as well), and import the parts in the same order. With \`format=csv\` or \`Accept: text/csv\` the response is a table of the jobs and their status history only; contacts, activities, events and check-ins are available only as JSON. A cell that begins like a formula is prefixed with an apostrophe.`,
  access: token("read"),
  params: NoParams,
  query: ExportQuery,
  databaseTimeoutMs: 15_000,
  media: tableMedia,
  errors: [],
  async handle(c, query) {
    const isTable = chooseFormat(c, tableMedia) === tableFormats.csv;
    const lists = isTable ? (["jobs"] as const) : undefined;
    const data = await exportInTurn(c, () => exportPipeline(readContext(c), query, lists));
    const headers = linkNextPage(c, data.nextCursor);
    if (!isTable) return { data, headers };
    const text = { type: "text/csv; charset=utf-8", body: jobsToCsv(data.jobs) };
    return { data, headers, text };
  },
});
