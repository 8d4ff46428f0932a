import { describe, expect, it } from "vitest";
import { RolesQuery } from "#shared/catalog/catalog.request.ts";
import { normalizeQuery } from "#shared/core/normalize-query.ts";
import { readQuery } from "#shared/middleware/request/query.ts";

function normalize(text: string): string {
  const { values } = readQuery(new URLSearchParams(text), RolesQuery);
  return normalizeQuery(RolesQuery, RolesQuery.parse(values), ["country"]);
}

describe("a normalized query", () => {
  it("is the same for all equivalent queries", () => {
    const same = [
      "slug=b,a&limit=10",
      "limit=10&slug=a,b",
      "slug=a&slug=b&limit=10&order=asc&sort=title",
      "slug[]=b&slug[]=a,b&limit=10&country=gb&unknown=1",
    ];
    expect(new Set(same.map(normalize))).toEqual(new Set(["limit=10&slug=a%2Cb"]));
    expect(normalize("limit=25&country=US")).toBe("");
  });

  it("differs if the response differs", () => {
    const queries = [
      "",
      "slug=a",
      "not_slug=a",
      "title=a",
      "national_median_min=1",
      "national_median_max=1",
      "sort=slug",
      "sort=title,slug",
      "sort=slug,title",
      "order=desc",
      "limit=26",
      "starting_after=a",
      "ending_before=a",
    ];
    expect(new Set(queries.map(normalize)).size).toBe(queries.length);
  });
});
