import type { Markup } from "../page.ts";
import { Choices } from "./choices.tsx";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The ways into a catalog of names: a search, and its letters. `path` is the page that answers both. */
export function CatalogSearch({
  path,
  label,
  q = "",
  letter = "",
}: {
  path: string;
  /** What is searched for, as the label of the field. */
  label: string;
  /** The search whose results are shown; empty for none. */
  q?: string;
  /** The letter whose names are shown; empty for none. */
  letter?: string;
}): Markup {
  return (
    <>
      <form class="lookup search" action={path} method="get">
        <div class="field">
          <label for="q">{label}</label>
          <input id="q" name="q" type="search" value={q} maxlength={100} required />
        </div>
        <button type="submit">Search</button>
      </form>
      <div class="letters">
        <Choices
          label="By letter"
          choices={letters.map((name) => ({
            name,
            path: `${path}?letter=${name}`,
            isCurrent: name === letter,
          }))}
        />
      </div>
    </>
  );
}
