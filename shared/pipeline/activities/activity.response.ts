import * as z from "zod";
import { Instant, PageDetails } from "#shared/contract/pipeline-fields.response.ts";
import { ContactId, JobId } from "#shared/contract/pipeline-fields.ts";
import { ActivityId, ActivityType } from "./activity.request.ts";

export const Activity = z
  .strictObject({
    id: ActivityId,
    type: ActivityType,
    jobId: z.nullable(JobId),
    contactId: z.nullable(ContactId),
    notes: z.string().nullable(),
    occurredAt: Instant,
    createdAt: Instant,
    updatedAt: Instant.meta({ description: "Time of the last change; at first that of creation." }),
  })
  .meta({ id: "Activity" });
export type Activity = z.output<typeof Activity>;

export const ActivitiesPage = z
  .strictObject({ activities: z.array(Activity), ...PageDetails })
  .meta({ id: "ActivityList" });
export type ActivitiesPage = z.output<typeof ActivitiesPage>;
