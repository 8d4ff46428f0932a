import type { Markup } from "../page.ts";

export interface Choice {
  name: string;
  path: string;
  isCurrent: boolean;
  /** Shown below the name. */
  detail?: string;
}

/** Links between variants of a page, such as levels, of which one is shown. */
export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }): Markup {
  return (
    <nav class="choices" aria-label={label}>
      {choices.map(({ name, path, isCurrent, detail }) => (
        <a href={path} aria-current={isCurrent ? "page" : undefined}>
          {name}
          {detail && <small>{detail}</small>}
        </a>
      ))}
    </nav>
  );
}
