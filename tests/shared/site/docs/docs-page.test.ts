import { describe, expect, it } from "vitest";
import { chapters, DocsNav } from "#shared/site/docs/docs-page.tsx";
import groups from "#shared/site/docs/groups.json" with { type: "json" };

const linksOf = async (path: string) => {
  const html = String(await DocsNav({ path }));
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
};

describe("the navigation of the documentation", () => {
  it("lists every endpoint once, in the group that it belongs to", async () => {
    const endpoints = groups.flatMap(({ slug, operations }) =>
      operations.map(({ id }) => `/docs/api/${slug}#${id}`),
    );
    expect(endpoints.length).toBeGreaterThan(50);
    const listed = (await linksOf("/docs")).filter((href) => href.includes("#"));
    expect(listed.toSorted()).toEqual(endpoints.toSorted());
    expect(chapters.flatMap(({ slugs }): readonly string[] => slugs).toSorted()).toEqual(
      groups.map(({ slug }) => slug).toSorted(),
    );
  });

  it("has the deprecated ones after all others", async () => {
    const deprecated = groups.flatMap(({ slug, operations }) =>
      operations.filter((one) => one.deprecated).map(({ id }) => `/docs/api/${slug}#${id}`),
    );
    expect(deprecated.length).toBeGreaterThan(0);
    const listed = (await linksOf("/docs")).filter((href) => href.includes("#"));
    expect(listed.slice(-deprecated.length)).toEqual(deprecated);
  });

  it("opens the group of the page, and marks the page", async () => {
    const html = String(await DocsNav({ path: "/docs/api/jobs" }));
    expect(html).toContain('<a href="/docs/api/jobs" aria-current="page">');
    const [, before = ""] = /(<details[^>]*>)<summary>Jobs</.exec(html) ?? [];
    expect(before).toContain("open");
    expect(/(<details[^>]*>)<summary>Contacts</.exec(html)?.[1]).not.toContain("open");
  });
});
