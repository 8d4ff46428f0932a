import type { Child } from "hono/jsx";
import type { MarkdownSource, Markup, Page } from "#shared/html/page.ts";
import { DocsNav, DocsSearch } from "./docs-nav.tsx";

/** A page of the documentation: the text, and next to it the search and the navigation. */
export function docsPage({
  path,
  title,
  description,
  body,
  modules = [],
  markdown,
}: {
  path: string;
  title: string;
  description: string;
  body: Markup;
  modules?: readonly string[];
  markdown: MarkdownSource;
}): Page {
  return {
    title,
    description,
    canonical: path,
    kind: "docs",
    styles: ["docs.css"],
    modules: ["copy.js", "search.js", ...modules],
    markdown: async () => `# ${title}\n\n${await markdown()}`,
    body: (
      <>
        <DocsSearch />
        <article>
          <h1>{title}</h1>
          <Content>{body}</Content>
        </article>
        <DocsNav path={path} />
      </>
    ),
  };
}

function Content({ children }: { children: Child }): Markup {
  return <>{children}</>;
}
