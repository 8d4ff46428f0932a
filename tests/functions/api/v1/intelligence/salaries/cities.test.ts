import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import type { CityItem } from "#shared/catalog/catalog.response.ts";
import { catalogSize } from "#shared/contract/catalog-size.ts";
import { shareLiveService } from "#tests/support/live-service.ts";

const live = await shareLiveService();
const key = await createKey(live.db);

const salaries = "/api/v1/intelligence/salaries";
const cities = (query: string) => live.get(`${salaries}/cities?${query}`, { key });
const slugs = (body: { data: CityItem[] }) => body.data.map((city) => city.slug);

describe("cities", () => {
  it("lists 25 of all cities by name, with their metro's price parity", async () => {
    const { status, body } = await cities("");
    expect([status, body.data.length, body.pagination.total_count]).toEqual([
      200,
      25,
      catalogSize.cities,
    ]);
    const names = body.data.map((city: CityItem) => city.name);
    expect(names).toEqual(names.toSorted());
    expect(body.attribution.citation).toContain("BEA regional price parities");
    const [sanFrancisco] = (await cities("slug=san-francisco")).body.data;
    expect(sanFrancisco).toEqual({
      id: "city:san-francisco",
      slug: "san-francisco",
      name: "San Francisco",
      state: "CA",
      col_multiplier: 1.15613,
    });
  });

  it("finds a city by an alias, as the figures do", async () => {
    const [city] = (await cities("slug=nyc")).body.data;
    const { body } = await live.get(`${salaries}/calculate?role=software-engineer&city=nyc`, {
      key,
    });
    expect(city).toEqual(body.data.city);
    expect(slugs((await cities("slug=new-york,austin&not_slug=nyc")).body)).toEqual(["austin"]);
  });

  it("also finds a city by its long slug, and returns the canonical one", async () => {
    expect(slugs((await cities("slug=san-francisco-ca,austin-tx")).body)).toEqual([
      "austin",
      "san-francisco",
    ]);
    const left = await cities("slug=austin,san-francisco&not_slug=austin-tx");
    expect(slugs(left.body)).toEqual(["san-francisco"]);
  });

  it("filters by name, states in either case, and bounds", async () => {
    const columbus = (await cities("name=Columbus&sort=state")).body.data as CityItem[];
    expect(columbus.map((city) => city.state)).toEqual(["GA", "OH"]);
    const { data } = (await cities("state=ca,NY&limit=100&sort=state,name&order=desc,asc")).body;
    const states = data.map((city: CityItem) => city.state);
    expect([states[0], states.at(-1)]).toEqual(["NY", "CA"]);
    const cheap = await cities("col_multiplier_max=0.9&sort=col_multiplier&order=desc");
    const multipliers = cheap.body.data.map((city: CityItem) => city.col_multiplier);
    expect(Math.max(...multipliers)).toBeLessThanOrEqual(0.9);
    expect(multipliers).toEqual(multipliers.toSorted((a: number, b: number) => b - a));
    expect((await cities("col_multiplier_min=1.15613&slug=san-francisco")).body.data.length).toBe(
      1,
    );
  });
});
