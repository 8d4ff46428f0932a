import * as z from "zod/mini";
import { pageApp } from "#shared/http/contexts/pages/page-app.ts";
import { salaryContext } from "#shared/http/contexts/salaries/salary-context.ts";
import { dataLicensesPage } from "#shared/site/legal/data-licenses-page.tsx";

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
