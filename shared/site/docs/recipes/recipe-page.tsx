import { toMarkdown } from "#shared/html/markdown/to-markdown.ts";
import type { Page } from "#shared/html/page.ts";
import { docsPage } from "../docs-page.tsx";
import { type recipeNames, recipePath } from "./recipe-names.ts";
import { recipes } from "./recipes.tsx";

/** A recipe, and how what it shows is checked. */
export function recipePage(
  { slug, name, description }: (typeof recipeNames)[number],
  origin: string,
): Page {
  const { checked, body: Body } = recipes[slug];
  const content = (
    <>
      <p class="lead">{description}</p>
      <Body origin={origin} />
      <p class="note">{checked}</p>
    </>
  );
  return docsPage({
    path: recipePath(slug),
    title: name,
    description,
    body: content,
    markdown: () => toMarkdown(content, origin),
  });
}
