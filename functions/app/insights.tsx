import * as z from "zod/mini";
import { appPage } from "../../shared/http/contexts/app/app-page.ts";
import { readPipeline } from "../../shared/http/contexts/app/pipeline.ts";
import { insightsPage } from "../../shared/pages/app/pipeline/insights-page.tsx";
import { readFunnel } from "../../shared/pipeline/funnel/read-funnel.ts";
import { suggest } from "../../shared/pipeline/suggestions/suggest.ts";
import { summarizePipeline } from "../../shared/pipeline/summarize-pipeline.ts";

/** `GET /app/insights`: what to do next, and how the search goes. */
export default appPage({
  path: "/app/insights",
  query: z.object({}),
  async handle(c, session) {
    const context = readPipeline(c, session);
    const [funnel, { summary }, suggestions] = await Promise.all([
      readFunnel(context),
      summarizePipeline(context),
      suggest(context),
    ]);
    return insightsPage({ funnel, summary, suggestions });
  },
});
