/** A pipeline as a whole, on its way out or in. */
import * as z from "zod";
import { IntegerParameter } from "../list.ts";
import { Activity, CreateActivityBody } from "./activity.ts";
import { CalendarEvent, CreateEventBody } from "./calendar.ts";
import { Contact, CreateContactBody } from "./contact.ts";
import { Instant, InstantInput } from "./fields.ts";
import { CreateJobBody, checkRange, Job, JobStatus, StatusMove } from "./job.ts";
import { PageQuery } from "./list.ts";
import { AccountActionBody, MoodCheckin } from "./me.ts";

export const ExportedJob = Job.extend({
  statusHistory: z.array(StatusMove).meta({ description: "Every move, the oldest first." }),
}).meta({ id: "ExportedJob" });
export type ExportedJob = z.output<typeof ExportedJob>;

/** Rows of one import, and so of one part of an export. */
export const maxRows = 5_000;

export const ExportQuery = z.object({
  limit: IntegerParameter({ min: 1, max: maxRows })
    .default(maxRows)
    .meta({
      description: "Rows of a part, of all lists together.",
      example: maxRows,
      override: { type: "integer", minimum: 1, maximum: maxRows, default: maxRows },
    }),
  cursor: PageQuery.cursor.meta({
    description: "`nextCursor` of the part before.",
    example: "MTlhNHY5by4xZGs0cXEy",
  }),
});
export type ExportQuery = z.output<typeof ExportQuery>;

const ExportId = z
  .string()
  .max(20)
  .regex(/^exp_[0-9a-f]{16}$/, "the exportId of an export")
  .meta({ description: "The same in all parts of an export.", example: "exp_5d41402abc4b2a76" });

const part = z.int().min(1).max(3_000).meta({ description: "From 1.", example: 1 });

export const PipelineExport = z
  .strictObject({
    version: z.literal(1),
    exportId: ExportId,
    part,
    exportedAt: Instant.meta({ description: "When the export began: what is newer is not in it." }),
    jobs: z.array(ExportedJob),
    contacts: z.array(Contact),
    activities: z.array(Activity),
    events: z.array(CalendarEvent),
    moodCheckins: z.array(MoodCheckin),
    nextCursor: z.string().nullable().meta({
      description: "For `cursor`, where there is another part; null in the last one.",
    }),
  })
  .meta({ id: "PipelineExport" });
export type PipelineExport = z.output<typeof PipelineExport>;

const rows = (what: string) =>
  z
    .array(z.unknown())
    .default([])
    .meta({
      description: `${what}, each as the export has it or with less.`,
      // All lists together hold no more: that is looked at once they are known.
      override: { maxItems: maxRows },
    });

export const importLists = ["jobs", "contacts", "activities", "events", "moodCheckins"] as const;
export type ImportList = (typeof importLists)[number];

/** Its rows are looked at one by one, so that each can be reported on. */
export const ImportBody = z.strictObject({
  version: z.literal(1).optional(),
  exportId: ExportId.optional().meta({
    description:
      "As the export has it: its parts are then known for one, may link to the parts before, and no row that has an id is imported twice, of whatever list.",
  }),
  part: part.optional(),
  exportedAt: z.string().max(40).optional(),
  nextCursor: z.string().max(400).nullable().optional(),
  jobs: rows("Jobs"),
  contacts: rows("Contacts"),
  activities: rows("Activities"),
  events: rows("Calendar events"),
  moodCheckins: rows("Mood check-ins"),
});
export type ImportBody = z.output<typeof ImportBody>;

/** Of the file alone; links between its rows name it. */
const fileId = z.string().min(1).max(64).optional();
const derived = z.unknown().optional();

/** A day stands for its start (UTC). */
const Moment = z.union([z.iso.date().transform((day) => Date.parse(day)), InstantInput], {
  error: "a date, or an ISO 8601 instant with its offset",
});

export const ImportJob = checkRange(
  z.strictObject({
    ...CreateJobBody.shape,
    id: fileId,
    status: JobStatus.optional(),
    statusHistory: z
      .array(z.strictObject({ status: JobStatus, previousStatus: derived, changedAt: Moment }))
      .min(1)
      .max(10_000)
      .optional(),
    createdAt: Moment.optional(),
    updatedAt: Moment.optional(),
    role: derived,
    statusChangedAt: derived,
    appliedAt: derived,
  }),
);
export type ImportJob = z.output<typeof ImportJob>;

export const ImportContact = z.strictObject({
  ...CreateContactBody.shape,
  id: fileId,
  lastContactedAt: Moment.nullable().optional(),
  createdAt: Moment.optional(),
  updatedAt: Moment.optional(),
});
export type ImportContact = z.output<typeof ImportContact>;

export const ImportActivity = z.strictObject({
  ...CreateActivityBody.shape,
  id: fileId,
  createdAt: Moment.optional(),
});
export type ImportActivity = z.output<typeof ImportActivity>;

export const ImportEvent = CreateEventBody.safeExtend({
  id: fileId,
  createdAt: Moment.optional(),
});
export type ImportEvent = z.output<typeof ImportEvent>;

export const ImportMoodCheckin = z.strictObject({
  ...AccountActionBody.shape,
  action: AccountActionBody.shape.action.optional(),
  id: fileId,
  createdAt: Moment.optional(),
});
export type ImportMoodCheckin = z.output<typeof ImportMoodCheckin>;

export const ImportQuery = z.object({
  dryRun: z.enum(["true", "false"]).default("false").meta({
    description: "`true` reports on every row and imports nothing.",
    example: "true",
  }),
});

const count = z.int().min(0);

export const ImportReport = z
  .strictObject({
    dryRun: z.boolean(),
    valid: z.boolean().meta({ description: "Whether all of it can be imported." }),
    jobs: count,
    contacts: count,
    activities: count,
    events: count,
    moodCheckins: count,
    rows: z
      .array(
        z.strictObject({
          list: z.enum(importLists),
          row: count.min(1).meta({ description: "Place in its list, from 1." }),
          valid: z.boolean(),
          problems: z.array(z.strictObject({ field: z.string(), message: z.string() })),
        }),
      )
      .optional()
      .meta({ description: "Of a dry run: a report on every row." }),
  })
  .meta({ id: "ImportReport" });
export type ImportReport = z.output<typeof ImportReport>;
