import { operation } from "@compensation-intelligence/middleware";
import { importRowsPerRequest } from "#shared/access/tiers.ts";
import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { grouped } from "#shared/core/format.ts";
import { respondToImport } from "#shared/pipeline/imports/import-request.http.ts";
import { ImportBody, ImportQuery, maxRows } from "#shared/pipeline/imports/transfer.request.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";

const importPipeline = pipelineEndpoint({
  operationId: "importPipeline",
  method: "post",
  path: "/api/mcp/import",
  summary: "Import a pipeline",
  description: `Imports an export, as JSON or as the CSV table of jobs, under new ids. If a row is invalid or the account has no room for all of them, nothing is imported. Timestamps are kept and may be in the past. The body may have up to 5 MiB and ${grouped(maxRows)} rows. A large import is committed in parts. If it is interrupted, send the same request again: with the same \`Idempotency-Key\`, or without one the same body, it resumes within 24 hours where it stopped, and no row is added twice. Until then \`GET /api/mcp/me\` lists it in \`unfinishedImports\`; if it is never resumed, the records that it has imported stay. Links to records that were deleted meanwhile are left out. Send an \`Idempotency-Key\`: without one, a file whose import had ended when its response was lost is imported again. An account imports one file at a time; meanwhile another import is 409. Every ${grouped(importRowsPerRequest)} records, links and status changes count as one more request. Import the parts of an export one by one and in order; a row that was already imported is skipped while the record created from it exists. A table of another program is imported with \`columns\`, which says what its columns are. A CSV table has no export id, so its rows are added again each time. If a job has no role or city of the salary catalog, they are matched from its title and location; values that are present are kept even if this catalog does not contain them. No webhook events are sent.`,
  access: token("read_write"),
  params: NoParams,
  query: ImportQuery,
  body: ImportBody,
  readsBody: true,
  otherBody: { type: "text/csv" },
  maxBodyBytes: 5 * 1024 * 1024,
  begin: beginReference,
  errors: ["import_in_progress"],
  handle: (c, { dryRun, columns }) => respondToImport(c, { dryRun: dryRun === "true", columns }),
});

/** It writes, but commits what it writes itself. */
export default operation({ ...importPipeline.contract, writes: true });
