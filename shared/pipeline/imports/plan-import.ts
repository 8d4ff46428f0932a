import { ApiError } from "#shared/core/errors.ts";
import { openCatalogNames } from "../catalog-match/match-job.ts";
import type { ReadContext } from "../records/context.ts";
import { refuseTooManyLinks } from "../records/links.ts";
import { type CheckedImport, checkImport } from "./check-import.ts";
import { toRows } from "./import-rows.ts";
import { outcomeOf, type PreviousChunks, type ReadImport, type Rows } from "./import-types.ts";
import { findPreviousChunks } from "./previous-chunks.ts";
import type { ImportBody } from "./transfer.request.ts";
import type { ImportReport } from "./transfer.response.ts";

/** The records that an import adds, and its report once all of them are committed. */
interface ImportPlan {
  report: ImportReport;
  rows: Rows;
}

/** The ids of earlier parts of an export that are not imported yet either. */
interface EarlierParts {
  jobs: Set<string>;
  contacts: Set<string>;
}

/**
 * Validates an import without importing it.
 *
 * @param earlier to link to; the ids of this part are added.
 * @throws ApiError `parameter_missing` for a part of an export that has been imported before.
 */
export async function tryImport(
  context: ReadContext,
  read: ReadImport,
  earlier?: EarlierParts,
): Promise<ImportReport> {
  const { body } = read;
  const imported = await findPreviousChunks(context, read);
  const previous = earlier ? withEarlier(imported, earlier, body) : imported;
  const { rows } = await checkImport(body, previous, context.now);
  return { ...reportOf(body, rows), dryRun: true, rows };
}

/**
 * Validates an import and makes its rows: the same ones whenever it is planned with the same id and
 * time.
 *
 * @throws ApiError `parameter_missing` that lists the invalid rows, for too many links of one record,
 * and for a part of an export that has been imported before.
 */
export async function planImport(context: ReadContext, read: ReadImport): Promise<ImportPlan> {
  const { body, importId } = read;
  const previous = await findPreviousChunks(context, read);
  const checked = await checkImport(body, previous, context.now);
  const report = reportOf(body, checked.rows);
  if (!report.valid) throw refused(checked, read);
  const locations = checked.jobs.map(({ location }) => location);
  const names = await openCatalogNames(context, locations);
  const rows = await toRows(context, importId, body, checked, { previous, names });
  refuseTooManyLinks(rows.links);
  return { report, rows };
}

/** Lets a part link to those before it, and the next ones to this. */
function withEarlier(
  imported: PreviousChunks,
  earlier: EarlierParts,
  body: ImportBody,
): PreviousChunks {
  const both = (list: "jobs" | "contacts") => {
    const known = new Map([...earlier[list]].map((id) => [id, id]));
    for (const row of body[list]) {
      const id = typeof row === "object" && row !== null && "id" in row ? row.id : undefined;
      if (typeof id === "string") earlier[list].add(id);
    }
    return new Map([...known, ...imported[list]]);
  };
  return { jobs: both("jobs"), contacts: both("contacts") };
}

function reportOf(body: ImportBody, rows: CheckedImport["rows"]): ImportReport {
  return {
    dryRun: false,
    valid: rows.every((row) => row.valid),
    jobs: body.jobs.length,
    contacts: body.contacts.length,
    activities: body.activities.length,
    events: body.events.length,
    moodCheckins: body.moodCheckins.length,
  };
}

/** The maximum number of problems in an error response. */
const maxFields = 100;

function refused({ rows }: CheckedImport, { isResumed }: ReadImport): ApiError {
  const fields = rows.flatMap(({ list, row, problems }) =>
    problems.map(({ field, message }) => ({ field: `${list}.${row}.${field}`, message })),
  );
  const invalid = rows.filter((row) => !row.valid).length;
  const [first] = fields;
  return new ApiError("parameter_missing", {
    message: `${outcomeOf(isResumed)}, because ${invalid} of ${rows.length} rows failed validation. ${first?.field}: ${first?.message}`,
    param: first?.field ?? "body",
    fields: fields.slice(0, maxFields),
    clarification: "How should these rows be corrected? A dry run reports on every row.",
  });
}
