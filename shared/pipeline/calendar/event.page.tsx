import { calendarEventTypes } from "#schema/activity-types.ts";
import { wallTime } from "#shared/core/wall-time.ts";
import { DeleteForm, FormToken } from "#shared/html/app-forms/buttons.tsx";
import { SelectField, TextArea, TimeField } from "#shared/html/app-forms/fields.tsx";
import {
  bindField,
  type FormState,
  instantText,
  orAbsent,
  orNull,
} from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import { ZoneField } from "#shared/html/app-forms/zone-field.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Page } from "#shared/html/page.ts";
import type { CalendarEvent } from "./calendar.response.ts";

interface EventFormState extends FormState<EventField> {
  /** The job of a new event. */
  jobId?: string;
  existing?: { id: string; version: string };
}

/** `/app/calendar/new` and `/app/calendar/{id}` */
export function eventPage(state: EventFormState): Page {
  const { existing, errors, formToken, status = 200, jobId } = state;
  const { startsWas, endsWas, timeZone } = state.values;
  const field = (name: ShownEventField) => ({
    label: eventLabels[name],
    ...bindField(state, name),
  });
  const path = existing ? `/app/calendar/${existing.id}` : "/app/calendar/new";
  return {
    title: existing ? "Change the event" : "Add an event",
    status,
    body: (
      <>
        <Problems errors={errors} labels={eventLabels} />
        <form class="stack" method="post" action={path}>
          <FormToken value={formToken} />
          {existing && <input type="hidden" name="version" value={existing.version} />}
          {jobId && <input type="hidden" name="jobId" value={jobId} />}
          <SelectField
            {...field("type")}
            choices={calendarEventTypes.map((value) => ({ value, label: inWords(value) }))}
          />
          <TextField {...field("title")} required />
          <TimeField {...field("startsAt")} required />
          <TimeField {...field("endsAt")} />
          <input type="hidden" name="startsWas" value={startsWas} />
          <input type="hidden" name="endsWas" value={endsWas} />
          <ZoneField {...field("timeZone")} value={timeZone} hint="Of these times" />
          <TextField {...field("location")} />
          <TextArea {...field("notes")} rows={3} />
          <p class="actions">
            <button type="submit">{existing ? "Save" : "Add the event"}</button>
            <a href={jobId ? `/app/jobs/${jobId}` : "/app/calendar"}>Cancel</a>
          </p>
        </form>
        {existing && (
          <DeleteForm action={`${path}/delete`} what="the event" formToken={formToken} />
        )}
      </>
    ),
  };
}

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
type EventField = (typeof eventFields)[number];
type ShownEventField = Exclude<EventField, "startsWas" | "endsWas">;
type EventValues = Readonly<Record<EventField, string>>;

const eventLabels: Readonly<Record<ShownEventField, string>> = {
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
