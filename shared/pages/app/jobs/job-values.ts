import { readBounds } from "../../../pipeline/imports/foreign-pay.ts";
import type { Job } from "../../../pipeline/jobs/job.response.ts";
import { findPayFault, type PayFault } from "../../../pipeline/jobs/job-pay.ts";
import { readAmount } from "../../forms/read-amount.ts";
import { type FormErrors, orAbsent, orNull } from "../forms/form-state.ts";

export const jobFields = [
  "company",
  "title",
  "status",
  "location",
  "url",
  "salaryMin",
  "salaryMax",
  "salaryPeriod",
  "periodWas",
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
  salaryMin: "Lowest pay",
  salaryMax: "Highest pay",
  salaryPeriod: "Pay is for",
  periodWas: "Pay was for",
  currency: "Currency",
  source: "Where you found it",
  notes: "Notes",
};

export const emptyJob: JobValues = {
  ...{ company: "", title: "", status: "saved", location: "", url: "" },
  ...{ salaryMin: "", salaryMax: "", salaryPeriod: "annual", periodWas: "annual" },
  ...{ currency: "USD", source: "", notes: "" },
};

/** The typed values as a body of the API; `status` is left out where a job is updated. */
export function jobBody({ status, ...values }: JobValues, isNew: boolean) {
  return {
    company: orAbsent(values.company) ?? (isNew ? undefined : ""),
    title: orAbsent(values.title) ?? (isNew ? undefined : ""),
    ...(isNew ? { status } : {}),
    location: orNull(values.location),
    url: orNull(values.url.trim()),
    ...payBody(values),
    currency: orAbsent(values.currency.trim().toUpperCase()) ?? "USD",
    source: orNull(values.source),
    notes: orNull(values.notes.replaceAll("\r\n", "\n")),
  };
}

/** The pay, of which "38.50 an hour" in the field of an amount says the period too. */
function payBody(values: Omit<JobValues, "status">) {
  const typed = { salaryMin: amount(values.salaryMin), salaryMax: amount(values.salaryMax) };
  const inWords = Object.entries(typed).filter(([, read]) => typeof read === "string");
  return { ...typed, ...saidPeriod(values), ...readBounds(Object.fromEntries(inWords)) };
}

/** Text that is no amount is kept, so that the contract refuses it. */
function amount(text: string): number | string | null {
  const read = readAmount(text);
  return Number.isNaN(read) ? text : read;
}

/**
 * The period if the person has chosen it: what the form was opened with is no answer to the question
 * whether so little is for a year.
 */
function saidPeriod({ salaryPeriod, periodWas }: Pick<JobValues, "salaryPeriod" | "periodWas">) {
  return salaryPeriod === "" || salaryPeriod === periodWas ? {} : { salaryPeriod };
}

const payFaults: Readonly<Record<PayFault["kind"], string>> = {
  inverted: "The highest pay is below the lowest.",
  too_much: "That is too much for an hour. Is it for a year?",
  asked: "That is little for a year. Is it for an hour? Choose what it is for.",
};

const noAmount = ([name]: readonly [string, unknown]) =>
  [name, "This is not an amount. Write it like 85,000, 85k or 38.50 an hour."] as const;

/**
 * A form that was refused. What is wrong with the pay is said in words for people, and a period that is
 * asked about is not chosen yet.
 */
export function refusedJob(values: JobValues, errors: FormErrors) {
  const body = jobBody(values, false);
  const { salaryMin, salaryMax, currency } = body;
  if (typeof salaryMin === "string" || typeof salaryMax === "string") {
    const unread = Object.entries({ salaryMin, salaryMax }).filter(
      ([name, read]) => typeof read === "string" && errors[name] !== undefined,
    );
    return { values, errors: { ...errors, ...Object.fromEntries(unread.map(noAmount)) } };
  }
  const said = body.salaryPeriod ?? values.salaryPeriod;
  const salaryPeriod = said === "hourly" ? "hourly" : "annual";
  const fault = findPayFault(
    { salaryMin, salaryMax, salaryPeriod, currency },
    { isPeriodSaid: errors.salaryPeriod === undefined },
  );
  if (!fault || errors[fault.field] === undefined) return { values, errors };
  return {
    values: fault.kind === "asked" ? { ...values, salaryPeriod: "", periodWas: "" } : values,
    errors: { ...errors, [fault.field]: payFaults[fault.kind] },
  };
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
    salaryPeriod: job.salaryPeriod,
    periodWas: job.salaryPeriod,
    currency: job.currency,
    source: job.source ?? "",
    notes: job.notes ?? "",
  };
}
