import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "pro" });

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
});
