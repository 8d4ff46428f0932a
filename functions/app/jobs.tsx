import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { boardPage } from "#shared/pipeline/board/board.page.tsx";
import { BoardQuery } from "#shared/pipeline/board/board-query.ts";
import { todayIn } from "#shared/pipeline/board/next-action.ts";
import { readBoard } from "#shared/pipeline/board/read-board.page.ts";
import { readPipeline, readSettled } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

/** `GET /app/jobs`: the board. */
export default appPage({
  path: "/app/jobs",
  query: BoardQuery,
  async handle(c, session, query) {
    const { now } = c.var;
    const today = todayIn(session.account.timeZone ?? "UTC", now);
    const [board, formToken] = await Promise.all([
      readSettled(c, session, () => readBoard(readPipeline(c, session), query, today)),
      formTokenFor(c, session),
    ]);
    return boardPage({ ...board, query, now, formToken });
  },
});
