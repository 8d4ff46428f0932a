import * as z from "zod";
import { closedStatuses } from "#schema/job-statuses.ts";
import { Instant, PageDetails } from "#shared/contract/pipeline-fields.response.ts";
import { JobId } from "#shared/contract/pipeline-fields.ts";
import { DataPointId, Dollars } from "#shared/contract/salary-fields.response.ts";
import { makeRecord } from "#shared/core/make-record.ts";
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
        certifiedFilings: count.nullable().meta({
          description: "FY2022 to FY2025; null if the counts do not list the company.",
        }),
        recent: z
          .strictObject({
            period: z.string().meta({ example: "October 2025 to March 2026" }),
            filings: count,
            occupations: z.array(
              z.strictObject({
                title: z.string().meta({ example: "Software Developers" }),
                employer: z.string().meta({ description: "Name on the filings." }),
                filings: count,
                median: Dollars.meta({
                  description: "Median of the lowest wage offered, in USD per year.",
                }),
                survey: z
                  .strictObject({
                    median: Dollars,
                    referencePeriod: z.string().meta({ example: "May 2025" }),
                  })
                  .nullable()
                  .meta({
                    description:
                      "The survey's national median of all workers of the occupation, in USD per year; null if it publishes none.",
                  }),
              }),
            ),
          })
          .meta({
            description:
              "The occupations that it filed for most, at most five, among those of which it is one of the employers with the most filings.",
          }),
        filedPay: z.strictObject({
          p10: Percentile,
          p25: Percentile,
          median: Percentile,
          p75: Percentile,
          p90: Percentile,
          filings: count,
          period: z.string().meta({ example: "October to December 2023" }),
        }),
        dataPointId: DataPointId,
      })
      .nullable()
      .meta({
        description:
          "Base pay that the company has filed for workers on visas, as in `companies` of the Salary Data API: the lower end of what it offered, not everybody's pay. Null for a company with fewer than ten filings.",
      }),
  })
  .meta({ id: "CompanyMemory" });
export type CompanyMemory = z.output<typeof CompanyMemory>;

export const CompanyMemoryPage = z
  .strictObject({ companies: z.array(CompanyMemory), ...PageDetails })
  .meta({ id: "CompanyMemoryList" });
export type CompanyMemoryPage = z.output<typeof CompanyMemoryPage>;
