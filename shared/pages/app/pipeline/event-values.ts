import type { CalendarEvent } from "../../../contracts/responses/pipeline/calendar.ts";
import { wallTime } from "../../../core/wall-time.ts";
import { instantText } from "./activity-values.ts";
import { orAbsent, orNull } from "./form-state.ts";

export const eventFields = [
  "type",
  "title",
  "startsAt",
  "endsAt",
  "timeZone",
  "location",
  "notes",
] as const;
export type EventField = (typeof eventFields)[number];
export type EventValues = Readonly<Record<EventField, string>>;

export const eventLabels: Readonly<Record<EventField, string>> = {
  type: "Kind",
  title: "Title",
  startsAt: "Starts",
  endsAt: "Ends",
  timeZone: "Time zone",
  location: "Place, or a link to join",
  notes: "Notes",
};

export const emptyEvent: EventValues = {
  ...{ type: "interview", title: "", startsAt: "", endsAt: "" },
  ...{ timeZone: "UTC", location: "", notes: "" },
};

/** What was typed, as a body of the API: times are in the event's own zone. */
export function eventBody({ type, title, timeZone, ...values }: EventValues) {
  const zone = orAbsent(timeZone.trim()) ?? "UTC";
  const [startsAt, endsAt] = [orAbsent(values.startsAt), orNull(values.endsAt)];
  return {
    type,
    title: orAbsent(title) ?? "",
    startsAt: startsAt === undefined ? "" : instantText(startsAt, zone),
    endsAt: endsAt === null ? null : instantText(endsAt, zone),
    timeZone: zone,
    location: orNull(values.location),
    notes: orNull(values.notes.replaceAll("\r\n", "\n")),
  };
}

export function valuesOfEvent(event: CalendarEvent): EventValues {
  const { type, title, startsAt, endsAt, timeZone, location, notes } = event;
  return {
    type,
    title,
    timeZone,
    startsAt: wallTime(Date.parse(startsAt), timeZone),
    endsAt: endsAt === null ? "" : wallTime(Date.parse(endsAt), timeZone),
    location: location ?? "",
    notes: notes ?? "",
  };
}
