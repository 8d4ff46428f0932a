import { afterAll, beforeAll, expect, it } from "vitest";
import { findNamesakes } from "../../../shared/reference/find-namesakes.ts";
import { type CatalogHarness, openTestCatalog } from "../../support/catalog.ts";

let catalog: CatalogHarness;
beforeAll(async () => {
  catalog = await openTestCatalog();
});
afterAll(() => catalog.stop());

async function namesakes(text: string) {
  const { reference } = catalog.context;
  return findNamesakes(text, await reference.cityNames(), reference.places);
}
const slugs = async (text: string) => (await namesakes(text)).map(({ slug }) => slug);

it.each([
  ["Portland", ["portland", "portland-me"]],
  ["Portland, USA", ["portland", "portland-me"]],
  ["Kansas City", ["kansas-city", "kansas-city-ks"]],
  ["Columbus", ["columbus", "columbus-ga"]],
  ["Newport", ["newport-ri", "newport-ky", "newport-or", "newport-ar", "newport-tn"]],
])("of %s are %j, the most populous first", async (text, expected) => {
  expect(await slugs(text)).toEqual(expected);
});

it.each(["Austin", "Boston", "New York", "Washington"])(
  "%s has none of a comparable size",
  async (text) => {
    expect(await slugs(text)).toHaveLength(1);
  },
);

it.each(["Portland, ME", "Portland, Maine", "Springfield MO", "SF", "97201", "", "…"])(
  "%s is no name that towns have in common",
  async (text) => {
    expect(await slugs(text)).toEqual([]);
  },
);

it("are titled by their state, except cities of the catalog, which it titles itself", async () => {
  expect(await namesakes("Portland")).toEqual([
    { slug: "portland", state: "OR", title: null },
    { slug: "portland-me", state: "ME", title: "Portland, ME" },
  ]);
});
