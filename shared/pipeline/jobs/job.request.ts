import * as z from "zod/mini";
import { jobStatuses } from "#schema/job-statuses.ts";
import { type PayPeriod, payPeriods } from "#schema/pay-periods.ts";
import { commaSeparated } from "#shared/contract/list-fields.ts";
import {
  ContactId,
  JobId,
  Line,
  Links,
  Name,
  Notes,
  WebUrl,
} from "#shared/contract/pipeline-fields.ts";
import {
  CompanyFilter,
  PageQuery,
  SearchText,
  SomeOf,
  searchRule,
} from "#shared/contract/pipeline-list-fields.ts";
import { CitySlug, RoleSlug } from "#shared/contract/salary-fields.ts";
import { Ignored, repeatedByAll, repeatedFields, Unchanged } from "#shared/contract/sent-back.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { otherNames } from "#shared/core/validation/explain-body.ts";
import { findPayFault } from "./job-pay.ts";
import { Rounds } from "./round.request.ts";

export const JobStatus = withMeta(z.enum(jobStatuses), {
  description: "Status of the job. Every change from one status to another is allowed.",
  example: "applied",
});
export type JobStatus = z.infer<typeof JobStatus>;

export const salary = withMeta(
  z.nullable(
    z.number().check(
      z.minimum(0),
      z.maximum(1_000_000_000),
      z.refine((amount) => Number(amount.toFixed(2)) === amount, "at most two decimals"),
    ),
  ),
  {
    description:
      "Amount in units of `currency` for what `salaryPeriod` says, as typed, with at most two decimals.",
    example: 150_000,
  },
);

export const salaryPeriod = withMeta(z.enum(payPeriods), {
  description:
    "Whether `salaryMin` and `salaryMax` are for a year or an hour. An hour counts 2,080 times a year where pay is compared, and is worth at most 5,000 USD. Without it, pay is for a year, and an amount below 200 is refused, because it is likely for an hour; send `annual` if it is not. Pay below 200 a year is never compared.",
  example: "annual",
});

export const Currency = withMeta(
  z.string().check(z.regex(/^[A-Z]{3}$/, "an ISO 4217 code of three uppercase letters")),
  { description: "ISO 4217 currency code.", example: "USD" },
);

/** Fields of a job that a caller may set, apart from its status. */
const details = {
  url: withMeta(z.nullable(WebUrl), {
    description: "URL of the job posting.",
    example: "https://example.com/jobs/42",
  }),
  location: withMeta(z.nullable(Name), {
    description: "Location as written in the posting.",
    example: "Austin, TX",
  }),
  salaryMin: salary,
  salaryMax: salary,
  salaryPeriod,
  currency: Currency,
  notes: z.nullable(Notes),
  source: withMeta(z.nullable(Name), {
    description: "Where the job was found.",
    example: "referral",
  }),
  roleSlug: withMeta(z.nullable(RoleSlug), {
    description:
      "Slug of the role in the salary catalog. If never set, it is matched from the title, and null if there is no unambiguous match. A value that is set must exist in the catalog and is kept when the title changes; set null for no role.",
    example: "software-engineer",
  }),
  citySlug: withMeta(z.nullable(CitySlug), {
    description:
      "Slug of the city in the salary catalog. If never set, it is matched from the location, and null for remote work, several places, and places that are not in the catalog. A value that is set must exist in the catalog and is kept when the location changes; set null for no city.",
    example: "austin",
  }),
  contactIds: Links(ContactId, "contacts"),
  rounds: Rounds,
};

export const company = withMeta(Name, { description: "Name of the employer.", example: "Acme" });

export const title = withMeta(Line(200), {
  description: "Job title.",
  example: "Software Engineer",
}).register(otherNames, { names: ["role"] });

/** The fields of a body that say what a job pays. */
interface TypedPay {
  salaryMin?: number | null | undefined;
  salaryMax?: number | null | undefined;
  salaryPeriod?: PayPeriod | undefined;
  currency?: string | undefined;
}

/**
 * Adds the check that the pay of a new job goes together.
 *
 * @param asks whether the body must say the period of pay that is too little for a year.
 */
export function checkPay<Body extends z.ZodMiniType<TypedPay>>(
  body: Body,
  { asks }: { asks: boolean },
): Body {
  return body.check(({ value, issues }) => {
    const { salaryMin = null, salaryMax = null, salaryPeriod, currency = "USD" } = value;
    const fault = findPayFault(
      { salaryMin, salaryMax, salaryPeriod: salaryPeriod ?? "annual", currency },
      { isPeriodSaid: !asks || salaryPeriod !== undefined },
    );
    if (!fault) return;
    const { field, problem, allowed } = fault;
    issues.push({
      code: "custom",
      path: [field],
      input: value[field],
      message: allowed,
      params: { problem },
    });
  });
}

export const CreateJobBody = checkPay(
  z.strictObject({ company, title, status: JobStatus, ...z.partial(z.object(details)).shape }),
  { asks: true },
);
export type CreateJobBody = z.output<typeof CreateJobBody>;

/** Bytes of the largest change of a job: of one that is sent back with its posting, in any script. */
export const maxJobBytes = 256 * 1024;

/** What its pay is for depends on the job, so that `updateJob` checks it. */
export const UpdateJobBody = z
  .strictObject({
    ...z.partial(z.object({ company, title, ...details })).shape,
    role: withMeta(z.optional(title), {
      description: "The same as `title`, under the name that summaries use.",
      example: "Software Engineer",
    }).register(repeatedFields, { repeated: true }),
    ...repeatedByAll,
    status: Unchanged(z.string().check(z.maxLength(20)), "`updateJobStatus` changes it."),
    statusChangedAt: Ignored("text"),
    appliedAt: Ignored("text"),
    statusHistory: Ignored("list"),
    posting: Ignored("object"),
    salaryBenchmark: Ignored("object"),
  })
  .check(({ value: { title, role }, issues }) => {
    if (title === undefined || role === undefined || title === role) return;
    issues.push({
      code: "custom",
      path: ["role"],
      input: role,
      params: { problem: "is another than title, which it is the other name of" },
      message: "one of the two, or the same text in both",
    });
  });
export type UpdateJobBody = z.output<typeof UpdateJobBody>;

export const MoveJobBody = z.strictObject({ status: JobStatus });
export type MoveJobBody = z.output<typeof MoveJobBody>;

export const JobParams = z.object({ id: JobId });

export const JobsQuery = z.object({
  status: withMeta(SomeOf(jobStatuses), {
    description: "One or more statuses, comma-separated.",
    example: "applied,screening",
    param: commaSeparated,
  }),
  company: CompanyFilter,
  q: withMeta(SearchText, {
    description: `Search words. Each must be the beginning of a word in the company, title, location or notes. ${searchRule}`,
    example: "engineer",
  }),
  ...PageQuery,
});
export type JobsQuery = z.output<typeof JobsQuery>;
