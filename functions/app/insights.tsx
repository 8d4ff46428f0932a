import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { readPipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { insightsPage } from "#shared/pipeline/funnel/insights.page.tsx";
import { readFunnel } from "#shared/pipeline/funnel/read-funnel.ts";
import { listMoods } from "#shared/pipeline/moods/moods.ts";
import { suggest } from "#shared/pipeline/suggestions/suggest.ts";
import { summarizePipeline } from "#shared/pipeline/summary/summarize-pipeline.ts";

const shownMoods = 30;

/** `GET /app/insights`: what to do next, and how the search goes. */
export default appPage({
  path: "/app/insights",
  query: z.object({}),
  async handle(c, session) {
    const context = readPipeline(c, session);
    const [funnel, { summary }, suggestions, moods, formToken] = await Promise.all([
      readFunnel(context),
      summarizePipeline(context),
      suggest(context),
      listMoods(context, { limit: shownMoods }),
      formTokenFor(c, session),
    ]);
    return insightsPage({ funnel, summary, suggestions, moods, formToken });
  },
});
