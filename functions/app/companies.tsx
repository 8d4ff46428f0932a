import * as z from "zod/mini";
import { CompanyMemoryQuery } from "../../shared/contracts/pipeline/companies.ts";
import { appPage } from "../../shared/http/contexts/app/app-page.ts";
import { readPipeline } from "../../shared/http/contexts/app/pipeline.ts";
import { companiesPage } from "../../shared/pages/app/pipeline/companies-page.tsx";
import { listCompanies } from "../../shared/pipeline/companies/list-companies.ts";

const { cursor } = CompanyMemoryQuery.shape;

/** `GET /app/companies`: what became of the jobs of each company. */
export default appPage({
  path: "/app/companies",
  query: z.object({ cursor: z.catch(cursor, undefined) }),
  async handle(c, session, query) {
    const page = await listCompanies(readPipeline(c, session), { ...query, limit: 25 });
    return companiesPage(page);
  },
});
