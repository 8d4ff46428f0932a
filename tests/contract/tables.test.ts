/** Lists as tables: the same rows as JSON, whichever way CSV is asked for and whatever is cached. */
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "#functions/routes.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import type { ServiceRequest } from "#scripts/run/stage/service.ts";
import { CityItem, RoleItem } from "#shared/catalog/catalog.response.ts";
import { SearchItem } from "#shared/catalog/search/search.response.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";

const salaries = "/api/v1/intelligence/salaries";
const lists = [
  { path: `${salaries}/roles?sort=slug&limit=7`, item: RoleItem },
  { path: `${salaries}/cities?state=CA&limit=9`, item: CityItem },
  { path: `${salaries}/search?q=engineer&limit=6`, item: SearchItem },
];

let live: LiveService;
let key: string;
beforeAll(async () => {
  live = await shareLiveService();
  key = await createKey(live.db, { tier: "pro" });
});

const csv = { accept: "text/csv" };
const fetchText = async (path: string, init: ServiceRequest = {}) => {
  const response = await live.service.fetch(path, init);
  const [type] = (response.headers.get("content-type") ?? "").split(";");
  return { status: response.status, type, headers: response.headers, text: await response.text() };
};
const cellsOf = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? "")]));
const linked = (headers: Headers, relation: string) =>
  new RegExp(`<([^>]+)>; rel="${relation}"`).exec(headers.get("link") ?? "")?.[1];

describe.each(lists)("$path", ({ path, item }) => {
  it("has all fields of its rows as columns, and the same rows page by page, both ways", async () => {
    let page = await fetchText(`${path}&format=csv`, { key });
    let json = await live.get(path, { key });
    expect(page.text.split("\r\n")[0]).toBe(Object.keys(item.shape).join(","));
    for (let count = 0; count < 3; count++) {
      expect([page.status, page.type]).toEqual([200, "text/csv"]);
      expect(parse(page.text, { columns: true })).toEqual(json.body.data.map(cellsOf));
      const next = linked(page.headers, "next");
      const { next_cursor } = json.body.pagination;
      expect(next).toBe(`${path}&format=csv&starting_after=${next_cursor}`);
      json = await live.get(`${path}&starting_after=${next_cursor}`, { key });
      page = await fetchText(next ?? "", { key });
    }
    const back = await fetchText(linked(page.headers, "prev") ?? "", { key });
    const { previous_cursor } = json.body.pagination;
    const before = await live.get(`${path}&ending_before=${previous_cursor}`, { key });
    expect(parse(back.text, { columns: true })).toEqual(before.body.data.map(cellsOf));
  });

  it("is what the caller prefers, whatever an isolate or a data center has stored", async () => {
    for (const keyed of [{ key }, { address: newAddress() }]) {
      const own = `${path}&country=${"key" in keyed ? "US" : "us"}`;
      for (const [headers, type] of [
        [{}, "application/json"],
        [csv, "text/csv"],
        [{ accept: "*/*" }, "application/json"],
        [csv, "text/csv"],
        [{}, "application/json"],
        [{ accept: "text/csv;q=0.5, */*" }, "application/json"],
        [{ accept: "text/*" }, "text/csv"],
        // Neither JSON nor CSV is accepted, so the response is JSON, as everywhere in this API.
        [{ accept: "image/png" }, "application/json"],
      ] as const) {
        const page = await fetchText(own, { ...keyed, headers });
        expect([page.status, page.type, headers]).toEqual([200, type, headers]);
        expect(page.headers.get("vary")).toBe("Accept, Authorization");
      }
    }
    const forced = await fetchText(`${path}&format=json`, { key, headers: csv });
    expect(forced.type).toBe("application/json");
  });

  it("has a tag of its own, and the request's id and limits as JSON has them", async () => {
    const page = await fetchText(`${path}&format=csv`, { key });
    const json = await live.get(path, { key });
    const etag = page.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/);
    expect(etag).not.toBe(json.headers.get("etag"));
    const same = { key, headers: { "if-none-match": etag } };
    expect((await fetchText(`${path}&format=csv`, same)).status).toBe(304);
    expect((await fetchText(path, same)).status).toBe(200);
    expect(page.headers.get("x-request-id")).toMatch(/^req_/);
    expect(page.headers.get("cache-control")).toBe(json.headers.get("cache-control"));
    const wrong = await live.get(`${path}&format=xlsx`, { key });
    expect([wrong.status, wrong.body.error.param]).toEqual([400, "format"]);
  });
});

it("a cursor of a page in one format leads on in the other", async () => {
  const path = `${salaries}/roles?limit=5`;
  const { body } = await live.get(path, { key });
  const cursor = body.pagination.next_cursor;
  const page = await fetchText(`${path}&format=csv&starting_after=${cursor}`, { key });
  const next = await live.get(`${path}&starting_after=${cursor}`, { key });
  expect(parse(page.text, { columns: true })).toEqual(next.body.data.map(cellsOf));
});

it("every operation that can be a table takes format", () => {
  const tables = routes.filter(({ media }) => media?.includes("text/csv"));
  expect(tables.map(({ operationId }) => operationId).sort()).toEqual([
    ...["exportPipeline", "listCities", "listRoles", "searchRoles"],
  ]);
  for (const { query } of tables) expect(Object.keys(query.shape)).toContain("format");
});
