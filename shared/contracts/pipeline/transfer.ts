/** Export and import of a whole pipeline. */
import * as z from "zod";
import { IntegerParameter } from "../list.ts";
import { CreateActivityBody } from "./activity.ts";
import { CreateEventBody } from "./calendar.ts";
import { CreateContactBody } from "./contact.ts";
import { InstantInput } from "./fields.ts";
import { CreateJobBody, checkRange, JobStatus } from "./job.ts";
import { PageQuery } from "./list.ts";
import { AccountActionBody } from "./me.ts";

/** Maximum rows of one import, and therefore of one part of an export. */
export const maxRows = 5_000;

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

export const ExportId = z
  .string()
  .max(20)
  .regex(/^exp_[0-9a-f]{16}$/, "the exportId of an export")
  .meta({
    description: "Id of the export, the same in all of its parts.",
    example: "exp_5d41402abc4b2a76",
  });

export const part = z
  .int()
  .min(1)
  .max(3_000)
  .meta({ description: "Number of the part, from 1.", example: 1 });

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
    description: "`true` validates every row, reports the result and imports nothing.",
    example: "true",
  }),
});
