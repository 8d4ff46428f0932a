import type { Markup } from "../page.ts";

/** The way from the home page to this one; the last step is the page itself. */
export function Breadcrumbs({
  label = "Breadcrumbs",
  steps,
  current,
}: {
  /** Distinguishes them from others of the page. */
  label?: string;
  steps: readonly { name: string; path: string }[];
  current: string;
}): Markup {
  return (
    <nav class="breadcrumbs" aria-label={label}>
      <ol>
        {steps.map(({ name, path }) => (
          <li>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
