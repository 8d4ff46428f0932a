import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKey } from "../../../../support/callers.ts";
import { type LiveService, shareLiveService } from "../../../../support/live-service.ts";

let live: LiveService;
let key: string;
beforeAll(async () => {
  live = await shareLiveService();
  key = await createKey(live.db, { tier: "pro" });
});
afterAll(() => live.stop());

const salaries = "/api/v1/intelligence/salaries";
const tool = (query: string) => live.get(`/api/mcp/intelligence/roles?${query}`, { key });

describe("the roles tool", () => {
  it("finds what search finds", async () => {
    const { status, body } = await tool("q=data engineer");
    expect(status).toBe(200);
    const found = (await live.get(`${salaries}/search?q=data%20engineer`, { key })).body;
    expect(body.data).toEqual(found.data);
    expect(body.pagination.total_count).toBe(found.pagination.total_count);
  });

  it("lists the roles by title without words", async () => {
    const { body } = await tool("");
    const listed = (await live.get(`${salaries}/roles`, { key })).body;
    const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);
    expect(slugs(body.data)).toEqual(slugs(listed.data));
    expect(body.pagination.total_count).toBe(3445);
  });

  it("leads on to the next page of the list it comes from", async () => {
    for (const [query, path] of [
      ["", "roles?"],
      ["q=engineer", "search?q=engineer&"],
    ]) {
      const { body } = await tool(query ?? "");
      const cursor = body.pagination.next_cursor;
      const next = await live.get(`${salaries}/${path}starting_after=${cursor}`, { key });
      expect(next.status).toBe(200);
      expect(next.body.data[0].slug).not.toBe(body.data[0].slug);
    }
  });

  it("refuses words that are none", async () => {
    const { status, body } = await tool("q=%20");
    expect([status, body.error.code, body.error.param]).toEqual([400, "parameter_missing", "q"]);
  });
});
