import type { PayPeriod } from "#schema/pay-periods.ts";
import { type FormErrors, orAbsent, orNull } from "#shared/html/app-forms/form-state.ts";
import { readAmount } from "#shared/html/forms/read-amount.ts";
import { canMean } from "#shared/reading/postings/currencies.ts";
import { readForeignPay } from "#shared/reading/postings/foreign-pay.ts";
import { toPeriod } from "#shared/reading/postings/pay-unit.ts";
import { findCityName, findName, findRoleName } from "#shared/salaries/subject/find-names.ts";
import type { ReadContext } from "../records/context.ts";
import type { Job } from "./job.response.ts";
import { findPayFault, type PayFault } from "./job-pay.ts";

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
    ...payBody(values, orAbsent(values.currency.trim().toUpperCase()) ?? "USD"),
    source: orNull(values.source),
    notes: orNull(values.notes.replaceAll("\r\n", "\n")),
  };
}

/** An amount as it was typed, and what its words say of the time and the currency. */
interface TypedAmount {
  /** Text that is no amount is kept, so that the contract refuses it. */
  amount: number | string | null;
  period?: PayPeriod;
  currency?: string;
}

/** The pay, of which "38.50 an hour" and "£45,000" in the field of an amount say the period and the currency too. */
function payBody(values: Omit<JobValues, "status">, currency: string) {
  const [low, high] = [values.salaryMin, values.salaryMax].map((text) => readTyped(text, currency));
  const period = low?.period ?? high?.period;
  return {
    salaryMin: low?.amount ?? null,
    salaryMax: high?.amount ?? null,
    ...saidPeriod(values),
    ...(period === undefined ? {} : { salaryPeriod: period }),
    currency: low?.currency ?? high?.currency ?? currency,
  };
}

function readTyped(text: string, currency: string): TypedAmount {
  const plain = readAmount(text);
  if (!Number.isNaN(plain)) return { amount: plain };
  const read = readForeignPay(text);
  const amount = read && (read.min ?? read.max);
  // A range says both ends, each of which has a field of its own.
  const isRange = read && read.min !== null && read.max !== null && read.min !== read.max;
  if (!read || amount === null || isRange) return { amount: text };
  const said = read.currency;
  // "kr" is the currency of several countries, and is none of dollars.
  if (said && "sign" in said && !canMean(said.sign, currency)) return { amount: text };
  const code = said && "code" in said ? { currency: said.code } : {};
  if (read.unit === null) return { amount, ...code };
  const pay = toPeriod(read.unit, { min: amount, max: amount });
  return { amount: pay.min, period: pay.period, ...code };
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
  [
    name,
    "This is not an amount. Write it like 85,000, 85k or 38.50 an hour. Its currency has a field of its own.",
  ] as const;

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

/** The role and city of the salary catalog that a job is compared with, as people write them. */

/** Fields of the form that changes a job; `…Was` is what the form was opened with. */
export const matchFields = ["roleName", "cityName", "roleWas", "cityWas"] as const;
export type MatchValues = Readonly<Record<(typeof matchFields)[number], string>>;

/**
 * The role, city and level with which a job is compared; a slug that the catalog does not have is
 * shown as it is.
 */
export async function matchOfJob(
  { salaries }: Pick<ReadContext, "salaries">,
  { roleSlug, citySlug }: Pick<Job, "roleSlug" | "citySlug">,
): Promise<MatchValues> {
  const found = await salaries();
  const [role, city] = await Promise.all([
    found && roleSlug ? findRoleName(found.reference, roleSlug) : null,
    found && citySlug ? findCityName(found.reference, citySlug) : null,
  ]);
  const roleName = role?.title ?? roleSlug ?? "";
  const cityName = (city?.slug && city.name) || citySlug || "";
  return { roleName, cityName, roleWas: roleName, cityWas: cityName };
}

/** The changes as fields of a body of the API, and the errors by field. */
export async function readMatch(
  { salaries }: Pick<ReadContext, "salaries">,
  { roleName, cityName, roleWas, cityWas }: MatchValues,
): Promise<{ body: Partial<Record<"roleSlug" | "citySlug", string | null>>; errors: Errors }> {
  const found = await salaries();
  const read = async (kind: "role" | "city", typed: string, was: string) => {
    if (typed === was) return {};
    if (typed.trim() === "") return { slug: null };
    if (!found) return { error: "There is no catalog to look this up in." };
    const named = await findName(found.reference, kind, typed);
    return named.error === undefined ? { slug: named.slug } : { error: named.error };
  };
  const [role, city] = await Promise.all([
    read("role", roleName, roleWas),
    read("city", cityName, cityWas),
  ]);
  return {
    body: {
      ...(role.slug === undefined ? {} : { roleSlug: role.slug }),
      ...(city.slug === undefined ? {} : { citySlug: city.slug }),
    },
    errors: {
      ...(role.error === undefined ? {} : { roleName: role.error }),
      ...(city.error === undefined ? {} : { cityName: city.error }),
    },
  };
}

type Errors = Partial<Record<"roleName" | "cityName", string>>;
