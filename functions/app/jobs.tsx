import { appPage } from "../../shared/http/contexts/app/app-page.ts";
import { formTokenFor } from "../../shared/http/contexts/app/form-token.ts";
import { readPipeline, settleDeletes } from "../../shared/http/contexts/app/pipeline.ts";
import { boardPage } from "../../shared/pages/app/pipeline/board-page.tsx";
import { BoardQuery } from "../../shared/pages/app/pipeline/board-query.ts";
import { readBoard } from "../../shared/pages/app/pipeline/read-board.ts";

/** `GET /app/jobs`: the board. */
export default appPage({
  path: "/app/jobs",
  query: BoardQuery,
  async handle(c, session, query) {
    await settleDeletes(c, session);
    const [board, formToken] = await Promise.all([
      readBoard(readPipeline(c, session), query),
      formTokenFor(c, session),
    ]);
    return boardPage({ ...board, query, formToken });
  },
});
