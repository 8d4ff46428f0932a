import { calendarEventTypes } from "../../../../schema/pipeline.ts";
import { TextField } from "../../forms/text-field.tsx";
import type { Page } from "../../page.ts";
import { FormToken } from "../form-token.tsx";
import { DeleteForm } from "./delete-form.tsx";
import { type EventField, eventLabels } from "./event-values.ts";
import { SelectField, TextArea, TimeField } from "./fields.tsx";
import { type FormState, fieldOf } from "./form-state.ts";
import { Problems } from "./problems.tsx";
import { inWords } from "./words.ts";

export interface EventFormState extends FormState<EventField> {
  /** The job of a new event. */
  jobId?: string;
  existing?: { id: string; version: string };
}

/** `/app/calendar/new` and `/app/calendar/{id}` */
export function eventPage(state: EventFormState): Page {
  const { existing, errors, formToken, status = 200, jobId } = state;
  const field = (name: EventField) => ({ label: eventLabels[name], ...fieldOf(state, name) });
  const path = existing ? `/app/calendar/${existing.id}` : "/app/calendar/new";
  return {
    title: existing ? "Change the event" : "Add an event",
    status,
    modules: existing ? [] : ["time-zone.js"],
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
          <TextField
            {...field("timeZone")}
            maxLength={64}
            hint="Of these times, such as America/Chicago"
          />
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
