import { appPage } from "#shared/http/contexts/app/app-page.ts";
import { formTokenFor } from "#shared/http/contexts/app/form-token.ts";
import { readPipeline, readSettled } from "#shared/http/contexts/pipeline/owner-pipeline.ts";
import { boardPage } from "#shared/pipeline/board/board.page.tsx";
import { BoardQuery } from "#shared/pipeline/board/board-query.ts";
import { todayIn } from "#shared/pipeline/board/next-action.ts";
import { readBoard } from "#shared/pipeline/board/read-board.page.ts";

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
