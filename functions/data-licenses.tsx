import * as z from "zod/mini";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { salaryContext } from "#shared/salaries/contexts/salary-context.http.ts";
import { dataLicensesPage } from "#shared/site/legal/legal-pages.tsx";

/** `GET /data-licenses`: the sources of the live dataset and their licenses. */
export default pageApp({
  path: "/data-licenses",
  query: z.object({}),
  cache: "public",
  async handle(c) {
    const { reference } = await salaryContext(c);
    return dataLicensesPage([...reference.dataset.sources.values()]);
  },
});
