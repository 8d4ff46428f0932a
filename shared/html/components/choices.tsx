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
