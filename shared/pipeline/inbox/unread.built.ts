/** Written by `npm run generate -- queries` from `unread.queries.ts`. Do not edit. */
import { builtQuery } from "#shared/db/built-query.ts";
import type * as queries from "./unread.queries.ts";

export const selectUnreadMails = /* @__PURE__ */ builtQuery<typeof queries.selectUnreadMails>(
  "select count(*), min(\"due_at\") from (select \"due_at\" from \"incoming_mails\" where \"incoming_mails\".\"due_at\" < ? order by \"incoming_mails\".\"due_at\" limit ?) \"unread\"",
  (values) => [values.before, values.limit],
  (row) => ({ mails: row[0], since: row[1] }),
);
