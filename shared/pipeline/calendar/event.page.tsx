import { calendarEventTypes } from "#schema/activity-types.ts";
import { DeleteForm, FormToken } from "#shared/html/app-forms/buttons.tsx";
import { SelectField, TextArea, TimeField } from "#shared/html/app-forms/fields.tsx";
import { bindField, type FormState } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import { ZoneField } from "#shared/html/app-forms/zone-field.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Page } from "#shared/html/page.ts";
import { type EventField, eventLabels, type ShownEventField } from "./event-values.ts";

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
