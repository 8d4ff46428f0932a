import type { Child } from "hono/jsx";
import type { MarkdownSource, Markup, Page } from "#shared/html/page.ts";
import groups from "./groups.json";
import { type Guide, guides } from "./guides.ts";
import { recipeNames, recipePath } from "./recipes/recipe-names.ts";
import type { GroupNames } from "./reference.ts";

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

const allGroups: readonly GroupNames[] = groups;

/** The headings of the reference, with the groups under each. */
export const chapters = [
  { name: "Pay", slugs: ["estimates", "offers", "catalog"] },
  {
    name: "Job search",
    slugs: ["jobs", "contacts", "activities", "calendar", "inbox", "webhooks", "account"],
  },
  { name: "Agents", slugs: ["agents"] },
  { name: "Older, still answered", slugs: ["lookups"] },
] as const;

/** Open on every page, because most people come for them. */
const alwaysOpen: readonly string[] = ["estimates", "offers"];

/** Where `search.js` puts the search of the documentation. */
function DocsSearch(): Markup {
  return (
    <div class="docs-find">
      <search class="docs-search" data-search="">
        <a href="/openapi.json">OpenAPI document</a>
      </search>
      <p class="docs-jump">
        <a href="#all-pages">All pages and endpoints</a>
      </p>
    </div>
  );
}

/**
 * The navigation of the documentation: guides, and every endpoint in its group, the deprecated ones
 * last. It is after the text, so that a phone and a keyboard begin with the text.
 *
 * @param path of the page that is shown.
 */
export function DocsNav({ path }: { path: string }): Markup {
  const link = (href: string, name: string) => (
    <li>
      <a href={href} aria-current={href === path ? "page" : undefined}>
        {name}
      </a>
    </li>
  );
  const list = (section: Guide["section"]) =>
    guides
      .filter((guide) => guide.section === section)
      .map((guide) => link(guide.path, guide.name));
  return (
    <nav class="docs-nav" id="all-pages" aria-label="Documentation">
      <h2>Start</h2>
      <ul>{list("start")}</ul>
      {chapters.map(({ name, slugs }) => (
        <>
          <h2>{name}</h2>
          {allGroups
            .filter(({ slug }) => (slugs as readonly string[]).includes(slug))
            .map((group) => (
              <Group group={group} path={path} />
            ))}
          {name === chapters.at(-1)?.name && <Deprecated />}
        </>
      ))}
      <h2>Tools</h2>
      <ul>{list("tools")}</ul>
      <h2>Recipes</h2>
      <ul>{recipeNames.map(({ slug, name }) => link(recipePath(slug), name))}</ul>
      <h2>About</h2>
      <ul>{list("about")}</ul>
    </nav>
  );
}

function Group({ group, path }: { group: GroupNames; path: string }): Markup {
  const { slug, name, operations } = group;
  const page = `/docs/api/${slug}`;
  const isHere = page === path;
  return (
    <details open={isHere || alwaysOpen.includes(slug)}>
      <summary>{name}</summary>
      <ul>
        <li>
          <a href={page} aria-current={isHere ? "page" : undefined}>
            Overview<span class="visually-hidden"> of {name.toLowerCase()}</span>
          </a>
        </li>
        {operations
          .filter(({ deprecated }) => !deprecated)
          .map((operation) => (
            <Endpoint page={page} operation={operation} />
          ))}
      </ul>
    </details>
  );
}

/** The deprecated operations of all groups. */
function Deprecated(): Markup {
  return (
    <ul>
      {allGroups.flatMap(({ slug, operations }) =>
        operations
          .filter(({ deprecated }) => deprecated)
          .map((operation) => <Endpoint page={`/docs/api/${slug}`} operation={operation} />),
      )}
    </ul>
  );
}

function Endpoint({
  page,
  operation: { id, method, path },
}: {
  page: string;
  operation: GroupNames["operations"][number];
}): Markup {
  return (
    <li>
      <a href={`${page}#${id}`}>
        <code>
          {method !== "GET" && <span class="verb">{method} </span>}
          {shortPath(path)}
        </code>
      </a>
    </li>
  );
}

/** The part of a path that tells an operation from the others of its API; whole for the MCP servers. */
function shortPath(path: string): string {
  const rest = path.replace(
    /^\/api\/(?:v1\/intelligence\/(?:salaries\/)?|mcp\/(?:intelligence\/)?)/,
    "",
  );
  return rest === "mcp" ? path : rest;
}
