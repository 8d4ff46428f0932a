import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { dayMs, isoDate } from "#shared/core/dates.ts";
import { localDate } from "#shared/core/local-time.ts";
import { readPipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { readSearchReport } from "#shared/pipeline/search-report/read-search-report.ts";
import { reportToCsv } from "#shared/pipeline/search-report/report-words.ts";
import { searchReportPage } from "#shared/pipeline/search-report/search-report.page.tsx";

/** The days of a report for which no period was chosen. */
const defaultDays = 28;

const ReportDate = z._default(z.catch(z.iso.date().check(z.regex(/^(?:19[7-9]|20|21)/)), ""), "");

/** `GET /app/report`: what was done in the search in a period, as a page that can be printed, or as CSV. */
export default appPage({
  path: "/app/report",
  query: z.object({
    from: ReportDate,
    to: ReportDate,
    as: z._default(z.catch(z.enum(["page", "csv"]), "page"), "page"),
  }),
  async handle(c, session, query) {
    const { name, timeZone } = session.account;
    const { now } = c.var;
    const zone = timeZone ?? "UTC";
    const to = query.to || localDate(now, zone);
    const from = query.from || isoDate(Math.max(0, Date.parse(to) - (defaultDays - 1) * dayMs));
    const [first, last] = from <= to ? [from, to] : [to, from];
    const report = await readSearchReport(readPipeline(c, session), {
      ...{ from: first, to: last, timeZone: zone },
    });
    // A file cannot say that it is not whole, as the page does.
    if (query.as === "page" || report.isCut) {
      return searchReportPage({ report, name, timeZone: zone, now });
    }
    c.header("Content-Type", "text/csv; charset=utf-8");
    c.header("Content-Disposition", `attachment; filename="job-search-${first}-${last}.csv"`);
    return c.body(reportToCsv(report));
  },
});
