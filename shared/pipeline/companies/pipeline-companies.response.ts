import * as z from "zod";
import { closedStatuses } from "../../../schema/job-statuses.ts";
import { Instant, PageDetails } from "../../contract/pipeline-fields.response.ts";
import { JobId } from "../../contract/pipeline-fields.ts";
import { DataPointId } from "../../contract/reference.response.ts";
import { Dollars } from "../../contract/salary-fields.response.ts";
import { makeRecord } from "../../core/make-record.ts";
import { JobStatus } from "../jobs/job.request.ts";
import { maxCompanyItems } from "./pipeline-companies.request.ts";

const count = z.int().min(0);
const days = z.number().min(0);
const Percentile = Dollars.nullable().meta({
  description: "USD per year; null with fewer than 5 filings, or fewer than 20 for p10 and p90.",
});

export const CompanyMemory = z
  .strictObject({
    company: z.string().meta({ description: "Name, as in the latest job.", example: "Acme" }),
    jobs: count.meta({ description: "Jobs of this company." }),
    applied: count.meta({
      description:
        "Jobs that were applied to, or that a response implies an application for, as in `responseRate`.",
    }),
    silence: z
      .strictObject({
        jobs: count,
        longestDays: days.nullable().meta({ description: "Days since the oldest of them." }),
      })
      .meta({ description: "Open applications that the company has not answered." }),
    answers: z
      .strictObject({
        jobs: count,
        medianDays: days.nullable(),
        fastestDays: days.nullable(),
        slowestDays: days.nullable(),
      })
      .meta({
        description:
          "Applications that were answered, and after how many days: with a screening, an interview, an offer or a rejection, whichever came first. An answer with the instant of its application, as an import can have it, is not counted.",
      }),
    outcomes: z
      .strictObject({
        open: count,
        offers: count.meta({ description: "Jobs that reached an offer at any time." }),
        ...makeRecord(closedStatuses, () => count),
      })
      .meta({ description: "Jobs by their current status, and offers." }),
    reposts: z
      .array(
        z.strictObject({
          title: z.string(),
          times: z.int().min(2),
          firstAddedAt: Instant,
          lastAddedAt: Instant,
        }),
      )
      .meta({ description: `Titles that were added more than once, at most ${maxCompanyItems}.` }),
    recentJobs: z
      .array(
        z.strictObject({
          id: JobId,
          title: z.string(),
          status: JobStatus,
          appliedAt: Instant.nullable(),
          createdAt: Instant,
        }),
      )
      .meta({ description: `The latest jobs, at most ${maxCompanyItems}.` }),
    filings: z
      .strictObject({
        slug: z.string().meta({ example: "google" }),
        name: z.string().meta({ example: "Google" }),
        certifiedFilings: count,
        filedPay: z.strictObject({
          p10: Percentile,
          p25: Percentile,
          median: Percentile,
          p75: Percentile,
          p90: Percentile,
          filings: count,
        }),
        dataPointId: DataPointId,
      })
      .nullable()
      .meta({
        description:
          "What the company has filed for workers on H-1B, H-1B1 and E-3 visas, as in `companies` of the Salary Data API; null if it is not among those.",
      }),
  })
  .meta({ id: "CompanyMemory" });
export type CompanyMemory = z.output<typeof CompanyMemory>;

export const CompanyMemoryPage = z
  .strictObject({ companies: z.array(CompanyMemory), ...PageDetails })
  .meta({ id: "CompanyMemoryList" });
export type CompanyMemoryPage = z.output<typeof CompanyMemoryPage>;
