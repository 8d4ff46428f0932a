import { CheckPanel } from "#shared/salaries/posting/check-panel.page.tsx";
import type { ReviewedPosting } from "#shared/salaries/posting/review-posting.ts";
import type { FormPosting } from "../jobs/job-form.page.tsx";
import { emptyJob, type JobValues } from "../jobs/job-values.ts";

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
