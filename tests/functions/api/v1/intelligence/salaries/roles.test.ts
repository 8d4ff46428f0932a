import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import type { RoleItem } from "#shared/catalog/catalog.response.ts";
import { catalogSize } from "#shared/contract/catalog-size.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "pro" });

const salaries = "/api/v1/intelligence/salaries";
const roles = (query: string) => live.get(`${salaries}/roles?${query}`, { key });
const slugs = (body: { data: RoleItem[] }) => body.data.map((role) => role.slug);

async function firstPage(query: string) {
  const { status, body } = await roles(query);
  expect(status).toBe(200);
  return body;
}

describe("roles", () => {
  it("lists 25 of all roles by title, with the assumptions", async () => {
    const body = await firstPage("");
    expect(Object.keys(body)).toEqual(["data", "pagination", "attribution", "request"]);
    expect(body.data.length).toBe(25);
    expect(body.pagination).toMatchObject({
      previous_cursor: null,
      has_more: true,
      total_count: catalogSize.roles,
    });
    const titles = body.data.map((role: RoleItem) => role.title.toLowerCase());
    expect(titles).toEqual(titles.toSorted());
    expect(body.attribution).toMatchObject({ updated: "2026-09-30", as_of: "2026-11-21" });
    expect(body.attribution.citation).toContain("May 2025");
    expect(body.attribution.assumptions.length).toBeGreaterThan(1);
  });

  it("finds a role by an alias, and leaves it out by one", async () => {
    expect(slugs(await firstPage("slug=rn,cto&sort=slug"))).toEqual([
      "chief-technology-officer",
      "registered-nurse",
    ]);
    expect(slugs(await firstPage("slug=rn,cto&not_slug=rn"))).toEqual(["chief-technology-officer"]);
  });

  it("filters by slugs, title and bounds, all of them together", async () => {
    expect(slugs(await firstPage("slug=electrician,accountant,nobody&sort=slug"))).toEqual([
      "accountant",
      "electrician",
    ]);
    expect(slugs(await firstPage("slug=electrician,accountant&not_slug=electrician,x"))).toEqual([
      "accountant",
    ]);
    expect(slugs(await firstPage("title=Electrician"))).toEqual(["electrician"]);
    expect(slugs(await firstPage("title=electrician"))).toEqual([]);

    const [{ national_median: median }] = (await firstPage("slug=electrician")).data;
    const within = (min: number, max: number) =>
      firstPage(`slug=electrician&national_median_min=${min}&national_median_max=${max}`);
    expect(slugs(await within(median, median))).toEqual(["electrician"]);
    expect(slugs(await within(median + 1, median + 2))).toEqual([]);
    const crossed = `national_median_min=${median + 1}&national_median_max=${median}`;
    expect((await roles(crossed)).status).toBe(400);
  });

  it("refuses a cursor of another list, an invalid one, and two at once", async () => {
    const cursor = (await firstPage("limit=2")).pagination.next_cursor;
    const cities = await live.get(`${salaries}/cities?limit=2`, { key });
    const calls: [string, string][] = [
      [`starting_after=${cursor}&sort=slug`, "starting_after"],
      [`starting_after=${cursor}&order=desc`, "starting_after"],
      [`ending_before=${cursor}&title=Electrician`, "ending_before"],
      [`starting_after=${cities.body.pagination.next_cursor}`, "starting_after"],
      [`starting_after=${cursor}x`, "starting_after"],
      ["ending_before=abc", "ending_before"],
      ["starting_after=", "starting_after"],
      [`starting_after=${cursor}&ending_before=${cursor}`, "ending_before"],
    ];
    for (const [query, param] of calls) {
      const { status, body } = await roles(query);
      expect([status, body.error.code, body.error.param], query).toEqual([
        400,
        "parameter_missing",
        param,
      ]);
      expect(body.error.message).toMatch(/Allowed: .+ for example .+/);
    }
    const next = await roles(`starting_after=${cursor}&limit=7&order=asc&country=gb`);
    expect([next.status, next.body.data.length]).toEqual([200, 7]);
  });
});
