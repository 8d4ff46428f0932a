import * as z from "zod";
import { endings, stages } from "#schema/job-statuses.ts";
import { RoleSlug } from "#shared/contract/salary-fields.ts";
import { makeRecord } from "#shared/core/make-record.ts";
import { maxGroups, minRated } from "./funnel.request.ts";

const count = z.int().min(0);

const stage = {
  stage: z.enum(stages),
  reached: count.meta({
    description: "Jobs that reached this stage or a later one at any time; in `saved`, all jobs.",
    example: 12,
  }),
  rate: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta({
      description: `\`reached\` divided by \`reached\` of the stage before; null for the first stage and if ${minRated} or fewer jobs reached the stage before.`,
      example: 0.4167,
    }),
};

const FunnelStage = z.strictObject(stage).meta({ id: "FunnelStage" });

const Groups = <Key extends z.ZodRawShape>(key: Key, what: string) =>
  z.array(z.strictObject({ ...key, stages: z.array(FunnelStage) })).meta({
    description: `The funnel of each ${what}, at most ${maxGroups}.`,
  });

export const Funnel = z
  .strictObject({
    stages: z
      .array(
        z
          .strictObject({
            ...stage,
            open: count.meta({ description: "Jobs that went no further and are open." }),
            ...makeRecord(endings, (status) =>
              count.meta({ description: `Jobs that went no further and were ${status}.` }),
            ),
          })
          .meta({ id: "FunnelStageWithEnds" }),
      )
      .meta({ description: "All jobs, stage by stage." }),
    bySource: Groups(
      { source: z.string().nullable().meta({ description: "Null for jobs without a source." }) },
      "source, the largest first",
    ),
    byRole: Groups(
      { roleSlug: z.nullable(RoleSlug).meta({ description: "Null for jobs without a role." }) },
      "role, the largest first",
    ),
    byMonth: Groups(
      {
        month: z.string().meta({
          description:
            "Month (UTC) of the application, or of the first response without one; of being added for jobs that were never applied to.",
          example: "2026-11",
        }),
      },
      "month, the latest first",
    ),
  })
  .meta({ id: "PipelineFunnel" });
export type Funnel = z.output<typeof Funnel>;
