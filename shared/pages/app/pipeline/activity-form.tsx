import { activityTypes } from "../../../../schema/pipeline.ts";
import type { Markup, Page } from "../../page.ts";
import { FormToken } from "../form-token.tsx";
import { type ActivityField, activityLabels } from "./activity-values.ts";
import { DeleteForm } from "./delete-form.tsx";
import { SelectField, TextArea, TimeField } from "./fields.tsx";
import { type FormState, fieldOf } from "./form-state.ts";
import { Problems } from "./problems.tsx";
import { activityWords } from "./words.ts";

interface ActivityFormState extends FormState<ActivityField> {
  action: string;
  /** Text of the button. */
  submit: string;
  version?: string;
}

export function ActivityForm(state: ActivityFormState): Markup {
  const field = (name: ActivityField) => ({ label: activityLabels[name], ...fieldOf(state, name) });
  return (
    <form class="stack" method="post" action={state.action}>
      <FormToken value={state.formToken} />
      {state.version && <input type="hidden" name="version" value={state.version} />}
      <SelectField
        {...field("type")}
        choices={activityTypes
          // Moves are logged with the move itself.
          .filter((value) => value !== "status_change" || state.values.type === value)
          .map((value) => ({ value, label: activityWords[value] }))}
      />
      <TextArea {...field("notes")} rows={3} />
      <TimeField {...field("occurredAt")} hint="Leave it empty for now" />
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
