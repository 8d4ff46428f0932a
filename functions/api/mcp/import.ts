import { NoParams } from "../../../shared/contracts/common.ts";
import {
  ImportBody,
  ImportQuery,
  importLists,
  maxRows,
} from "../../../shared/contracts/pipeline/transfer.ts";
import { grouped } from "../../../shared/core/format.ts";
import { writeContext } from "../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../shared/http/define.ts";
import { importPipeline } from "../../../shared/pipeline/transfer/import-pipeline.ts";
import { jobsFromCsv } from "../../../shared/pipeline/transfer/jobs-csv.ts";

export default pipelineWrite({
  operationId: "importPipeline",
  method: "post",
  path: "/api/mcp/import",
  summary: "Import a pipeline",
  description: `Imports an export, as JSON or as the CSV table of jobs, under new ids: either all rows or none. Timestamps are kept and may be in the past. The body may have up to 5 MiB and ${grouped(maxRows)} rows. Import the parts of an export one by one and in order; a row that was already imported is skipped while the record created from it exists. A CSV table has no export id, so its rows are added again each time. If a job has no role or city of the salary catalog, they are matched from its title and location; values that are present are kept even if this catalog does not contain them. No webhook events are sent.`,
  access: token("read_write"),
  params: NoParams,
  query: ImportQuery,
  body: ImportBody,
  checkedText: importLists,
  otherBody: { type: "text/csv", read: jobsFromCsv },
  maxBodyBytes: 5 * 1024 * 1024,
  databaseTimeoutMs: 15_000,
  errors: [],
  handle: async (c, { dryRun }, body, write) => ({
    data: await importPipeline(writeContext(c, write), body, dryRun === "true"),
  }),
});
