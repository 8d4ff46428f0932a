import { NoParams } from "../../../shared/contracts/common.ts";
import { ExportQuery, PipelineExport } from "../../../shared/contracts/pipeline/transfer.ts";
import { readContext } from "../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../shared/http/define.ts";
import { chooseMedia } from "../../../shared/http/request/accept.ts";
import { linkNextPage } from "../../../shared/http/response/link-next-page.ts";
import { exportPipeline } from "../../../shared/pipeline/transfer/export-pipeline.ts";
import { jobsToCsv } from "../../../shared/pipeline/transfer/jobs-csv.ts";

const media = ["application/json", "text/csv"] as const;

export default pipelineEndpoint({
  operationId: "exportPipeline",
  method: "get",
  path: "/api/mcp/export",
  summary: "Export the pipeline",
  description:
    "Answers all jobs with every move they made, contacts, activities, calendar events and mood check-ins, in a form that `importPipeline` takes. An account of more than 5,000 rows or 5 MiB comes in parts: as long as `nextCursor` is not null, ask for the next with `cursor` (`Link` names it too), and import the parts in their order. With `Accept: text/csv` it is a table of the jobs and their histories alone: contacts, activities, events and check-ins are in the JSON only. A cell that begins like a formula has an apostrophe in front.",
  access: token("read"),
  params: NoParams,
  query: ExportQuery,
  databaseTimeoutMs: 15_000,
  data: PipelineExport,
  media,
  errors: [],
  async handle(c, query) {
    const isTable = chooseMedia(c, media) === "text/csv";
    const data = await exportPipeline(readContext(c), query, isTable ? ["jobs"] : undefined);
    const headers = { "Cache-Control": "no-store", ...linkNextPage(c, data.nextCursor) };
    if (!isTable) return { data, headers };
    const text = { type: "text/csv; charset=utf-8", body: jobsToCsv(data.jobs) };
    return { data, headers, text };
  },
});
