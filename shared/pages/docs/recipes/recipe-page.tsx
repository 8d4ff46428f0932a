import { toMarkdown } from "../../markdown/to-markdown.ts";
import type { Page } from "../../page.ts";
import { docsPage } from "../docs-page.tsx";
import type { Recipe } from "./list-recipes.ts";
import { recipePath } from "./recipe-path.ts";

/** A recipe, and how what it shows is checked. */
export function recipePage(
  { slug, name, description, checked, body: Body }: Recipe,
  origin: string,
): Page {
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
