import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { bindField, type FormState } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import { CodeSample } from "#shared/html/components/copyable.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Page } from "#shared/html/page.ts";

const labels = { url: "Link to the posting" };

/** `/app/jobs/from-link` */
export function fromLinkPage(state: FormState<"url"> & { origin: string }): Page {
  const { errors, status = 200, formToken, origin, values } = state;
  return {
    title: "Add a job from its link",
    status,
    modules: values.url === "" ? ["copy.js"] : [],
    body: (
      <>
        <p class="lead">
          Company, title, location and pay are read from the posting, whose text is kept as it is
          today.
        </p>
        <Problems errors={errors} labels={labels} />
        <form class="stack" method="post" action="/app/jobs/from-link">
          <FormToken value={formToken} />
          <TextField {...bindField(state, "url")} label={labels.url} maxLength={2_048} required />
          {status === 409 && (
            <p>
              <label>
                <input type="checkbox" name="again" value="yes" /> Add it again
              </label>
            </p>
          )}
          <p class="actions">
            <button type="submit">Add the job</button>
            <a href="/app/jobs/from-text">Paste its text instead</a>
            <a href="/app/jobs/new">Fill in the form instead</a>
          </p>
        </form>
        {values.url === "" && (
          <section>
            <h2>From the page of a posting</h2>
            <p>
              Make a bookmark with this address. On the page of a posting, it opens this form with
              the link filled in.
            </p>
            <CodeSample label="the bookmark" code={bookmarklet(origin)} />
          </section>
        )}
      </>
    ),
  };
}

function bookmarklet(origin: string): string {
  return `javascript:location.href="${origin}/app/jobs/from-link?url="+encodeURIComponent(location.href)`;
}
