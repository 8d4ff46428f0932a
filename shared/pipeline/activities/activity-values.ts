import { wallTime } from "#shared/core/wall-time.ts";
import { instantText, orAbsent, orNull } from "#shared/html/app-forms/form-state.ts";
import type { Activity } from "./activity.response.ts";

/** The zone of the form's time, and the time that it showed, are sent along. */
export const activityFields = ["type", "notes", "occurredAt", "timeZone", "occurredWas"] as const;
export type ActivityField = (typeof activityFields)[number];
type ActivityValues = Readonly<Record<ActivityField, string>>;

export const activityLabels = { type: "What happened", notes: "Notes", occurredAt: "When" };

export function emptyActivity(timeZone: string): ActivityValues {
  return { type: "note", notes: "", occurredAt: "", timeZone, occurredWas: "" };
}

/** The typed values as a body of the API. An activity without a time happened now. */
export function activityBody(values: ActivityValues) {
  const { type, notes, timeZone, occurredWas } = values;
  const at = orAbsent(values.occurredAt);
  return {
    type,
    notes: orNull(notes.replaceAll("\r\n", "\n")),
    ...(at === undefined ? {} : { occurredAt: instantText(at, timeZone, occurredWas) }),
  };
}

export function valuesOfActivity(activity: Activity, timeZone: string): ActivityValues {
  const { type, notes, occurredAt } = activity;
  return {
    type,
    notes: notes ?? "",
    occurredAt: wallTime(Date.parse(occurredAt), timeZone),
    timeZone,
    occurredWas: occurredAt,
  };
}
