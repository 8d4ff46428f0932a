import * as z from "zod/mini";
import { jobStatuses } from "../../../schema/pipeline.ts";
import { CitySlug, RoleSlug } from "../common.ts";
import { commaSeparated } from "../list.ts";
import { withMeta } from "../with-meta.ts";
import { ContactId, JobId, Line, Links, Name, Notes, WebUrl } from "./fields.ts";
import { CompanyFilter, PageQuery, SearchText, SomeOf, searchRule } from "./list.ts";
import { Rounds } from "./round.ts";

export const JobStatus = withMeta(z.enum(jobStatuses), {
  description: "Status of the job. Every change from one status to another is allowed.",
  example: "applied",
});
export type JobStatus = z.infer<typeof JobStatus>;

export const salary = withMeta(z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000))), {
  description: "Annual amount in whole units of `currency`.",
  example: 150_000,
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
});

/** Adds the check that `salaryMin` is not greater than `salaryMax`. */
export function checkRange<
  Body extends z.ZodMiniType<{ salaryMin?: unknown; salaryMax?: unknown }>,
>(body: Body): Body {
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
  z.strictObject({ company, title, status: JobStatus, ...z.partial(z.object(details)).shape }),
);
export type CreateJobBody = z.output<typeof CreateJobBody>;

export const UpdateJobBody = checkRange(
  z.strictObject({
    ...z.partial(z.object({ company, title, ...details })).shape,
    status: z.optional(
      z.never({ error: "a change with POST /api/mcp/jobs/{id}/status, not here" }),
    ),
  }),
);
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
