import type * as z from "zod/mini";
import { ApiError } from "#shared/core/errors.ts";
import { explainBody, type Fault } from "#shared/core/validation/explain-body.ts";
import { findMalformedText, malformedAt } from "#shared/core/well-formed.ts";
import { readHistory } from "./history.ts";
import type { PreviousChunks } from "./import-types.ts";
import { pauseAfterRow } from "./pause.ts";
import {
  ImportActivity,
  type ImportBody,
  ImportContact,
  ImportEvent,
  ImportJob,
  type ImportList,
  ImportMoodCheckin,
  importLists,
  maxRows,
} from "./transfer.request.ts";
import type { ImportReport } from "./transfer.response.ts";

export interface CheckedImport {
  jobs: ImportJob[];
  contacts: ImportContact[];
  activities: ImportActivity[];
  events: ImportEvent[];
  moodCheckins: ImportMoodCheckin[];
  rows: NonNullable<ImportReport["rows"]>;
}

/** The most problems of a row that are reported: a row can have as many as it has status changes. */
const maxProblems = 10;

/**
 * Validates every row of an import on its own, and checks that it links to rows of the file
 * or of previously imported parts of the same export.
 *
 * @throws ApiError `parameter_missing` for more than 5,000 rows in all.
 */
export async function checkImport(
  body: ImportBody,
  previous: PreviousChunks,
  now: number,
): Promise<CheckedImport> {
  const size = importLists.reduce((sum, list) => sum + body[list].length, 0);
  if (size > maxRows) throw tooMany(size);
  const known = {
    jobs: new Set([...idsOf(body.jobs), ...previous.jobs.keys()]),
    contacts: new Set([...idsOf(body.contacts), ...previous.contacts.keys()]),
  };
  // If more parts follow, a job may link to a contact in one of them: the contact will have the link too.
  const isLast = (body.nextCursor ?? null) === null;
  const rows: CheckedImport["rows"] = [];

  async function readAll<Row extends z.ZodMiniType>(
    list: ImportList,
    contract: Row,
    check: (row: z.output<Row>) => Fault[],
  ): Promise<z.output<Row>[]> {
    const seen = new Set<unknown>();
    const valid: z.output<Row>[] = [];
    for (const [index, value] of body[list].entries()) {
      await pauseAfterRow(index);
      const result = contract.safeParse(value, { reportInput: true });
      const malformed = findMalformedText(value);
      const faults = result.success ? check(result.data) : explainBody(result.error, contract);
      const problems = (malformed === null ? faults : [malformedAt(malformed)]).slice(
        0,
        maxProblems,
      );
      const id = idOf(value);
      if (id !== undefined && seen.has(id))
        problems.push({ field: "id", message: "occurs twice." });
      seen.add(id);
      rows.push({ list, row: index + 1, valid: problems.length === 0, problems });
      if (result.success && problems.length === 0) valid.push(result.data);
    }
    return valid;
  }
  const links = (field: string, ids: readonly string[], to: ReadonlySet<unknown>): Fault[] =>
    ids
      .filter((id) => !to.has(id))
      .map((id) => ({
        field,
        message: `refers to ${id}, which is neither in this file nor in a previous part.`,
      }));
  const checkLinks = (row: {
    jobId?: string | null | undefined;
    contactId?: string | null | undefined;
  }) => [
    ...links("jobId", row.jobId ? [row.jobId] : [], known.jobs),
    ...links("contactId", row.contactId ? [row.contactId] : [], known.contacts),
  ];
  const checkTimes = (row: { createdAt?: number | undefined; updatedAt?: number | undefined }) =>
    (["createdAt", "updatedAt"] as const)
      .filter((field) => (row[field] ?? 0) > now)
      .map((field) => ({ field, message: "is in the future." }));

  return {
    jobs: await readAll("jobs", ImportJob, (row) => [
      ...checkTimes(row),
      ...readHistory(row, now).faults,
      ...(isLast ? links("contactIds", row.contactIds ?? [], known.contacts) : []),
    ]),
    contacts: await readAll("contacts", ImportContact, (row) => [
      ...checkTimes(row),
      ...links("jobIds", row.jobIds ?? [], known.jobs),
    ]),
    activities: await readAll("activities", ImportActivity, (row) => [
      ...checkTimes(row),
      ...checkLinks(row),
    ]),
    events: await readAll("events", ImportEvent, (row) => [...checkTimes(row), ...checkLinks(row)]),
    moodCheckins: await readAll("moodCheckins", ImportMoodCheckin, checkTimes),
    rows,
  };
}

function idOf(row: unknown): unknown {
  return typeof row === "object" && row !== null && "id" in row ? row.id : undefined;
}

function idsOf(rows: readonly unknown[]): Set<unknown> {
  return new Set(rows.map(idOf).filter((id) => id !== undefined));
}

function tooMany(size: number): ApiError {
  return new ApiError("parameter_missing", {
    message: `The import has ${size} rows; the maximum is ${maxRows}.`,
    param: "body",
    clarification: "Can the file be split into several imports?",
  });
}
