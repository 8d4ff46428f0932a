/** Activities in words, for pages and tools. */
import type { ActivityType } from "#schema/activity-types.ts";
import { maxNotes, pageLine, parts, shortText, time } from "#shared/contract/words.ts";
import type { ActivitiesPage, Activity } from "./activity.response.ts";

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

function activityLine({ id, type, occurredAt, jobId, contactId, notes }: Activity) {
  const about = notes === null ? "" : `: ${shortText(notes, maxNotes)}`;
  return `${parts(`${time(occurredAt)} ${type}`, jobId, contactId)} (${id})${about}`;
}

export function activities({ activities: rows, total, nextCursor }: ActivitiesPage): string[] {
  const page = pageLine({
    ...{ shown: rows.length, total, more: nextCursor && `cursor ${nextCursor}` },
    ...{ one: "activity", many: "activities", ifNone: "log_activity records one." },
  });
  return [page, ...rows.map(activityLine)];
}

export function activity(record: Activity): string[] {
  return [`Logged: ${activityLine(record)}`];
}
