import { readAmount } from "#shared/html/forms/read-amount.ts";
import { TextField } from "#shared/html/forms/text-field.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { EvaluateData } from "./evaluate.response.ts";
import type { EvaluateValues } from "./evaluate-form.page.tsx";
import { isRange } from "./verdict-parts.page.tsx";

/**
 * Leads to the form of a new job with everything filled in. Public pages do not know who is signed in:
 * a sign-in or sign-up comes back to that form.
 */
export function SaveEvaluation({
  result,
  values: { city, min, max, period },
}: {
  result: EvaluateData;
  values: EvaluateValues;
}): Markup {
  const kept = {
    title: result.role.title,
    location: city,
    // What an hour pays is saved as typed, not as a year's pay that nobody was offered.
    ...(period === "hourly"
      ? { salaryMin: typed(min), salaryMax: typed(max || min), salaryPeriod: period }
      : { salaryMin: String(result.offer.min), salaryMax: String(result.offer.max) }),
    status: isRange(result) ? "saved" : "offer",
  };
  return (
    <form class="panel warm stack" action="/app/jobs/new" method="get" aria-labelledby="save">
      <h2 id="save">Save it to your board</h2>
      <p class="small quiet">
        Keeps the offer and this check. You sign in or sign up on the way; nothing is lost.
      </p>
      {Object.entries(kept).map(
        ([name, value]) => value !== "" && <input type="hidden" name={name} value={value} />,
      )}
      <TextField name="company" label="Employer" value="" autocomplete="organization" required />
      <button class="btn go" type="submit">
        Save this offer
      </button>
    </form>
  );
}

/** The amount of a text that was understood before. */
const typed = (text: string) => String(readAmount(text) ?? "");
