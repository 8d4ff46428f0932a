import type { Markup } from "./page.ts";

/** Text of the document, whose only markup is code in backticks and links in brackets. */
export function InlineMarkdown({ text }: { text: string }): Markup {
  const parts = text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/);
  return <>{parts.map((part) => inline(part))}</>;
}

function inline(part: string): Markup | string {
  if (part.startsWith("`") && part.endsWith("`") && part.length > 2) {
    return <code>{part.slice(1, -1)}</code>;
  }
  const [, name, target] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
  return name !== undefined && /^(?:https:\/\/|\/|#)/.test(target ?? "") ? (
    <a href={target}>{name}</a>
  ) : (
    part
  );
}
