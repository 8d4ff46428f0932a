import * as z from "zod/mini";
import { operatorPage } from "#shared/accounts/operator/operator.page.tsx";
import { readOperations } from "#shared/accounts/operator/read-operations.ts";
import { requireOperator } from "#shared/http/contexts/accounts/require-operator.ts";
import { appPage } from "#shared/http/contexts/app/app-page.ts";
import { formTokenFor } from "#shared/http/contexts/app/form-token.ts";
import { ownerContext } from "#shared/http/contexts/app/owner-context.ts";
import { findSalaryContext } from "#shared/http/contexts/salaries/salary-context.ts";

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
