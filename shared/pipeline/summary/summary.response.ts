import * as z from "zod";
import {
  type AttendedStatus,
  attended,
  attentionDays,
  jobStatuses,
  wins,
} from "#schema/job-statuses.ts";
import { JobId } from "#shared/contract/pipeline-fields.ts";
import { IsoDate } from "#shared/contract/salary-fields.ts";
import { maxItems, recentDays } from "./summary.request.ts";

const count = z.int().min(0);

export const PipelineCounts = z
  .strictObject({
    total: count.meta({ description: "Number of all jobs.", example: 12 }),
    byStatus: z
      .record(z.enum(jobStatuses), count)
      .meta({ description: "Number of jobs in each status, including 0." }),
    responseRate: z.number().min(0).max(1).meta({
      description:
        "Applications that led to a screening, an interview or an offer at any time, divided by all applications. Computed from the status history: a job that reached one of these statuses counts as an application, and an acceptance as an offer. 0 if there were no applications.",
      example: 0.25,
    }),
    avgDaysInStatus: z.number().min(0).meta({
      description:
        "Average number of days that open jobs have been in their current status; 0 if there are none.",
      example: 6.5,
    }),
  })
  .meta({ id: "PipelineCounts" });
export type PipelineCounts = z.output<typeof PipelineCounts>;

export const Attention = z.strictObject({
  jobId: JobId,
  company: z.string(),
  role: z.string(),
  reason: z.string().meta({ example: "Applied 9 days ago, and nothing has happened since." }),
  suggestion: z.string().meta({ example: "Send a follow-up." }),
});
export type Attention = z.output<typeof Attention>;

export const Win = z.strictObject({
  type: z.enum(wins),
  company: z.string(),
  role: z.string(),
  date: IsoDate,
});
export type Win = z.output<typeof Win>;

const waiting: Readonly<Record<AttendedStatus, string>> = {
  applied: "applications without activity for",
  interviewing: "interviews without activity for",
  offer: "offers that have been open for",
};

function needing(status: AttendedStatus): string {
  return `${waiting[status]} ${attentionDays[status]} days`;
}

export const PipelineSummary = z
  .strictObject({
    summary: PipelineCounts,
    needsAttention: z.array(Attention).meta({
      description: `Jobs that wait for something: ${attended.map(needing).join("; ")}. Longest inactive first, at most ${maxItems}.`,
    }),
    recentWins: z.array(Win).meta({
      description: `Jobs that moved to ${wins.map((win) => `\`${win}\``).join(" or ")} within the last ${recentDays} days, newest first, at most ${maxItems}.`,
    }),
  })
  .meta({ id: "PipelineSummary" });
export type PipelineSummary = z.output<typeof PipelineSummary>;
