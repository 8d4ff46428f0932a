/** Written by `npm run generate -- queries` from `account-moves.queries.ts`. Do not edit. */
import { builtQuery } from "../../db/built-query.ts";
import type * as queries from "./account-moves.queries.ts";

export const selectUnfinishedMoves = /* @__PURE__ */ builtQuery<typeof queries.selectUnfinishedMoves>(
  "select count(*), min(\"started_at\") from \"account_moves\" where \"account_moves\".\"state\" <> 'moved'",
  () => [],
  (row) => ({ moves: row[0], since: row[1] }),
);
