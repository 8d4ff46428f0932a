import { wallTime } from "#shared/core/wall-time.ts";
import { instantText, orAbsent, orNull } from "#shared/html/app-forms/form-state.ts";
import type { CalendarEvent } from "./calendar.response.ts";

export const eventFields = [
  "type",
  "title",
  "startsAt",
  "endsAt",
  "timeZone",
  "location",
  "notes",
  // The times that the form showed.
  "startsWas",
  "endsWas",
] as const;
export type EventField = (typeof eventFields)[number];
export type ShownEventField = Exclude<EventField, "startsWas" | "endsWas">;
type EventValues = Readonly<Record<EventField, string>>;

export const eventLabels: Readonly<Record<ShownEventField, string>> = {
  type: "Kind",
  title: "Title",
  startsAt: "Starts",
  endsAt: "Ends",
  timeZone: "Time zone",
  location: "Place, or a link to join",
  notes: "Notes",
};

export function emptyEvent(timeZone: string): EventValues {
  const times = { startsAt: "", endsAt: "", timeZone, startsWas: "", endsWas: "" };
  return { type: "interview", title: "", location: "", notes: "", ...times };
}

/** The typed values as a body of the API; times are in the event's own zone. */
export function eventBody({ type, title, timeZone, ...values }: EventValues) {
  const zone = orAbsent(timeZone.trim()) ?? "UTC";
  const [startsAt, endsAt] = [orAbsent(values.startsAt), orNull(values.endsAt)];
  return {
    type,
    title: orAbsent(title) ?? "",
    startsAt: startsAt === undefined ? "" : instantText(startsAt, zone, values.startsWas),
    endsAt: endsAt === null ? null : instantText(endsAt, zone, values.endsWas),
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
    startsWas: startsAt,
    endsWas: endsAt ?? "",
    location: location ?? "",
    notes: notes ?? "",
  };
}
