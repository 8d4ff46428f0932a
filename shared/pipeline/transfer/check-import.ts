import type * as z from "zod";
import {
  ImportActivity,
  type ImportBody,
  ImportContact,
  ImportEvent,
  ImportJob,
  type ImportList,
  ImportMoodCheckin,
  type ImportReport,
  importLists,
  maxRows,
} from "../../contracts/pipeline/transfer.ts";
import { ApiError } from "../../core/errors.ts";
import { explainBody, type Fault } from "../../core/validation/explain-body.ts";
import { findMalformedText, malformedAt } from "../../core/well-formed.ts";
import { historyOf } from "./history.ts";
import type { EarlierParts } from "./import-types.ts";

export interface CheckedImport {
  jobs: ImportJob[];
  contacts: ImportContact[];
  activities: ImportActivity[];
  events: ImportEvent[];
  moodCheckins: ImportMoodCheckin[];
  rows: NonNullable<ImportReport["rows"]>;
}

/**
 * Reads every row of an import on its own, and looks at what it links to: rows of
 * the file, or of parts of the same export that have been imported before.
 *
 * @throws ApiError `parameter_missing` for more than 5,000 rows in all.
 */
export function checkImport(body: ImportBody, earlier: EarlierParts, now: number): CheckedImport {
  const size = importLists.reduce((sum, list) => sum + body[list].length, 0);
  if (size > maxRows) throw tooMany(size);
  const known = {
    jobs: new Set([...idsOf(body.jobs), ...earlier.jobs.keys()]),
    contacts: new Set([...idsOf(body.contacts), ...earlier.contacts.keys()]),
  };
  // A contact of a later part brings its links to jobs with it.
  const isLast = (body.nextCursor ?? null) === null;
  const rows: CheckedImport["rows"] = [];

  function readAll<Row extends z.ZodType>(
    list: ImportList,
    contract: Row,
    check: (row: z.output<Row>) => Fault[],
  ): z.output<Row>[] {
    const seen = new Set<unknown>();
    return body[list].flatMap((value, place) => {
      const result = contract.safeParse(value, { reportInput: true });
      const malformed = findMalformedText(value);
      const faults = result.success ? check(result.data) : explainBody(result.error, contract);
      const problems = malformed === null ? faults : [malformedAt(malformed)];
      const id = idOf(value);
      if (id !== undefined && seen.has(id))
        problems.push({ field: "id", message: "stands twice." });
      seen.add(id);
      rows.push({ list, row: place + 1, valid: problems.length === 0, problems });
      return result.success && problems.length === 0 ? [result.data] : [];
    });
  }
  const links = (field: string, ids: readonly string[], to: ReadonlySet<unknown>): Fault[] =>
    ids
      .filter((id) => !to.has(id))
      .map((id) => ({
        field,
        message: `names ${id}, which is neither in this file nor in a part before it.`,
      }));
  const ends = (row: {
    jobId?: string | null | undefined;
    contactId?: string | null | undefined;
  }) => [
    ...links("jobId", row.jobId ? [row.jobId] : [], known.jobs),
    ...links("contactId", row.contactId ? [row.contactId] : [], known.contacts),
  ];
  const past = (row: { createdAt?: number | undefined; updatedAt?: number | undefined }) =>
    (["createdAt", "updatedAt"] as const)
      .filter((field) => (row[field] ?? 0) > now)
      .map((field) => ({ field, message: "lies in the future." }));

  return {
    jobs: readAll("jobs", ImportJob, (row) => [
      ...past(row),
      ...historyOf(row, now).faults,
      ...(isLast ? links("contactIds", row.contactIds ?? [], known.contacts) : []),
    ]),
    contacts: readAll("contacts", ImportContact, (row) => [
      ...past(row),
      ...links("jobIds", row.jobIds ?? [], known.jobs),
    ]),
    activities: readAll("activities", ImportActivity, (row) => [...past(row), ...ends(row)]),
    events: readAll("events", ImportEvent, (row) => [...past(row), ...ends(row)]),
    moodCheckins: readAll("moodCheckins", ImportMoodCheckin, past),
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
    message: `The import has ${size} rows; at most ${maxRows} are taken.`,
    param: "body",
    clarification: "Can the file be split?",
  });
}
