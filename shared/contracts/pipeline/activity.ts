import * as z from "zod";
import { activityTypes } from "../../../schema/pipeline.ts";
import { commaSeparated } from "../list.ts";
import { ContactId, InstantInput, JobId, Notes, RangeBound } from "./fields.ts";
import { PageQuery, SomeOf } from "./list.ts";

export const ActivityType = z
  .enum(activityTypes)
  .meta({ description: "Type of activity.", example: "call" });

export const CreateActivityBody = z.strictObject({
  type: ActivityType,
  jobId: JobId.nullable().optional(),
  contactId: ContactId.nullable().optional(),
  notes: Notes.nullable().optional(),
  occurredAt: InstantInput.optional().meta({
    description: "When the activity happened; defaults to now.",
    example: "2026-11-20T15:30:00Z",
  }),
});
export type CreateActivityBody = z.output<typeof CreateActivityBody>;

export const ActivitiesQuery = z.object({
  jobId: JobId.optional().meta({ description: "Only activities of this job." }),
  contactId: ContactId.optional().meta({ description: "Only activities with this contact." }),
  type: SomeOf(activityTypes).meta({
    description: "One or more types, comma-separated.",
    example: "call,email",
    param: commaSeparated,
  }),
  from: RangeBound("from").meta({
    description: "Start of the time range, inclusive: a date (UTC) or an instant.",
    example: "2026-11-01",
  }),
  to: RangeBound("to").meta({
    description: "End of the time range, inclusive: a date (UTC) or an instant.",
    example: "2026-11-30",
  }),
  ...PageQuery,
});
export type ActivitiesQuery = z.output<typeof ActivitiesQuery>;
