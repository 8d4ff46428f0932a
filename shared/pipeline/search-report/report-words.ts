import type { Status } from "#schema/job-statuses.ts";
import { writeCsv } from "#shared/core/csv.ts";
import { activityWords } from "../activities/activity-words.ts";
import type { ReportEntry, SearchReport } from "./read-search-report.ts";

export const whatWords: Readonly<Record<ReportEntry["what"], string>> = {
  application: "Application",
  contact: "Contact",
  interview: "Interview",
};

/** What became of an application, as an office reads it. */
const results: Readonly<Record<Status, string>> = {
  saved: "Not applied to anymore",
  applied: "No answer yet",
  screening: "In screening",
  interviewing: "Interviewing",
  offer: "Offer",
  accepted: "Offer accepted",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
  archived: "No longer pursued",
};

export function resultInWords({ status }: ReportEntry): string {
  return status === null ? "" : results[status];
}

/** `Call with Sam Lee`, `Technical interview`, `Through LinkedIn`. */
export function howInWords({ how, person }: ReportEntry): string {
  if (how === null) return "";
  if ("source" in how) return `Through ${how.source}`;
  const name = "event" in how ? how.event : activityWords[how.activity];
  return person === null ? name : `${name} with ${person}`;
}

/** The report as a table for spreadsheets. */
export function reportToCsv({ entries }: SearchReport): string {
  return writeCsv([
    ["Date", "What", "Company", "Job", "Place", "How", "Result"],
    ...entries.map((entry) => [
      ...[entry.date, whatWords[entry.what], entry.company, entry.title, entry.location],
      ...[howInWords(entry), resultInWords(entry)],
    ]),
  ]);
}
