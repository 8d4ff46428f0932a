import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { Typed } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { jobFormPage } from "#shared/pipeline/jobs/job-form.page.tsx";
import {
  fromTextPage,
  maxPosting,
  reviewedJob,
  reviewedPosting,
} from "#shared/pipeline/postings/from-posting.page.tsx";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { reviewPosting } from "#shared/salaries/posting/review-posting.ts";

/** Room for 100,000 characters, most of which are sent as one to three bytes. */
const maxBytes = 600_000;

/**
 * `GET /app/jobs/from-text` and `POST /app/jobs/from-text`: reads a posting that a person has pasted, or
 * that the browser extension has captured, and fills in the form of a new job. It stores nothing.
 */
export default appForm({
  path: "/app/jobs/from-text",
  fields: z.object({ text: z._default(z.catch(z.string(), ""), ""), url: Typed }),
  maxBytes,
  async show(c, session) {
    const formToken = await formTokenFor(c, session);
    return fromTextPage({ values: { text: "", url: "" }, errors: {}, formToken });
  },
  async submit(c, session, { text, url }) {
    const formToken = await formTokenFor(c, session);
    const refuse = (message: string) =>
      fromTextPage({
        values: { text: "", url },
        errors: { text: message },
        status: 400,
        formToken,
      });
    // A browser sends two characters for a line's end.
    const pasted = text.replaceAll("\r\n", "\n");
    if (pasted.trim() === "") return refuse("Paste the posting here.");
    if (pasted.length > maxPosting) {
      return refuse("That is more than 100,000 characters. Paste the part about the job.");
    }
    const reviewed = await reviewPosting(await salaryContext(c), pasted, url.trim());
    return jobFormPage({
      values: reviewedJob(reviewed),
      errors: {},
      formToken,
      posting: reviewedPosting(reviewed),
    });
  },
});
