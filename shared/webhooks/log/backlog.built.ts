/** Written by `npm run generate -- queries` from `backlog.queries.ts`. Do not edit. */
import { builtQuery } from "#shared/db/built-query.ts";
import type * as queries from "./backlog.queries.ts";

export const selectBacklog = /* @__PURE__ */ builtQuery<typeof queries.selectBacklog>(
  "select count(*), min(\"sweep_at\") from (select \"sweep_at\" from \"webhook_deliveries\" where (\"webhook_deliveries\".\"sweep_at\" is not null and \"webhook_deliveries\".\"sweep_at\" < ?) order by \"webhook_deliveries\".\"sweep_at\" limit ?) \"overdue\"",
  (values) => [values.before, values.limit],
  (row) => ({ deliveries: row[0], since: row[1] }),
);

export const selectLatestDelivery = /* @__PURE__ */ builtQuery<typeof queries.selectLatestDelivery>(
  "select \"created_at\", \"status\" from \"webhook_deliveries\" order by \"webhook_deliveries\".\"created_at\" desc limit ?",
  () => [1],
  (row) => ({ createdAt: row[0], status: row[1] }),
);
