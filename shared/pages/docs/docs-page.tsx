import type { Child } from "hono/jsx";
import type { MarkdownSource, Markup, Page } from "../page.ts";
import { DocsNav } from "./docs-nav.tsx";

/** A page of the documentation: its navigation next to the text. */
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
        <DocsNav path={path} />
        <article>
          <h1>{title}</h1>
          <Content>{body}</Content>
        </article>
      </>
    ),
  };
}

function Content({ children }: { children: Child }): Markup {
  return <>{children}</>;
}
