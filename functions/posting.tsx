import * as z from "zod/mini";
import { formApp } from "../shared/http/contexts/pages/page-app.ts";
import { postingCheckContext } from "../shared/http/contexts/salaries/posting-check-context.ts";
import { maxPasted } from "../shared/pages/posting/posting-form.tsx";
import { postingPage } from "../shared/pages/posting/posting-page.tsx";
import { checkTypedPosting } from "../shared/pages/posting/posting-typed.ts";

const Typed = (max: number) => z._default(z.catch(z.string().check(z.maxLength(max)), ""), "");

const PostingFields = z.object({
  title: Typed(200),
  location: Typed(200),
  // A browser sends two characters for a line's end.
  text: Typed(2 * maxPasted),
  url: Typed(2_048),
  min: Typed(40),
  max: Typed(40),
  period: z._default(z.catch(z.enum(["annual", "hourly", ""]), ""), ""),
});

/** `GET /posting` shows the form, filled in from the query; `POST /posting` checks the posting, and stores nothing. */
export default formApp({
  path: "/posting",
  query: PostingFields,
  cache: "private",
  maxFormBytes: 600_000,
  async handle(c, values) {
    if (c.req.method !== "POST") return postingPage({ values, errors: {}, result: null });
    return postingPage(await checkTypedPosting(await postingCheckContext(c), values));
  },
});
