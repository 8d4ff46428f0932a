import * as z from "zod/mini";
import { activityTypes } from "#schema/activity-types.ts";
import { commaSeparated } from "#shared/contract/list-fields.ts";
import {
  ContactId,
  Day,
  Id,
  InstantInput,
  JobId,
  Notes,
  RangeBound,
} from "#shared/contract/pipeline-fields.ts";
import { PageQuery, SomeOf } from "#shared/contract/pipeline-list-fields.ts";
import { repeatedByAll } from "#shared/contract/sent-back.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const ActivityType = withMeta(z.enum(activityTypes), {
  description: "Type of activity.",
  example: "call",
});

export const ActivityId = Id("act_", "an activity");

const details = {
  jobId: z.optional(z.nullable(JobId)),
  contactId: z.optional(z.nullable(ContactId)),
  notes: z.optional(z.nullable(Notes)),
};

export const CreateActivityBody = z.strictObject({
  type: ActivityType,
  ...details,
  occurredAt: withMeta(z.optional(InstantInput), {
    description: "When the activity happened; defaults to now.",
    example: "2026-11-20T15:30:00Z",
  }),
});
export type CreateActivityBody = z.output<typeof CreateActivityBody>;

export const UpdateActivityBody = z.strictObject({
  type: z.optional(ActivityType),
  ...details,
  occurredAt: z.optional(InstantInput),
  ...repeatedByAll,
});
export type UpdateActivityBody = z.output<typeof UpdateActivityBody>;

export const ActivityParams = z.object({ id: ActivityId });

export const ActivitiesQuery = z.object({
  jobId: withMeta(z.optional(JobId), { description: "Only activities of this job." }),
  job: withMeta(z.optional(JobId), { description: "The same as `jobId`." }),
  contactId: withMeta(z.optional(ContactId), { description: "Only activities with this contact." }),
  contact: withMeta(z.optional(ContactId), { description: "The same as `contactId`." }),
  date: withMeta(z.optional(Day), {
    description: "Only activities of this day (UTC); for a range, send `from` and `to` instead.",
    example: "2026-11-20",
  }),
  type: withMeta(SomeOf(activityTypes), {
    description: "One or more types, comma-separated.",
    example: "call,email",
    param: commaSeparated,
  }),
  from: withMeta(RangeBound("from"), {
    description: "Start of the time range, inclusive: a date (UTC) or an instant.",
    example: "2026-11-01",
  }),
  to: withMeta(RangeBound("to"), {
    description: "End of the time range, inclusive: a date (UTC) or an instant.",
    example: "2026-11-30",
  }),
  ...PageQuery,
});
export type ActivitiesQuery = z.output<typeof ActivitiesQuery>;
