import { ApiError } from "#shared/core/errors.ts";
import type { RecordIds } from "../records/links.ts";
import { requireOrdered } from "../records/require-ordered.ts";
import type { ActivitiesQuery } from "./activity.request.ts";

/** The filters of a list of activities, whichever of their names were sent. */
export interface ActivityFilters extends Pick<ActivitiesQuery, "type" | "from" | "to"> {
  jobId: string | undefined;
  contactId: string | undefined;
  /** The job and the contact by the parameters that named them, so that a 404 names those. */
  references: RecordIds[];
}

/** @throws ApiError `parameter_missing` for one filter under two names, or if `to` is before `from`. */
export function readActivityFilters(query: ActivitiesQuery): ActivityFilters {
  const [job, contact] = [subject(query, "job"), subject(query, "contact")];
  const { type, date, from, to } = query;
  if (date && (from ?? to) !== undefined) {
    throw sentTwice(
      "date",
      from === undefined ? "to" : "from",
      "date alone for one day, or from and to for a range",
    );
  }
  requireOrdered(from, to);
  return {
    jobId: job.ids[0],
    contactId: contact.ids[0],
    type,
    from: date?.from ?? from,
    to: date?.to ?? to,
    references: [job, contact],
  };
}

function subject(query: ActivitiesQuery, record: "job" | "contact"): RecordIds {
  const field = `${record}Id` as const;
  const [short, long] = [query[record], query[field]];
  if (short !== undefined && long !== undefined) throw sentTwice(record, field, `${field} alone`);
  return short === undefined
    ? { record, field, ids: long === undefined ? [] : [long] }
    : { record, field: record, ids: [short] };
}

function sentTwice(param: string, other: string, instead: string): ApiError {
  return new ApiError("parameter_missing", {
    message: `The parameters ${param} and ${other} are the same filter. Allowed: ${instead}.`,
    param,
    clarification: `Which of the two is meant? Send ${instead}.`,
  });
}
