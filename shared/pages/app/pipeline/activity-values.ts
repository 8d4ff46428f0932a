import type { Activity } from "../../../contracts/responses/pipeline/activity.ts";
import { instant } from "../../../core/instant.ts";
import { instantOfWallTime, wallTime } from "../../../core/wall-time.ts";
import { orAbsent, orNull } from "./form-state.ts";

export const activityFields = ["type", "notes", "occurredAt"] as const;
export type ActivityField = (typeof activityFields)[number];
export type ActivityValues = Readonly<Record<ActivityField, string>>;

export const activityLabels: Readonly<Record<ActivityField, string>> = {
  type: "What happened",
  notes: "Notes",
  occurredAt: "When (UTC)",
};

export const emptyActivity: ActivityValues = { type: "note", notes: "", occurredAt: "" };

/** What was typed, as a body of the API. Without a time it happened now. */
export function activityBody({ type, notes, occurredAt }: ActivityValues) {
  const at = orAbsent(occurredAt);
  return {
    type,
    notes: orNull(notes.replaceAll("\r\n", "\n")),
    ...(at === undefined ? {} : { occurredAt: instantText(at, "UTC") }),
  };
}

/** A time as typed, as an instant of the API; text that is none is kept, so that it is refused. */
export function instantText(text: string, timeZone: string): string {
  const at = instantOfWallTime(text, timeZone);
  return at === null ? text : instant(at);
}

export function valuesOfActivity({ type, notes, occurredAt }: Activity): ActivityValues {
  return { type, notes: notes ?? "", occurredAt: wallTime(Date.parse(occurredAt), "UTC") };
}
