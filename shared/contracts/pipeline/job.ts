import * as z from "zod";
import { jobStatuses } from "../../../schema/pipeline.ts";
import { CitySlug, Dollars, RoleSlug } from "../common.ts";
import { commaSeparated } from "../list.ts";
import { Verdict } from "../verdict.ts";
import { ContactId, Instant, JobId, Line, Links, Name, Notes, WebUrl } from "./fields.ts";
import { CompanyFilter, PageDetails, PageQuery, SearchText, SomeOf, searchRule } from "./list.ts";

export const JobStatus = z.enum(jobStatuses).meta({
  description: "Status of the job. Every change from one status to another is allowed.",
  example: "applied",
});
export type JobStatus = z.infer<typeof JobStatus>;

const salary = z
  .int()
  .min(0)
  .max(1_000_000_000)
  .nullable()
  .meta({ description: "Annual amount in whole units of `currency`.", example: 150_000 });

const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, "an ISO 4217 code of three uppercase letters")
  .meta({ description: "ISO 4217 currency code.", example: "USD" });

/** Fields of a job that a caller may set, apart from its status. */
const details = {
  url: WebUrl.nullable().meta({
    description: "URL of the job posting.",
    example: "https://example.com/jobs/42",
  }),
  location: Name.nullable().meta({
    description: "Location as written in the posting.",
    example: "Austin, TX",
  }),
  salaryMin: salary,
  salaryMax: salary,
  currency: Currency,
  notes: Notes.nullable(),
  source: Name.nullable().meta({ description: "Where the job was found.", example: "referral" }),
  roleSlug: RoleSlug.nullable().meta({
    description:
      "Slug of the role in the salary catalog. If never set, it is matched from the title, and null if there is no unambiguous match. A value that is set must exist in the catalog and is kept when the title changes; set null for no role.",
    example: "software-engineer",
  }),
  citySlug: CitySlug.nullable().meta({
    description:
      "Slug of the city in the salary catalog. If never set, it is matched from the location, and null for remote work, several places, and places that are not in the catalog. A value that is set must exist in the catalog and is kept when the location changes; set null for no city.",
    example: "austin",
  }),
  contactIds: Links(ContactId, "contacts"),
};

const company = Name.meta({ description: "Name of the employer.", example: "Acme" });
const title = Line(200).meta({ description: "Job title.", example: "Software Engineer" });

/** Adds the check that `salaryMin` is not greater than `salaryMax`. */
export function checkRange<Body extends z.ZodType<{ salaryMin?: unknown; salaryMax?: unknown }>>(
  body: Body,
): Body {
  return body.check((context) => {
    const { salaryMin, salaryMax } = context.value;
    if (typeof salaryMin !== "number" || typeof salaryMax !== "number") return;
    if (salaryMin <= salaryMax) return;
    const { problem, allowed } = explainRange(salaryMin, salaryMax);
    context.issues.push({
      code: "custom",
      path: ["salaryMax"],
      input: salaryMax,
      message: allowed,
      params: { problem },
    });
  });
}

/** Explains a `salaryMax` below `salaryMin`: the problem, and what is allowed. */
export function explainRange(salaryMin: number, salaryMax: number) {
  return {
    problem: `is ${salaryMax}, less than salaryMin, which is ${salaryMin}`,
    allowed: `a salaryMax of at least ${salaryMin}, or a salaryMin of at most ${salaryMax}`,
  };
}

export const CreateJobBody = checkRange(
  z.strictObject({ company, title, status: JobStatus, ...z.object(details).partial().shape }),
);
export type CreateJobBody = z.output<typeof CreateJobBody>;

export const UpdateJobBody = checkRange(
  z.strictObject({
    ...z.object({ company, title, ...details }).partial().shape,
    status: z.never({ error: "a change with POST /api/mcp/jobs/{id}/status, not here" }).optional(),
  }),
);
export type UpdateJobBody = z.output<typeof UpdateJobBody>;

export const MoveJobBody = z.strictObject({ status: JobStatus });
export type MoveJobBody = z.output<typeof MoveJobBody>;

export const JobParams = z.object({ id: JobId });

export const Job = z
  .strictObject({
    id: JobId,
    company,
    title,
    role: z.string().meta({ description: "Same as `title`, under the name that summaries use." }),
    url: z.string().nullable(),
    status: JobStatus,
    location: z.string().nullable(),
    salaryMin: salary,
    salaryMax: salary,
    currency: Currency,
    notes: z.string().nullable(),
    source: z.string().nullable(),
    roleSlug: RoleSlug.nullable(),
    citySlug: CitySlug.nullable(),
    contactIds: z.array(ContactId),
    statusChangedAt: Instant,
    appliedAt: Instant.nullable().meta({
      description: "Time of the first change to `applied`; null if there is none.",
    }),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: "Job" });
export type Job = z.output<typeof Job>;

export const StatusMove = z
  .strictObject({
    status: JobStatus,
    previousStatus: JobStatus.nullable().meta({
      description: "Status before the change; null for the first status.",
    }),
    changedAt: Instant,
  })
  .meta({ id: "StatusMove" });

export const SalaryBenchmark = z
  .strictObject({
    low: Dollars.nullable().meta({
      description: "25th percentile in USD per year; null if it is not published.",
    }),
    median: Dollars,
    high: Dollars.nullable().meta({
      description: "75th percentile in USD per year; null if it is not published.",
    }),
    dataPointId: z.string().meta({
      description:
        "Id with which `lineage` of the Salary Data API returns how the figures were computed.",
      example: "dp_MXxlfDIwMjYuMg",
    }),
    verdict: Verdict.nullable().meta({
      description:
        "Position of the midpoint of the job's salary range, or of the bound that is known, as `evaluate` judges it: below `low`, above `high` or within, each with a probability of at least 0.8, else `cannot_tell`. Null if the job has no salary in USD.",
      example: "within",
    }),
  })
  .meta({
    id: "SalaryBenchmark",
    description:
      "Estimated annual pay in USD of the job's role in its city, or nationwide if the job has no city, with the same figures as `calculate`. The experience level is taken from the title (junior, senior, staff, II, …) and is otherwise mid level.",
  });
export type SalaryBenchmark = z.output<typeof SalaryBenchmark>;

export const JobDetail = Job.extend({
  statusHistory: z.array(StatusMove).meta({ description: "Every status change, oldest first." }),
  salaryBenchmark: SalaryBenchmark.nullable().meta({
    description:
      "Pay benchmark; null if the job has no role, or if its role or city is not in the catalog.",
  }),
}).meta({ id: "JobDetail" });
export type JobDetail = z.output<typeof JobDetail>;

export const JobsQuery = z.object({
  status: SomeOf(jobStatuses).meta({
    description: "One or more statuses, comma-separated.",
    example: "applied,screening",
    param: commaSeparated,
  }),
  company: CompanyFilter,
  q: SearchText.meta({
    description: `Search words. Each must be the beginning of a word in the company, title, location or notes. ${searchRule}`,
    example: "engineer",
  }),
  ...PageQuery,
});
export type JobsQuery = z.output<typeof JobsQuery>;

export const JobsPage = z.strictObject({ jobs: z.array(Job), ...PageDetails });
export type JobsPage = z.output<typeof JobsPage>;
