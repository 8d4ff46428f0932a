import type { ActivityType } from "#schema/activity-types.ts";

/** The words of the time line. */
export const activityWords: Readonly<Record<ActivityType, string>> = {
  application: "Application sent",
  email: "E-mail",
  call: "Call",
  meeting: "Meeting",
  interview: "Interview",
  follow_up: "Follow-up",
  note: "Note",
  offer: "Offer",
  status_change: "Status changed",
};
