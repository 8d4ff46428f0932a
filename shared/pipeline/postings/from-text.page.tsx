import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { TextArea } from "#shared/html/app-forms/fields.tsx";
import { bindField, type FormState } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Page } from "#shared/html/page.ts";

const labels = { text: "The posting’s text", url: "Link to the posting" };

/** Characters of text or HTML that are read. */
export const maxPosting = 100_000;

/** `/app/jobs/from-text` */
export function fromTextPage(state: FormState<"text" | "url">): Page {
  const { errors, status = 200, formToken } = state;
  return {
    title: "Add a job from its text",
    status,
    body: (
      <>
        <p class="lead">
          Paste a posting, as text or as HTML. Company, title, location and pay are read from it,
          and you check them before the job is added.
        </p>
        <Problems errors={errors} labels={labels} />
        <form class="stack" method="post" action="/app/jobs/from-text">
          <FormToken value={formToken} />
          <TextArea
            {...bindField(state, "text")}
            label={labels.text}
            rows={12}
            maxLength={maxPosting}
            required
          />
          <TextField
            {...bindField(state, "url")}
            label={labels.url}
            hint="With it, the text is kept with the job"
            maxLength={2_048}
          />
          <p class="actions">
            <button type="submit">Read it</button>
            <a href="/app/jobs/from-link">Add from a link instead</a>
            <a href="/app/jobs/new">Fill in the form instead</a>
          </p>
        </form>
      </>
    ),
  };
}
