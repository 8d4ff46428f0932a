import * as z from "zod";
import { jobStatuses } from "../../../schema/pipeline.ts";
import { IsoDate } from "../common.ts";
import { JobId } from "./fields.ts";

const count = z.int().min(0);

export const PipelineCounts = z
  .strictObject({
    total: count.meta({ description: "All jobs.", example: 12 }),
    byStatus: z
      .record(z.enum(jobStatuses), count)
      .meta({ description: "Jobs in each status, those without any included." }),
    responseRate: z.number().min(0).max(1).meta({
      description:
        "Of the jobs ever applied to, the share that ever reached screening, interviewing or an offer. A job that was answered counts as applied to, and an acceptance as an offer. 0 as long as none was applied to.",
      example: 0.25,
    }),
    avgDaysInStatus: z.number().min(0).meta({
      description:
        "Mean days that the jobs which are still open have been in their status; 0 without any.",
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
  type: z.enum(["offer", "accepted"]),
  company: z.string(),
  role: z.string(),
  date: IsoDate,
});
export type Win = z.output<typeof Win>;

export const PipelineSummary = z
  .strictObject({
    summary: PipelineCounts,
    needsAttention: z.array(Attention).meta({
      description:
        "Jobs applied to 7 days ago or interviewing for 5 days without activity since, and offers of 3 days: the longest silent first, at most 25.",
    }),
    recentWins: z.array(Win).meta({
      description: "Offers and acceptances of the last 30 days, the latest first, at most 25.",
    }),
  })
  .meta({ id: "PipelineSummary" });
export type PipelineSummary = z.output<typeof PipelineSummary>;
