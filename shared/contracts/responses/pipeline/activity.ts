import * as z from "zod";
import { ActivityType } from "../../pipeline/activity.ts";
import { ContactId, Id, JobId } from "../../pipeline/fields.ts";
import { Instant } from "./fields.ts";
import { PageDetails } from "./list.ts";

export const Activity = z
  .strictObject({
    id: Id("act_", "an activity"),
    type: ActivityType,
    jobId: z.nullable(JobId),
    contactId: z.nullable(ContactId),
    notes: z.string().nullable(),
    occurredAt: Instant,
    createdAt: Instant,
  })
  .meta({ id: "Activity" });
export type Activity = z.output<typeof Activity>;

export const ActivitiesPage = z.strictObject({ activities: z.array(Activity), ...PageDetails });
export type ActivitiesPage = z.output<typeof ActivitiesPage>;
