/** Export and import of a whole pipeline. */
import * as z from "zod/mini";
import { postingSources } from "#schema/pipeline.ts";
import { IntegerParameter } from "#shared/contract/list-fields.ts";
import { InstantInput, Lines, WebUrl } from "#shared/contract/pipeline-fields.ts";
import { PageQuery } from "#shared/contract/pipeline-list-fields.ts";
import { Format } from "#shared/contract/table-formats.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { CreateActivityBody } from "../activities/activity.request.ts";
import { CreateEventBody } from "../calendar/calendar.request.ts";
import { CreateContactBody } from "../contacts/contact.request.ts";
import { CreateJobBody, checkPay, JobStatus } from "../jobs/job.request.ts";
import { AccountActionBody } from "../moods/profile.request.ts";
import { ImportColumns } from "./import-columns.ts";

/** Maximum rows of one import, and therefore of one part of an export. */
export const maxRows = 5_000;

/** Maximum status changes of one imported job. */
export const maxStatusChanges = 10_000;

export const ExportQuery = z.object({
  limit: withMeta(z._default(IntegerParameter({ min: 1, max: maxRows }), maxRows), {
    description: "Maximum number of rows per part, in all lists together.",
    example: maxRows,
    override: { type: "integer", minimum: 1, maximum: maxRows, default: maxRows },
  }),
  cursor: withMeta(PageQuery.cursor, {
    description: "Returns the next part: `nextCursor` of the previous one.",
    example: "MTlhNHY5by4xZGs0cXEy",
  }),
  format: Format,
});
export type ExportQuery = z.output<typeof ExportQuery>;

export const ExportId = withMeta(
  z.string().check(z.maxLength(20), z.regex(/^exp_[0-9a-f]{16}$/, "the exportId of an export")),
  {
    description: "Id of the export, the same in all of its parts.",
    example: "exp_5d41402abc4b2a76",
  },
);

export const PartNumber = withMeta(z.int().check(z.minimum(1), z.maximum(3_000)), {
  description: "Number of the part, from 1.",
  example: 1,
});

const rows = (what: string) =>
  withMeta(z._default(z.array(z.unknown()), []), {
    description: `${what} in the format of an export; fields may be omitted.`,
    // The limit applies to all lists together and is checked after parsing; here it only documents.
    override: { maxItems: maxRows },
  });

export const importLists = ["jobs", "contacts", "activities", "events", "moodCheckins"] as const;
export type ImportList = (typeof importLists)[number];

/** Rows are validated one by one, so that each can be reported on. */
export const ImportBody = z.strictObject({
  version: z.optional(z.literal(1)),
  exportId: withMeta(z.optional(ExportId), {
    description:
      "The `exportId` of the export. With it, a part may link to records of earlier parts, and a row with an id is never imported twice, in any list.",
  }),
  part: z.optional(PartNumber),
  exportedAt: z.optional(z.string().check(z.maxLength(40))),
  nextCursor: z.optional(z.nullable(z.string().check(z.maxLength(400)))),
  jobs: rows("Jobs"),
  contacts: rows("Contacts"),
  activities: rows("Activities"),
  events: rows("Calendar events"),
  moodCheckins: rows("Mood check-ins"),
});
export type ImportBody = z.output<typeof ImportBody>;

/** An id within the file, which links between rows refer to. */
const fileId = z.optional(z.string().check(z.minLength(1), z.maxLength(64)));
const derived = z.optional(z.unknown());

/** A date means its start (UTC). */
const Moment = z.union(
  [
    z.pipe(
      z.iso.date(),
      z.transform((day) => Date.parse(day)),
    ),
    InstantInput,
  ],
  {
    error: "a date, or an ISO 8601 instant with an offset",
  },
);

const words = z.nullable(Lines(300));

/** A posting that was read before the job was exported. */
const ImportPosting = z.strictObject({
  url: WebUrl,
  source: z.enum(postingSources),
  title: Lines(300),
  company: Lines(300),
  location: words,
  description: z.nullable(Lines(30_000)),
  isCut: z.boolean(),
  pay: words,
  postedAt: z.nullable(Moment),
  readAt: Moment,
});

/** Pay for a doubtful period is no reason to leave out a job: its page asks about it. */
export const ImportJob = checkPay(
  z.strictObject({
    ...CreateJobBody.shape,
    id: fileId,
    status: z.optional(JobStatus),
    statusHistory: z.optional(
      z
        .array(z.strictObject({ status: JobStatus, previousStatus: derived, changedAt: Moment }))
        .check(z.minLength(1), z.maxLength(maxStatusChanges)),
    ),
    createdAt: z.optional(Moment),
    updatedAt: z.optional(Moment),
    posting: z.optional(z.nullable(ImportPosting)),
    role: derived,
    statusChangedAt: derived,
    appliedAt: derived,
  }),
  { asks: false },
);
export type ImportJob = z.output<typeof ImportJob>;

export const ImportContact = z.strictObject({
  ...CreateContactBody.shape,
  id: fileId,
  lastContactedAt: z.optional(z.nullable(Moment)),
  createdAt: z.optional(Moment),
  updatedAt: z.optional(Moment),
});
export type ImportContact = z.output<typeof ImportContact>;

export const ImportActivity = z.strictObject({
  ...CreateActivityBody.shape,
  id: fileId,
  createdAt: z.optional(Moment),
  updatedAt: z.optional(Moment),
});
export type ImportActivity = z.output<typeof ImportActivity>;

export const ImportEvent = z.safeExtend(CreateEventBody, {
  id: fileId,
  /** What an export says; rounds are imported with their jobs. */
  round: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  createdAt: z.optional(Moment),
  updatedAt: z.optional(Moment),
});
export type ImportEvent = z.output<typeof ImportEvent>;

export const ImportMoodCheckin = z.strictObject({
  ...AccountActionBody.shape,
  action: z.optional(AccountActionBody.shape.action),
  id: fileId,
  createdAt: z.optional(Moment),
});
export type ImportMoodCheckin = z.output<typeof ImportMoodCheckin>;

export const ImportQuery = z.object({
  dryRun: withMeta(z._default(z.enum(["true", "false"]), "false"), {
    description: "`true` validates every row, reports the result and imports nothing.",
    example: "true",
  }),
  columns: ImportColumns,
});
