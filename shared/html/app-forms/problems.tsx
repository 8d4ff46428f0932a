import type { Markup, Page } from "../page.ts";
import type { FormErrors } from "./form-state.ts";

/**
 * The errors of a form in one place: a link to each field, and those that concern none. It has the
 * focus when the page comes back, since browsers announce no alert that a page begins with.
 *
 * @param labels of the fields that the form shows.
 */
export function Problems({
  errors,
  labels,
}: {
  errors: FormErrors;
  labels: Readonly<Record<string, string>>;
}): Markup | null {
  const faults = Object.entries(errors);
  if (faults.length === 0) return null;
  return (
    <div class="problems" role="alert" tabindex={-1} autofocus>
      <p>Nothing was saved yet.</p>
      <ul>
        {faults.map(([field, message]) => {
          const label = labels[field];
          return <li>{label ? <a href={`#${field}`}>{`${label}: ${message}`}</a> : message}</li>;
        })}
      </ul>
    </div>
  );
}

/** The page for a form of one button that could not be done; nothing was changed. */
export function refusedPage(
  { errors, status }: { errors: FormErrors; status: number },
  back: string,
): Page {
  return {
    title: "Nothing was changed",
    status,
    body: (
      <>
        {Object.values(errors).map((message) => (
          <p>{message}</p>
        ))}
        <p>
          <a href={back}>Go back</a>
        </p>
      </>
    ),
  };
}
