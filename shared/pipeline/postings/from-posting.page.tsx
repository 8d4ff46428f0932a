import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { TextArea } from "#shared/html/app-forms/fields.tsx";
import { bindField, type FormState } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import { CodeSample } from "#shared/html/components/copyable.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Page } from "#shared/html/page.ts";
import { CheckPanel } from "#shared/salaries/posting/check-panel.page.tsx";
import type { ReviewedPosting } from "#shared/salaries/posting/review-posting.ts";
import type { FormPosting } from "../jobs/job-form.page.tsx";
import { emptyJob, type JobValues } from "../jobs/job-values.ts";

const linkLabels = { url: "Link to the posting" };

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
        <Problems errors={errors} labels={linkLabels} />
        <form class="stack" method="post" action="/app/jobs/from-link">
          <FormToken value={formToken} />
          <TextField
            {...bindField(state, "url")}
            label={linkLabels.url}
            maxLength={2_048}
            required
          />
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

const textLabels = { text: "The posting’s text", url: "Link to the posting" };

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
        <Problems errors={errors} labels={textLabels} />
        <form class="stack" method="post" action="/app/jobs/from-text">
          <FormToken value={formToken} />
          <TextArea
            {...bindField(state, "text")}
            label={textLabels.text}
            rows={12}
            maxLength={maxPosting}
            required
          />
          <TextField
            {...bindField(state, "url")}
            label={textLabels.url}
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

/** Characters of a name that a job takes. */
const maxName = 200;

/** The form of a job, filled in from a posting for a person to check. What the posting does not say stays empty. */
export function reviewedJob({ company, title, location, url, pay }: ReviewedPosting): JobValues {
  return {
    ...emptyJob,
    company: line(company),
    title: line(title),
    location: line(location),
    url: url ?? "",
    source: url === null ? "" : new URL(url).hostname.replace(/^www\./, "").slice(0, maxName),
    ...payValues(pay),
  };
}

/** Pay that is not guaranteed, or of which it is not clear what it is for, is for the person to type. */
function payValues({ min, max, period, currency, isTotal }: ReviewedPosting["pay"]) {
  if (period === null || isTotal) return {};
  return {
    salaryMin: min?.toString() ?? "",
    salaryMax: max?.toString() ?? "",
    salaryPeriod: period,
    currency,
  };
}

function line(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ").trim().slice(0, maxName).toWellFormed();
}

/** What is shown with the form: what is to be checked, the text to keep, and the check of its pay. */
export function reviewedPosting({ text, check }: ReviewedPosting): FormPosting {
  if (!check) {
    const lead = (
      <p class="lead">
        Filled in from the posting, in which the title of the job was not found. Type what is
        missing; without a title its pay is not checked.
      </p>
    );
    return { text, lead };
  }
  const lead = (
    <p class="lead">
      Filled in from the posting. Check it before you add it, and see{" "}
      <a href="#pay-check">what stands out about its pay</a>.
    </p>
  );
  return { text, lead, check: <CheckPanel result={check} text={text} /> };
}
