import * as z from "zod";
import { FieldProblem } from "#shared/contract/envelope.response.ts";
import { Instant } from "#shared/contract/pipeline-fields.response.ts";
import { Activity } from "../activities/activity.response.ts";
import { CalendarEvent } from "../calendar/calendar.response.ts";
import { Contact } from "../contacts/contact.response.ts";
import { Job, Posting, StatusMove } from "../jobs/job.response.ts";
import { MoodCheckin } from "../moods/profile.response.ts";
import { importFields } from "./import-columns.ts";
import { ExportId, importLists, PartNumber } from "./transfer.request.ts";

export const ExportedJob = Job.extend({
  posting: Posting.nullable(),
  statusHistory: z.array(StatusMove).meta({ description: "Every status change, oldest first." }),
}).meta({ id: "ExportedJob" });
export type ExportedJob = z.output<typeof ExportedJob>;

export const PipelineExport = z
  .strictObject({
    version: z.literal(1),
    exportId: ExportId,
    part: PartNumber,
    exportedAt: Instant.meta({
      description: "When the export began. Newer records are not included.",
    }),
    jobs: z.array(ExportedJob),
    contacts: z.array(Contact),
    activities: z.array(Activity),
    events: z.array(CalendarEvent),
    moodCheckins: z.array(MoodCheckin),
    nextCursor: z.string().nullable().meta({
      description: "Value for `cursor` to get the next part; null in the last one.",
    }),
  })
  .meta({ id: "PipelineExport" });
export type PipelineExport = z.output<typeof PipelineExport>;

const count = z.int().min(0);

export const ImportReport = z
  .strictObject({
    dryRun: z.boolean(),
    valid: z.boolean().meta({ description: "Whether all rows can be imported." }),
    jobs: count,
    contacts: count,
    activities: count,
    events: count,
    moodCheckins: count,
    rows: z
      .array(
        z.strictObject({
          list: z.enum(importLists),
          row: count.min(1).meta({ description: "Position in its list, from 1." }),
          valid: z.boolean(),
          problems: z.array(FieldProblem),
        }),
      )
      .optional()
      .meta({ description: "Only in a dry run: a report on every row." }),
    columns: z
      .array(
        z.strictObject({
          column: z.string(),
          field: z.enum(importFields).nullable().meta({ description: "Null if it is left out." }),
          how: z.enum(["given", "recognized", "unknown"]),
          samples: z.array(z.string()).meta({ description: "Some of its texts, at most three." }),
        }),
      )
      .optional()
      .meta({ description: "Only with the parameter `columns`: what each column is." }),
    payInNotes: z
      .array(
        z.strictObject({
          row: count.min(1).meta({ description: "Position in `jobs`, from 1." }),
          text: z.string().meta({ description: "The pay in its own words, as the notes keep it." }),
          reason: z.enum(["currency", "time", "words"]).meta({
            description:
              "What the pay does not say: its currency, whether it is for a month or a year, or base pay as an amount.",
          }),
        }),
      )
      .optional()
      .meta({
        description:
          "Only with the parameter `columns`: the first 100 rows whose pay is kept in the notes alone.",
      }),
  })
  .meta({ id: "ImportReport" });
export type ImportReport = z.output<typeof ImportReport>;
