import * as z from "zod/mini";
import { chartFormats } from "#shared/html/charts/chart-file.tsx";
import { formApp } from "#shared/html/serve/page-app.http.ts";
import { sendChart } from "#shared/html/serve/send-chart.http.ts";
import { postingFile, postingPage } from "#shared/salaries/posting/posting.page.tsx";
import { postingCheckContext } from "#shared/salaries/posting/posting-check-context.http.ts";
import { maxPasted } from "#shared/salaries/posting/posting-form.page.tsx";
import { checkTypedPosting } from "#shared/salaries/posting/posting-typed.page.ts";

const Typed = (max: number) => z._default(z.catch(z.string().check(z.maxLength(max)), ""), "");

const PostingFields = z.object({
  title: Typed(200),
  location: Typed(200),
  // A browser sends two characters for a line's end.
  text: Typed(2 * maxPasted),
  url: Typed(2_048),
  min: Typed(40),
  max: Typed(40),
  as: z.catch(z.optional(z.enum(chartFormats)), undefined),
  period: z._default(z.catch(z.enum(["annual", "hourly", ""]), ""), ""),
});

/** `GET /posting` shows the form, filled in from the query; `POST /posting` checks the posting, and stores nothing. */
export default formApp({
  path: "/posting",
  query: PostingFields,
  cache: "private",
  maxFormBytes: 600_000,
  async handle(c, { as, ...values }) {
    if (c.req.method !== "POST") return postingPage({ values, errors: {}, result: null });
    const checked = await checkTypedPosting(await postingCheckContext(c), values);
    const file = as === undefined ? null : postingFile(checked);
    if (as === undefined || !file) return postingPage(checked);
    return sendChart(c, file, as, "private, no-store");
  },
});
