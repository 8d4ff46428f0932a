import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { appCompaniesPage } from "#shared/pipeline/companies/companies.page.tsx";
import { listPipelineCompanies } from "#shared/pipeline/companies/list-pipeline-companies.ts";
import { CompanyMemoryQuery } from "#shared/pipeline/companies/pipeline-companies.request.ts";
import { readPipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

const { cursor } = CompanyMemoryQuery.shape;

/** `GET /app/companies`: what became of the jobs of each company. */
export default appPage({
  path: "/app/companies",
  query: z.object({ cursor: z.catch(cursor, undefined) }),
  async handle(c, session, query) {
    const page = await listPipelineCompanies(readPipeline(c, session), { ...query, limit: 25 });
    return appCompaniesPage(page);
  },
});
