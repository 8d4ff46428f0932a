import { afterAll, describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";
import { walkBothWays } from "#tests/support/walk.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "pro" });
afterAll(() => live.stop());

const salaries = "/api/v1/intelligence/salaries";
const tool = (query: string) => live.get(`/api/mcp/intelligence/roles?${query}`, { key });

describe("the roles tool", () => {
  it("finds the same roles as search", async () => {
    const { status, body } = await tool("q=data engineer");
    expect(status).toBe(200);
    const found = (await live.get(`${salaries}/search?q=data%20engineer`, { key })).body;
    expect(body.data).toEqual(found.data);
    expect(body.pagination.total_count).toBe(found.pagination.total_count);
  });

  it("lists roles by title without search words", async () => {
    const { body } = await tool("");
    const listed = (await live.get(`${salaries}/roles`, { key })).body;
    const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);
    expect(slugs(body.data)).toEqual(slugs(listed.data));
    expect(body.pagination.total_count).toBe(3445);
  });

  const walk = (query: Record<string, string>) =>
    walkBothWays<{ id: string; slug: string }>(async (cursor) => {
      const { body } = await tool(new URLSearchParams({ ...query, ...cursor }).toString());
      return { data: body.data, list: { pagination: body.pagination } };
    });

  it("pages through all search results in the order of search", async () => {
    const visited = await walk({ q: "engineer", limit: "60" });
    const found = await live.get(`${salaries}/search?q=engineer&limit=50`, { key });
    expect(visited.slice(0, 50)).toEqual(found.body.data);
    expect(new Set(visited.map(({ id }) => id)).size).toBe(found.body.pagination.total_count);
  });
});
