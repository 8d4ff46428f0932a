import type { Job } from "../../../contracts/responses/pipeline/job.ts";
import { readAmount } from "../../forms/read-amount.ts";
import { orAbsent, orNull } from "./form-state.ts";

export const jobFields = [
  "company",
  "title",
  "status",
  "location",
  "url",
  "salaryMin",
  "salaryMax",
  "currency",
  "source",
  "notes",
] as const;
export type JobField = (typeof jobFields)[number];
export type JobValues = Readonly<Record<JobField, string>>;

export const jobLabels: Readonly<Record<JobField, string>> = {
  company: "Company",
  title: "Job title",
  status: "Status",
  location: "Location",
  url: "Link to the posting",
  salaryMin: "Lowest yearly pay",
  salaryMax: "Highest yearly pay",
  currency: "Currency",
  source: "Where you found it",
  notes: "Notes",
};

export const emptyJob: JobValues = {
  ...{ company: "", title: "", status: "saved", location: "", url: "" },
  ...{ salaryMin: "", salaryMax: "", currency: "USD", source: "", notes: "" },
};

/** What was typed, as a body of the API; `status` is left out where a job is updated. */
export function jobBody({ status, ...values }: JobValues, isNew: boolean) {
  return {
    company: orAbsent(values.company) ?? (isNew ? undefined : ""),
    title: orAbsent(values.title) ?? (isNew ? undefined : ""),
    ...(isNew ? { status } : {}),
    location: orNull(values.location),
    url: orNull(values.url.trim()),
    salaryMin: amount(values.salaryMin),
    salaryMax: amount(values.salaryMax),
    currency: orAbsent(values.currency.trim().toUpperCase()) ?? "USD",
    source: orNull(values.source),
    notes: orNull(values.notes.replaceAll("\r\n", "\n")),
  };
}

/** Text that is no amount is kept, so that the contract refuses it. */
function amount(text: string): number | string | null {
  const read = readAmount(text);
  return Number.isNaN(read) ? text : read;
}

/** A job as its form shows it. */
export function valuesOfJob(job: Job): JobValues {
  return {
    company: job.company,
    title: job.title,
    status: job.status,
    location: job.location ?? "",
    url: job.url ?? "",
    salaryMin: job.salaryMin?.toString() ?? "",
    salaryMax: job.salaryMax?.toString() ?? "",
    currency: job.currency,
    source: job.source ?? "",
    notes: job.notes ?? "",
  };
}
