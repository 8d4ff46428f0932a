import { activityMeans, activityTypes } from "#schema/activity-types.ts";
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
import { withZone } from "#shared/html/app-forms/zone-field.tsx";
import type { Markup, Page } from "#shared/html/page.ts";
import type { Activity } from "./activity.response.ts";
import { activityWords } from "./activity-words.ts";

interface ActivityFormState extends FormState<ActivityField> {
  action: string;
  /** Text of the button. */
  submit: string;
  version?: string;
}

export function ActivityForm(state: ActivityFormState): Markup {
  const { timeZone, occurredWas } = state.values;
  const field = (name: keyof typeof activityLabels) => ({
    label: activityLabels[name],
    ...bindField(state, name),
  });
  return (
    <form class="stack" method="post" action={state.action}>
      <FormToken value={state.formToken} />
      {state.version && <input type="hidden" name="version" value={state.version} />}
      <SelectField
        {...field("type")}
        choices={activityTypes
          // Moves are logged with the move itself.
          .filter((value) => !activityMeans(value, "move") || state.values.type === value)
          .map((value) => ({ value, label: activityWords[value] }))}
      />
      <TextArea {...field("notes")} rows={3} />
      <input type="hidden" name="timeZone" value={timeZone} />
      <input type="hidden" name="occurredWas" value={occurredWas} />
      <TimeField
        {...field("occurredAt")}
        label={withZone(activityLabels.occurredAt, timeZone)}
        hint="Leave it empty for now"
      />
      <button type="submit">{state.submit}</button>
    </form>
  );
}

/** The form alone: after bad input, and to change an activity. */
export function activityPage(
  state: ActivityFormState & { id?: string; back: string | null },
): Page {
  const { errors, status = 200, id, back, formToken } = state;
  return {
    title: id ? "Change the activity" : "Log an activity",
    status,
    body: (
      <>
        <Problems errors={errors} labels={activityLabels} />
        <ActivityForm {...state} />
        {id && (
          <DeleteForm
            action={`/app/activities/${id}/delete`}
            what="the activity"
            formToken={formToken}
          />
        )}
        {back && (
          <p>
            <a href={back}>Back to the job</a>
          </p>
        )}
      </>
    ),
  };
}

/** The zone of the form's time, and the time that it showed, are sent along. */
export const activityFields = ["type", "notes", "occurredAt", "timeZone", "occurredWas"] as const;
type ActivityField = (typeof activityFields)[number];
type ActivityValues = Readonly<Record<ActivityField, string>>;

const activityLabels = { type: "What happened", notes: "Notes", occurredAt: "When" };

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
