/** Export and import of a whole pipeline. */
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
  statusHistory: z.array(StatusMove).meta({ description: "Every status change, oldest first." }),
}).meta({ id: "ExportedJob" });
export type ExportedJob = z.output<typeof ExportedJob>;

/** Maximum rows of one import, and therefore of one part of an export. */
export const maxRows = 5_000;

/** Maximum status changes of one imported job. */
export const maxStatusChanges = 10_000;

export const ExportQuery = z.object({
  limit: IntegerParameter({ min: 1, max: maxRows })
    .default(maxRows)
    .meta({
      description: "Maximum number of rows per part, in all lists together.",
      example: maxRows,
      override: { type: "integer", minimum: 1, maximum: maxRows, default: maxRows },
    }),
  cursor: PageQuery.cursor.meta({
    description: "Returns the next part: `nextCursor` of the previous one.",
    example: "MTlhNHY5by4xZGs0cXEy",
  }),
});
export type ExportQuery = z.output<typeof ExportQuery>;

const ExportId = z
  .string()
  .max(20)
  .regex(/^exp_[0-9a-f]{16}$/, "the exportId of an export")
  .meta({
    description: "Id of the export, the same in all of its parts.",
    example: "exp_5d41402abc4b2a76",
  });

const part = z
  .int()
  .min(1)
  .max(3_000)
  .meta({ description: "Number of the part, from 1.", example: 1 });

export const PipelineExport = z
  .strictObject({
    version: z.literal(1),
    exportId: ExportId,
    part,
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

const rows = (what: string) =>
  z
    .array(z.unknown())
    .default([])
    .meta({
      description: `${what} in the format of an export; fields may be omitted.`,
      // The limit applies to all lists together and is checked after parsing; here it only documents.
      override: { maxItems: maxRows },
    });

export const importLists = ["jobs", "contacts", "activities", "events", "moodCheckins"] as const;
export type ImportList = (typeof importLists)[number];

/** Rows are validated one by one, so that each can be reported on. */
export const ImportBody = z.strictObject({
  version: z.literal(1).optional(),
  exportId: ExportId.optional().meta({
    description:
      "The `exportId` of the export. With it, a part may link to records of earlier parts, and a row with an id is never imported twice, in any list.",
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

/** An id within the file, which links between rows refer to. */
const fileId = z.string().min(1).max(64).optional();
const derived = z.unknown().optional();

/** A date means its start (UTC). */
const Moment = z.union([z.iso.date().transform((day) => Date.parse(day)), InstantInput], {
  error: "a date, or an ISO 8601 instant with an offset",
});

export const ImportJob = checkRange(
  z.strictObject({
    ...CreateJobBody.shape,
    id: fileId,
    status: JobStatus.optional(),
    statusHistory: z
      .array(z.strictObject({ status: JobStatus, previousStatus: derived, changedAt: Moment }))
      .min(1)
      .max(maxStatusChanges)
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
    description: "`true` validates every row, reports the result and imports nothing.",
    example: "true",
  }),
});

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
          problems: z.array(z.strictObject({ field: z.string(), message: z.string() })),
        }),
      )
      .optional()
      .meta({ description: "Only in a dry run: a report on every row." }),
  })
  .meta({ id: "ImportReport" });
export type ImportReport = z.output<typeof ImportReport>;
