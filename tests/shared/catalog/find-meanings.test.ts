import { describe, expect, it } from "vitest";
import { findMeanings } from "#shared/catalog/find-meanings.ts";
import { resolveName } from "#shared/catalog/resolve-name.ts";
import { openTestCatalog } from "#tests/support/catalog.ts";

const catalog = await openTestCatalog();

const meanings = (kind: "role" | "city", text: string) => findMeanings(catalog.context, kind, text);
const titles = async (kind: "role" | "city", text: string) =>
  (await meanings(kind, text)).options.map(({ title }) => title);

describe("words for a role", () => {
  it("that are an everyday word for many may mean any of them, the likeliest first", async () => {
    const nurses = await titles("role", "nurse");
    expect(nurses[0]).toBe("Registered Nurse");
    expect(nurses).toContain("Nurse Practitioner");
    expect(nurses).toHaveLength(8);
    expect((await titles("role", "Driver"))[0]).toBe("Delivery Driver");
    expect(await titles("role", "engineer")).toEqual(
      expect.arrayContaining(["Software Engineer", "Civil Engineer"]),
    );
  });

  it("keep their level in what may be chosen", async () => {
    const { options } = await meanings("role", "Sr. Engineer");
    expect(options[0]).toEqual({ value: "sr Software Engineer", title: "Software Engineer" });
  });

  it("that are close to one title are offered it", async () => {
    expect(await titles("role", "Registered Nures")).toEqual(["Registered Nurse"]);
  });

  it.each([
    ...["Registered Nurse", "registered-nurse", "teacher", "mechanics", "Senior Software Engineer"],
    ...["RN", "LPN", "Sr. SWE", "CEO", "Software Developer"],
    ...["intern", "actor", "underwater basket weaver", "toString", "…"],
  ])("%s needs no question", async (text) => {
    expect(await meanings("role", text)).toEqual({ options: [] });
  });
});

describe("words for a city", () => {
  it("that no town has nearly all the people of may mean any of them", async () => {
    const { options, why } = await meanings("city", "Columbus");
    expect(why).toBeUndefined();
    expect(options.slice(0, 3)).toEqual([
      { value: "columbus", title: "Columbus, OH" },
      { value: "columbus-ga", title: "Columbus, GA" },
      { value: "columbus-in", title: "Columbus, IN" },
    ]);
    expect((await titles("city", "Springfield")).slice(0, 3)).toEqual([
      "Springfield, MO",
      "Springfield, MA",
      "Springfield, IL",
    ]);
    expect(await titles("city", "Newport")).toContain("Newport, RI");
  });

  it("that are a state are offered its cities, with the reason", async () => {
    const { why, options } = await meanings("city", "Ohio");
    expect(why).toMatch(/^Pay is given by city here, not by state/);
    expect(options.map(({ value }) => value)).toEqual(["columbus", "cleveland", "cincinnati"]);
  });

  it.each([
    ...[
      "portland",
      "columbus",
      "Portland",
      "Austin",
      "Boston",
      "New York",
      "NYC",
      "SF",
      "Portland, Maine",
      "Brandon, FL",
    ],
    ...["33511", "remote", "Paris", "At Lantis", "toString"],
  ])("%s need no question", async (text) => {
    expect(await meanings("city", text)).toEqual({ options: [] });
  });
});

it("offers nothing that is not understood, nor what would be asked again", async () => {
  for (const [kind, text] of [
    ["role", "nurse"],
    ["role", "Senior Nurse"],
    ["role", "customer service"],
    ["city", "Springfield"],
    ["city", "Ohio"],
  ] as const) {
    for (const { value } of (await meanings(kind, text)).options) {
      expect(await meanings(kind, value), value).toEqual({ options: [] });
      const meant = await resolveName(catalog.context, kind, value);
      // A town without a city of the catalog around it is understood, and has no figure.
      expect(meant.slug ?? ("why" in meant && meant.why), value).toBeTruthy();
    }
  }
});
