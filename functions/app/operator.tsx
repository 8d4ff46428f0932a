import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { ownerContext } from "#shared/accounts/app/owner-context.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { requireOperator } from "#shared/accounts/app/require-session.http.ts";
import { operatorPage } from "#shared/accounts/operator/operator.page.tsx";
import { readOperations } from "#shared/accounts/operator/read-operations.ts";
import { findSalaryContext } from "#shared/salaries/contexts/salary-context.http.ts";

/** `GET /app/operator`: accounts and what needs attention, for operators. */
export default appPage({
  path: "/app/operator",
  query: z.object({}),
  async handle(c, session) {
    requireOperator(session);
    const [operations, salaries] = await Promise.all([
      readOperations(ownerContext(c, session)),
      findSalaryContext(c),
    ]);
    return operatorPage({
      ...operations,
      datasetVersion: salaries?.reference.dataset.version ?? null,
      formToken: await formTokenFor(c, session),
      now: c.var.now,
    });
  },
});
