import * as z from "zod";
import { jobStatuses } from "../../../schema/pipeline.ts";
import { CitySlug, Dollars, RoleSlug } from "../common.ts";
import { commaSeparated } from "../list.ts";
import { ContactId, Instant, JobId, Line, Links, Name, Notes, WebUrl } from "./fields.ts";
import { CompanyFilter, PageDetails, PageQuery, SearchText, SomeOf, searchRule } from "./list.ts";

export const JobStatus = z.enum(jobStatuses).meta({
  description: "Where the job stands. Any status may move to any other.",
  example: "applied",
});
export type JobStatus = z.infer<typeof JobStatus>;

const salary = z
  .int()
  .min(0)
  .max(1_000_000_000)
  .nullable()
  .meta({ description: "Whole units of `currency` per year.", example: 150_000 });

const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, "an ISO 4217 code of three capital letters")
  .meta({ description: "ISO 4217 code.", example: "USD" });

/** What a caller may say of a job beside its status. */
const details = {
  url: WebUrl.nullable().meta({
    description: "The posting.",
    example: "https://example.com/jobs/42",
  }),
  location: Name.nullable().meta({
    description: "As the posting names it.",
    example: "Austin, TX",
  }),
  salaryMin: salary,
  salaryMax: salary,
  currency: Currency,
  notes: Notes.nullable(),
  source: Name.nullable().meta({ description: "Where the job was found.", example: "referral" }),
  roleSlug: RoleSlug.nullable().meta({
    description:
      "The role of the salary catalog. Where it is never said, it is found from the title, or null where no title of the catalog is meant without doubt. What is said must be in the catalog and stays, whatever the title becomes; null says that there is none.",
    example: "software-engineer",
  }),
  citySlug: CitySlug.nullable().meta({
    description:
      "The city of the salary catalog. Where it is never said, it is found from the location; null for remote work, several places and places that the catalog does not have. What is said must be in the catalog and stays; null says that there is none.",
    example: "austin",
  }),
  contactIds: Links(ContactId, "contacts"),
};

const company = Name.meta({ description: "The employer.", example: "Acme" });
const title = Line(200).meta({ description: "The position.", example: "Software Engineer" });

/** Refuses a salary range that ends before it starts. */
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

/** What is wrong with a `salaryMax` below `salaryMin`, and what would be right. */
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
    status: z.never({ error: "a move by POST /api/mcp/jobs/{id}/status, not here" }).optional(),
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
    role: z.string().meta({ description: "The title, by the name that summaries use." }),
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
    appliedAt: Instant.nullable().meta({ description: "First move to `applied`." }),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: "Job" });
export type Job = z.output<typeof Job>;

export const StatusMove = z
  .strictObject({
    status: JobStatus,
    previousStatus: JobStatus.nullable().meta({ description: "Null for the first status." }),
    changedAt: Instant,
  })
  .meta({ id: "StatusMove" });

export const SalaryBenchmark = z
  .strictObject({
    low: Dollars.nullable().meta({ description: "25th percentile; null where none is published." }),
    median: Dollars,
    high: Dollars.nullable().meta({
      description: "75th percentile; null where none is published.",
    }),
    dataPointId: z.string().meta({
      description: "By which `lineage` of the Salary Data API explains the figures.",
      example: "dp_MXxlfDIwMjYuMg",
    }),
    verdict: z.enum(["below", "within", "above"]).nullable().meta({
      description:
        "Where the middle of the job's salary range, or the end of it that is known, lies: below `low`, above `high`, or within. Null where the job states no salary in USD.",
      example: "within",
    }),
  })
  .meta({
    id: "SalaryBenchmark",
    description:
      "What the job's role pays in its city, or in the nation where the job has no city, as `calculate` estimates it for the level that the title names (junior, senior, staff, II, …), else for mid level.",
  });
export type SalaryBenchmark = z.output<typeof SalaryBenchmark>;

export const JobDetail = Job.extend({
  statusHistory: z.array(StatusMove).meta({ description: "Every move, the oldest first." }),
  salaryBenchmark: SalaryBenchmark.nullable().meta({
    description:
      "Null where the job has no role, or a role or city that the catalog does not have.",
  }),
}).meta({ id: "JobDetail" });
export type JobDetail = z.output<typeof JobDetail>;

export const JobsQuery = z.object({
  status: SomeOf(jobStatuses).meta({
    description: "One status or several, comma-separated.",
    example: "applied,screening",
    param: commaSeparated,
  }),
  company: CompanyFilter,
  q: SearchText.meta({
    description: `Words, each of which begins a word of the company, the title, the location or the notes. ${searchRule}`,
    example: "engineer",
  }),
  ...PageQuery,
});
export type JobsQuery = z.output<typeof JobsQuery>;

export const JobsPage = z.strictObject({ jobs: z.array(Job), ...PageDetails });
export type JobsPage = z.output<typeof JobsPage>;
