import * as z from "zod/mini";
import { activityTypes } from "../../../schema/pipeline.ts";
import { commaSeparated } from "../list.ts";
import { withMeta } from "../with-meta.ts";
import { ContactId, Id, InstantInput, JobId, Notes, RangeBound } from "./fields.ts";
import { PageQuery, SomeOf } from "./list.ts";

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
});
export type UpdateActivityBody = z.output<typeof UpdateActivityBody>;

export const ActivityParams = z.object({ id: ActivityId });

export const ActivitiesQuery = z.object({
  jobId: withMeta(z.optional(JobId), { description: "Only activities of this job." }),
  contactId: withMeta(z.optional(ContactId), { description: "Only activities with this contact." }),
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
