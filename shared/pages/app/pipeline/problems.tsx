import type { Markup } from "../../page.ts";
import type { FormErrors } from "./form-state.ts";

/**
 * What is wrong with a form, in one place: a link to each field, and what concerns none.
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
    <div class="problems" role="alert">
      <p>Nothing was saved yet.</p>
      <ul>
        {faults.map(([field, message]) => {
          const label = labels[field];
          return (
            <li>
              {label ? <a href={`#${field}`}>{`${label}: ${message}`}</a> : message}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
