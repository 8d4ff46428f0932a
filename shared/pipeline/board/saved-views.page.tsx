import { FormToken } from "#shared/html/app-forms/buttons.tsx";
import type { Markup } from "#shared/html/page.ts";
import { type BoardQuery, boardPath, isFiltered } from "./board-query.ts";
import type { SavedView } from "./saved-views.ts";

/**
 * Below the board: the ways to add for which a narrow screen has no room above it, filters that were
 * saved under a name, and the form that saves the present ones.
 */
export function SavedViews({
  query,
  views,
  formToken,
}: {
  query: BoardQuery;
  views: readonly SavedView[];
  formToken: string;
}): Markup {
  return (
    <div class="board-views">
      <p class="narrow-only">
        <a href="/app/jobs/from-link">Add from a link</a> or{" "}
        <a href="/app/jobs/import">import or export</a>
      </p>
      {views.length > 0 && (
        <ul class="saved-views" aria-label="Saved views">
          {views.map(({ id, name, filters }) => (
            <li>
              <a href={pathOf(filters)}>{name}</a>
              <form method="post" action={`/app/jobs/views/${id}/delete`}>
                <FormToken value={formToken} />
                <button class="quiet" type="submit" aria-label={`Delete the view ${name}`}>
                  ×
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {isFiltered(query) && (
        <details>
          <summary>Save this view</summary>
          <form class="filters" method="post" action="/app/jobs/views">
            <FormToken value={formToken} />
            <input type="hidden" name="q" value={query.q} />
            <input type="hidden" name="company" value={query.company} />
            <input type="hidden" name="status" value={query.status ?? ""} />
            <div class="field">
              <label for="view-name">Name of the view</label>
              <input id="view-name" name="name" maxlength={80} required />
            </div>
            <button class="quiet" type="submit">
              Save
            </button>
          </form>
        </details>
      )}
    </div>
  );
}

function pathOf({ q, company, status }: SavedView["filters"]): string {
  return boardPath({ q, company, status: status?.length === 1 ? status[0] : null });
}
