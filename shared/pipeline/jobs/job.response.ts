import * as z from "zod";
import { postingSources } from "#schema/pipeline.ts";
import { Instant, SearchedDetails } from "#shared/contract/pipeline-fields.response.ts";
import { ContactId, JobId } from "#shared/contract/pipeline-fields.ts";
import { Dollars, Verdict } from "#shared/contract/salary-fields.response.ts";
import { CitySlug, RoleSlug } from "#shared/contract/salary-fields.ts";
import { Currency, company, JobStatus, salary, salaryPeriod, title } from "./job.request.ts";
import { RoundKind, RoundOutcome } from "./round.request.ts";

export const Posting = z
  .strictObject({
    url: z.string(),
    source: z.enum(postingSources).meta({
      description:
        "Where it was read: the public interface of a job board, what the page says for search engines (`page`), or text that a person has pasted or captured on the page (`pasted`).",
    }),
    title: z.string(),
    company: z.string(),
    location: z.string().nullable(),
    description: z.string().nullable().meta({ description: "As text, up to 30,000 characters." }),
    isCut: z.boolean().meta({ description: "Whether the description was longer." }),
    pay: z.string().nullable().meta({
      description: "The pay as posted, in words.",
      example: "120000 to 150000 USD a year",
    }),
    postedAt: Instant.nullable(),
    readAt: Instant.meta({ description: "When the posting was read." }),
  })
  .meta({
    id: "JobPosting",
    description: "A posting as it was on the day on which it was read. It never changes.",
  });
export type Posting = z.output<typeof Posting>;

export const InterviewRound = z
  .strictObject({
    kind: RoundKind,
    at: Instant.nullable().meta({ description: "When it takes or took place; null if open." }),
    with: z.string().nullable(),
    outcome: RoundOutcome,
  })
  .meta({ id: "InterviewRound" });

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
    salaryPeriod,
    currency: Currency,
    notes: z.string().nullable(),
    source: z.string().nullable(),
    roleSlug: z.nullable(RoleSlug),
    citySlug: z.nullable(CitySlug),
    contactIds: z.array(ContactId),
    rounds: z.array(InterviewRound).meta({ description: "Rounds of interviews." }),
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
    previousStatus: z.nullable(JobStatus).meta({
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
        "Position of the midpoint of the job's salary range, or of the bound that is known, as `evaluate` judges it: below `low`, above `high` or within, each with a probability of at least 0.8, else `cannot_tell`. Null if the job has no salary in USD, or one of less than 200 a year.",
      example: "within",
    }),
  })
  .meta({
    id: "SalaryBenchmark",
    description:
      "Estimated annual pay in USD of the job's role in its city, or nationwide if the job has no city, with the same figures as `calculate`. The experience level is taken from the title (junior, senior, staff, II, …); without one it is everyone's pay.",
  });
export type SalaryBenchmark = z.output<typeof SalaryBenchmark>;

export const JobFromUrl = Job.extend({ posting: Posting }).meta({ id: "JobFromUrl" });
export type JobFromUrl = z.output<typeof JobFromUrl>;

export const JobDetail = Job.extend({
  statusHistory: z.array(StatusMove).meta({ description: "Every status change, oldest first." }),
  posting: Posting.nullable().meta({
    description: "The posting that the job was added from; null if it was added otherwise.",
  }),
  salaryBenchmark: SalaryBenchmark.nullable().meta({
    description:
      "Pay benchmark; null if the job has no role, or if its role or city is not in the catalog.",
  }),
}).meta({ id: "JobDetail" });
export type JobDetail = z.output<typeof JobDetail>;

export const JobsPage = z
  .strictObject({ jobs: z.array(Job), ...SearchedDetails })
  .meta({ id: "JobList" });
export type JobsPage = z.output<typeof JobsPage>;
