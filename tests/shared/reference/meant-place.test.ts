import { describe, expect, it } from "vitest";
import { findMeantPlace } from "#shared/reference/meant-place.ts";
import { seedPlaces } from "#tests/support/seed-places.ts";
import data from "./meant-place.json" with { type: "json" };

const { names, find } = seedPlaces();
const meant = (text: string) => findMeantPlace(text, names, find);

describe("the place that people mean", () => {
  it.each(data.inTheAreaOf as [string, string, string][])(
    "%s is %s, with the figure of %s",
    async (typed, title, slug) => {
      expect(await meant(typed)).toMatchObject({ kind: "city", slug, asked: { title } });
    },
  );

  it.each(data.cities as [string, string][])("%s is the city itself", async (typed, slug) => {
    expect(await meant(typed)).toEqual({ kind: "city", slug, asked: null });
  });

  it.each(data.nation as string[])("%s is the nation", async (typed) => {
    expect(await meant(typed)).toEqual({ kind: "nation" });
  });

  it("of a state's name are its largest cities, and of one without a city none", async () => {
    expect(await meant("Texas")).toEqual({
      kind: "state",
      title: "Texas",
      code: "TX",
      largest: ["houston", "san-antonio", "dallas"],
    });
    expect(await meant("TX")).toMatchObject({ kind: "state", title: "Texas" });
    expect(await meant("Maine")).toEqual({
      ...{ kind: "state", title: "Maine", code: "ME", largest: [] },
    });
  });

  it.each(["London", "Toronto, Canada", "Vancouver, BC", "Bangalore", "germany", "Paris, France"])(
    "%s is abroad",
    async (typed) => {
      expect(await meant(typed)).toMatchObject({ kind: "abroad" });
    },
  );

  it.each(data.territories as [string, string][])(
    "%s is in %s, which is not covered",
    async (typed, title) => {
      expect(await meant(typed)).toEqual({ kind: "territory", title });
    },
  );

  it("is asked back where a territory's town is better known than the one in a state", async () => {
    const found = await meant("San Juan");
    expect(found.kind === "ambiguous" && found.choices.slice(0, 2)).toEqual([
      { slug: null, title: "San Juan, Puerto Rico" },
      { slug: "san-juan-tx", title: "San Juan, TX" },
    ]);
    expect(await meant("San Juan, TX")).toMatchObject({ kind: "city", slug: "mcallen" });
  });

  it("is offered, never taken, where the area has no city of the catalog", async () => {
    expect(await meant("Bozeman, MT")).toEqual({
      kind: "elsewhere",
      title: "Bozeman, MT",
      state: "MT",
      nearest: { slug: "billings", miles: expect.any(Number) },
    });
    expect(await meant("Portland, Maine")).toMatchObject({ kind: "elsewhere", nearest: null });
  });

  it("is asked back where towns of several states have the name", async () => {
    expect(await meant("Fairview")).toMatchObject({
      kind: "ambiguous",
      choices: expect.arrayContaining([{ slug: "fairview-nj", title: "Fairview, NJ" }]),
    });
  });

  it("is asked back where a larger city is one letter away, which is a choice too", async () => {
    expect(await meant("Pittsburg")).toMatchObject({
      kind: "ambiguous",
      choices: [
        { slug: "pittsburgh", title: null },
        { slug: "pittsburg", title: null },
        { slug: "pittsburg-ks", title: "Pittsburg, KS" },
        ...[expect.anything(), expect.anything()],
      ],
    });
    expect(await meant("Pittsburg, KS")).toMatchObject({ kind: "elsewhere" });
  });

  it("is asked back where a city abroad may be meant as well", async () => {
    const found = await meant("Vancouver");
    expect(found).toEqual({
      kind: "ambiguous",
      choices: [
        { slug: "vancouver", title: null },
        { slug: null, title: "Vancouver, Canada" },
      ],
    });
  });

  it("has a slug that means it again, never one that was made from the words", async () => {
    const texts = [
      "Hybrid in Alpharetta, Georgia",
      "ZIP 33511",
      "Greater Long Island",
      "Saint Cloud, Florida",
    ];
    for (const text of texts) {
      const found = await meant(text);
      const slug = found.kind === "city" ? found.asked?.slug : undefined;
      expect(await meant(slug ?? ""), text).toEqual(found);
    }
  });

  it("is suggested for a slip of one letter or a beginning, and for nothing less alike", async () => {
    expect(await meant("san-fransisco")).toEqual({ kind: "unknown", near: ["san-francisco"] });
    expect(await meant("Minneap")).toEqual({ kind: "unknown", near: ["minneapolis"] });
    for (const typed of ["Narnia", "asdf", "xy"]) {
      expect(await meant(typed), typed).toEqual({ kind: "unknown", near: [] });
    }
  });
});
