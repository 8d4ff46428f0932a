import * as z from "zod/mini";
import { includesTier, planName, reportTier } from "#shared/access/tiers.ts";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { findReport } from "#shared/accounts/reports/find-report.ts";
import { reportPage } from "#shared/accounts/reports/report.page.tsx";
import type { AnnualReport } from "#shared/accounts/reports/report.ts";
import { ApiError } from "#shared/core/errors.ts";
import { readContent } from "#shared/middleware/request/content.ts";

/** `GET /app/reports/{year}`: which wages moved between two releases, where, and by how much. */
export default appPage({
  path: "/app/reports/:year",
  query: z.object({}),
  async handle(c, { account }) {
    if (!includesTier(account.tier, reportTier)) {
      throw new ApiError("tier_insufficient", {
        message: `The annual report is part of the ${planName(reportTier)} plan.`,
      });
    }
    const file = findReport(c.req.param("year") ?? "");
    const report: AnnualReport = JSON.parse(await readContent(c, file));
    return reportPage(report);
  },
});
