import { NoParams, NoQuery } from "../../../shared/contracts/common.ts";
import { PipelineExport } from "../../../shared/contracts/pipeline/transfer.ts";
import { pipelineEndpoint, token } from "../../../shared/http/endpoint.ts";
import { chooseMedia } from "../../../shared/http/media.ts";
import { readContext } from "../../../shared/http/pipeline-context.ts";
import { exportPipeline } from "../../../shared/pipeline/transfer/export-pipeline.ts";
import { jobsToCsv } from "../../../shared/pipeline/transfer/jobs-csv.ts";

const media = ["application/json", "text/csv"] as const;

export default pipelineEndpoint({
  operationId: "exportPipeline",
  method: "get",
  path: "/api/mcp/export",
  summary: "Export the pipeline",
  description:
    "Answers all jobs with every move they made, contacts, activities and calendar events. With `Accept: text/csv` it is the table of the jobs, their histories included; a cell that begins like a formula has an apostrophe in front.",
  access: token("read"),
  params: NoParams,
  query: NoQuery,
  data: PipelineExport,
  media,
  errors: [],
  async handle(c) {
    const data = await exportPipeline(readContext(c));
    c.header("Cache-Control", "no-store");
    if (chooseMedia(c, media) === "application/json") return { data };
    return { data, text: { type: "text/csv; charset=utf-8", body: jobsToCsv(data.jobs) } };
  },
});
