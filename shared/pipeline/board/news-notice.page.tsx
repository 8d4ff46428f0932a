import { FormToken } from "#shared/html/app-forms/form-token.tsx";
import { inWords } from "#shared/html/in-words.ts";
import type { Markup } from "#shared/html/page.ts";
import { type BoardQuery, boardPath } from "./board-query.ts";
import type { News } from "./read-news.ts";

/** What was just done to a job, with the button that takes it back. */
export function NewsNotice({
  news: { id, name, move },
  query,
  formToken,
}: {
  news: News;
  query: BoardQuery;
  formToken: string;
}): Markup {
  if (move === null) {
    return (
      <form class="board-news" method="post" action={`/app/jobs/${id}/undo-delete`}>
        <FormToken value={formToken} />
        <span role="status">{name} will be deleted in ten seconds.</span>
        <button class="btn" type="submit">
          Undo
        </button>
      </form>
    );
  }
  return (
    <form class="board-news" method="post" action={`/app/jobs/${id}/undo-move`} data-undo={name}>
      <FormToken value={formToken} />
      <input type="hidden" name="back" value={boardPath(query)} />
      <span role="status">{`${name} was moved from ${inWords(move.from)} to ${inWords(move.to)}.`}</span>
      <button class="btn" type="submit" name="status" value={move.from}>
        Undo
      </button>
    </form>
  );
}
