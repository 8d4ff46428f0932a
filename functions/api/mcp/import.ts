import { NoParams } from "../../../shared/contracts/common.ts";
import {
  ImportBody,
  ImportQuery,
  ImportReport,
  importLists,
} from "../../../shared/contracts/pipeline/transfer.ts";
import { writeContext } from "../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../shared/http/define.ts";
import { importPipeline } from "../../../shared/pipeline/transfer/import-pipeline.ts";
import { jobsFromCsv } from "../../../shared/pipeline/transfer/jobs-csv.ts";

export default pipelineWrite({
  operationId: "importPipeline",
  method: "post",
  path: "/api/mcp/import",
  summary: "Import a pipeline",
  description:
    "Adds what an export holds, as JSON or as the CSV table of jobs, under new ids: all of it, or nothing. Times are kept and may be days of the past. Up to 5 MiB and 5,000 rows; an export in several parts is imported part by part, in their order, and no row of it twice, as long as what was made of that row is there; the table names no export and is added anew each time. Role and city of the salary catalog are matched where a job does not say them; those it says are kept, since they may be of another catalog. No webhook is told.",
  access: token("read_write"),
  params: NoParams,
  query: ImportQuery,
  body: ImportBody,
  checkedText: importLists,
  otherBody: { type: "text/csv", read: jobsFromCsv },
  maxBodyBytes: 5 * 1024 * 1024,
  databaseTimeoutMs: 15_000,
  data: ImportReport,
  errors: [],
  handle: async (c, { dryRun }, body, write) => ({
    data: await importPipeline(writeContext(c, write), body, dryRun === "true"),
  }),
});
