import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import type { RoleItem } from "#shared/catalog/catalog.response.ts";
import { catalogSize } from "#shared/contract/catalog-size.ts";
import { type LiveService, shareLiveService } from "#tests/support/live-service.ts";
import { walkBothWays } from "#tests/support/walk.ts";

let live: LiveService;
let key: string;
beforeAll(async () => {
  live = await shareLiveService();
  key = await createKey(live.db, { tier: "pro" });
});
afterAll(() => live.stop());

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

  it("has the same national median as history for the quarter", async () => {
    const wanted = "software-engineer,registered-nurse,accountant,electrician,data-scientist";
    const body = await firstPage(`slug=${wanted}`);
    expect(body.data.length).toBe(5);
    const code = (slug: string) =>
      body.data.find((role: RoleItem) => role.slug === slug).bls_soc_code;
    expect([code("software-engineer"), code("registered-nurse")]).toEqual(["15-1252", "29-1141"]);
    for (const role of body.data as RoleItem[]) {
      const history = await live.get(`${salaries}/history?role=${role.slug}`, { key });
      const latest = history.body.data.snapshots.at(-1);
      expect(latest.quarter).toBe("Q3 2026");
      expect(role.national_median, role.slug).toBe(latest.median);
    }
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

  it("sorts titles without regard to case, across pages too", async () => {
    const list = "slug=ios-developer,ab-initio-developer,abap-developer,welder&sort=title";
    const sorted = ["ab-initio-developer", "abap-developer", "ios-developer", "welder"];
    expect(slugs(await firstPage(list))).toEqual(sorted);
    expect(slugs(await firstPage(`${list}&order=desc`))).toEqual(sorted.toReversed());
    const first = await firstPage(`${list}&limit=2`);
    const next = await firstPage(`${list}&limit=2&starting_after=${first.pagination.next_cursor}`);
    expect([...slugs(first), ...slugs(next)]).toEqual(sorted);
  });

  it("sorts by several fields, each in its own direction", async () => {
    const body = await firstPage("sort=national_median,title&order=desc,asc&limit=100");
    const rows: RoleItem[] = body.data;
    for (const [index, row] of rows.entries()) {
      const next = rows[index + 1];
      if (!next) break;
      expect(row.national_median).toBeGreaterThanOrEqual(next.national_median);
      if (row.national_median === next.national_median) {
        expect(row.title.toLowerCase() < next.title.toLowerCase() || row.id < next.id).toBe(true);
      }
    }
    expect(rows[0]?.national_median).toBeGreaterThan(rows.at(-1)?.national_median ?? 0);
  });

  it("can be paged in both directions", async () => {
    const query = "national_median_min=150000&sort=national_median&order=desc&limit=23";
    const rows = await walkBothWays<RoleItem>(async (cursor) => {
      const { data, pagination } = await firstPage(`${query}&${new URLSearchParams(cursor)}`);
      return { data, list: { pagination } };
    });
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    expect(rows.every((row) => row.national_median >= 150_000)).toBe(true);
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

  it("accepts only plain integers, and names the invalid parameter", async () => {
    const refused = {
      limit: ["0", "101", "25.0", "+25", " 25", "1e2", "0x10", "", "025", "-0", "NaN"],
      national_median_min: ["1.5", "abc", "1e5", ""],
      sort: ["", "median", "title,", "title;slug"],
      order: ["", "up", "asc,desc"],
      slug: ["", "A", "a_b", "software-engineer,", "x".repeat(81)],
      country: ["USA", "u", "", "U1"],
      title: [""],
    };
    for (const [param, values] of Object.entries(refused)) {
      for (const value of values) {
        const { status, body } = await roles(new URLSearchParams({ [param]: value }).toString());
        expect([status, body.error?.param], `${param}=${value}`).toEqual([400, param]);
        expect(body.error.message).toMatch(/Allowed: .+; for example .+=/);
      }
    }
    expect((await roles("limit=2&limit=2")).status).toBe(400);
    expect((await roles("limit=100&country=GB")).body.data.length).toBe(100);
  });

  it("never fails, whatever the query", async () => {
    const names =
      "slug not_slug title national_median_min sort order limit starting_after ending_before";
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("title", "desc", "asc,desc", "-1", "9".repeat(15), "a,b,c", "%00"),
    );
    const pair = fc.tuple(fc.oneof(fc.constantFrom(...names.split(" ")), fc.string()), value);
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 5 }), async (pairs) => {
        const text = new URLSearchParams(pairs.map(([name, given]) => [name, given]));
        expect((await roles(text.toString())).status).toBeOneOf([200, 400]);
      }),
      { numRuns: 100 },
    );
  });
});

describe("roles without a key", () => {
  const address = newAddress();
  const open = (query: string, headers = {}) =>
    live.get(`${salaries}/roles?${query}`, { address, headers });

  it("is served from the edge cache the second time, up to the rate limit", async () => {
    const first = await open("slug=electrician");
    const second = await open("country=US&slug=electrician&order=asc");
    expect(first.headers.get("cache-status")).toBe("edge; fwd=miss; stored");
    expect(second.headers.get("cache-status")).toContain("edge; hit");
    expect(second.headers.get("age")).toMatch(/^\d+$/);
    expect(second.headers.get("cache-control")).toMatch(
      /^public, .*s-maxage=600, stale-while-revalidate=\d+$/,
    );
    const etag = first.headers.get("etag") ?? "";
    expect(second.headers.get("etag")).toBe(etag);
    expect(second.body.data).toEqual(first.body.data);
    expect(second.body.request.id).not.toBe(first.body.request.id);
    expect((await open("slug=electrician", { "if-none-match": etag })).status).toBe(304);
    const keyed = await roles("slug=electrician");
    expect(keyed.headers.get("cache-control")).toMatch(/^private/);
    expect(keyed.headers.get("x-ratelimit-remaining")).toBeNull();
    expect(keyed.headers.get("etag")).toBe(etag);

    for (let call = 4; call <= 10; call++) {
      expect((await open("slug=electrician")).status).toBe(200);
    }
    const { status, headers } = await open("slug=electrician");
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
  });
});
