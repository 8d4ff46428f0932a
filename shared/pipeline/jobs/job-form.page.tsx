import type { Child } from "hono/jsx";
import { jobStatuses } from "#schema/job-statuses.ts";
import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import { SelectField, TextArea } from "#shared/html/app-forms/fields.tsx";
import { bindField, type FormErrors, type FormState } from "#shared/html/app-forms/form-state.ts";
import { Problems } from "#shared/html/app-forms/problems.tsx";
import { AmountField, PeriodField } from "#shared/html/forms/pay-fields.tsx";
import { TextField } from "#shared/html/forms/text-field.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup, Page } from "#shared/html/page.ts";
import { maxText } from "#shared/reading/postings/posting.ts";
import { type JobField, jobLabels, type MatchValues } from "./job-values.ts";

interface JobFormState extends FormState<JobField> {
  /** The job that is changed, as it was when the form was opened; absent for a new one. */
  existing?: { id: string; version: string };
  /** The role, city and level with which the pay of an existing job is compared. */
  match?: MatchValues;
  /** The posting from which the form of a new job is filled in. */
  posting?: FormPosting | undefined;
}

export interface FormPosting {
  text: string;
  /** What to do with what was read of it, if it has just been read. */
  lead?: Markup;
  /** The check of its pay, next to the form. */
  check?: Markup;
}

/** `/app/jobs/new` and `/app/jobs/{id}/edit` */
export function jobFormPage(state: JobFormState): Page {
  const { existing, match, posting, errors, formToken, status = 200 } = state;
  const field = (name: JobField) => ({ label: jobLabels[name], ...bindField(state, name) });
  return {
    title: existing ? "Edit the job" : "Add a job",
    status,
    styles: existing ? [] : ["job.css"],
    modules: [...(match ? ["lookup.js"] : []), ...(existing ? [] : ["read-captured.js"])],
    body: (
      <>
        {!existing && <p role="status" data-captured="/app/jobs/from-text" />}
        <Reviewed posting={posting}>
          <Problems errors={errors} labels={{ ...jobLabels, ...matchLabels }} />
          <form
            class="stack"
            method="post"
            action={existing ? `/app/jobs/${existing.id}/edit` : "/app/jobs/new"}
          >
            <FormToken value={formToken} />
            {existing && <input type="hidden" name="version" value={existing.version} />}
            <TextField {...field("company")} required />
            <TextField {...field("title")} required />
            {!existing && (
              <SelectField
                {...field("status")}
                choices={jobStatuses.map((value) => ({ value, label: inWords(value) }))}
              />
            )}
            <TextField
              {...field("location")}
              hint="City and state, to compare its pay with what the job pays there"
            />
            <TextField {...field("url")} maxLength={2_048} />
            <AmountField {...field("salaryMin")} hint="Such as 120,000, 120k, or 38.50 an hour" />
            <AmountField {...field("salaryMax")} />
            <PeriodField {...field("salaryPeriod")} />
            <input type="hidden" name="periodWas" value={state.values.periodWas} />
            <TextField {...field("currency")} maxLength={3} />
            <TextField {...field("source")} hint="Such as referral, or the name of a board" />
            <TextArea {...field("notes")} />
            {posting && <PostingText text={posting.text} />}
            {match && <MatchFields match={match} errors={errors} />}
            <p class="actions">
              <button type="submit">{existing ? "Save" : "Add the job"}</button>
              <a href={existing ? `/app/jobs/${existing.id}` : "/app/jobs"}>Cancel</a>
            </p>
          </form>
        </Reviewed>
      </>
    ),
  };
}

/** The form, with what was read of its posting. A script puts another in its place. */
function Reviewed({
  posting,
  children,
}: {
  posting: FormPosting | undefined;
  children: Child;
}): Markup {
  return (
    <div data-job-form>
      {posting?.lead}
      {posting?.check !== undefined ? (
        <div class="split job filled">
          <div>{children}</div>
          <div class="side">{posting.check}</div>
        </div>
      ) : (
        children
      )}
    </div>
  );
}

/** The posting's text, which the job keeps. */
function PostingText({ text }: { text: string }): Markup {
  return (
    <details>
      <summary>The posting’s text</summary>
      <TextArea
        name="posting"
        label="Text to keep with the job"
        hint="It is kept if the job has a link"
        value={text}
        rows={12}
        maxLength={maxText}
      />
    </details>
  );
}

const matchLabels = { roleName: "Job to compare the pay with", cityName: "City to compare it in" };

function MatchFields({ match, errors }: { match: MatchValues; errors: FormErrors }): Markup {
  return (
    <fieldset class="card">
      <legend>Pay check</legend>
      <p class="note">
        Found from the title and the location. What you change stays as it is when they change.
      </p>
      <TextField
        name="roleName"
        names="role"
        label={matchLabels.roleName}
        value={match.roleName}
        error={errors.roleName}
        hint="Such as registered nurse, or nothing for no comparison"
      />
      <TextField
        name="cityName"
        names="city"
        label={matchLabels.cityName}
        value={match.cityName}
        error={errors.cityName}
        hint="Nothing for the whole United States"
      />
      <input type="hidden" name="roleWas" value={match.roleWas} />
      <input type="hidden" name="cityWas" value={match.cityWas} />
    </fieldset>
  );
}
