import type { Markup } from "../page.ts";
import groups from "./groups.json";
import { recipeNames, recipePath } from "./recipes/recipe-names.ts";

/** The guides, in the order in which a newcomer reads them. */
export const guides = [
  { path: "/docs", name: "Quickstart" },
  { path: "/docs/authentication", name: "Authentication and limits" },
  { path: "/docs/errors", name: "Errors" },
  { path: "/docs/pagination", name: "Pagination" },
  { path: "/docs/client", name: "TypeScript client, command line" },
  { path: "/docs/data", name: "Bulk data" },
  { path: "/docs/webhooks", name: "Webhooks" },
  { path: "/docs/widget", name: "Widget" },
  { path: "/docs/mcp", name: "Agents (MCP)" },
  { path: "/docs/methodology", name: "Figures, and how far off they are" },
  { path: "/docs/changelog", name: "Changelog" },
] as const;

/** The navigation of the documentation. @param path of the page that is shown. */
export function DocsNav({ path }: { path: string }): Markup {
  const link = (href: string, name: string) => (
    <li>
      <a href={href} aria-current={href === path ? "page" : undefined}>
        {name}
      </a>
    </li>
  );
  return (
    <nav class="docs-nav" aria-label="Documentation">
      <div class="docs-search" data-search>
        <a href="/openapi.json">OpenAPI document</a>
      </div>
      <details class="docs-menu">
        <summary>All pages</summary>
        <h2>Guides</h2>
        <ul>{guides.map((guide) => link(guide.path, guide.name))}</ul>
        <h2>Recipes</h2>
        <ul>{recipeNames.map(({ slug, name }) => link(recipePath(slug), name))}</ul>
        <h2>Reference</h2>
        <ul>{groups.map(({ slug, name }) => link(`/docs/api/${slug}`, name))}</ul>
      </details>
    </nav>
  );
}
