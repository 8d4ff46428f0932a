import type { Markup } from "../page.ts";

interface PageVariant {
  name: string;
  path: string;
  isCurrent: boolean;
  /** Shown below the name. */
  detail?: string;
}

/**
 * Links between variants of a page, such as levels, of which one is shown.
 *
 * @param even whether they are four short ones that share a row, on a phone too.
 */
export function Choices({
  label,
  choices,
  even = false,
}: {
  label: string;
  choices: readonly PageVariant[];
  even?: boolean;
}): Markup {
  return (
    <nav class={even ? "choices even" : "choices"} aria-label={label}>
      {choices.map(({ name, path, isCurrent, detail }) => (
        <a href={path} aria-current={isCurrent ? "page" : undefined}>
          {name}
          {detail && <small>{detail}</small>}
        </a>
      ))}
    </nav>
  );
}

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
