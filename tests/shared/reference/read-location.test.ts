/** Locations as boards, applicant systems and people write them, at home and abroad. */
import { describe, expect, it } from "vitest";
import type { MeantPlace } from "#shared/reference/place.ts";
import { readBook } from "#shared/reference/place-book.ts";
import { type LocationRead, readLocation } from "#shared/reference/read-location.ts";
import { seedPlaces } from "#tests/support/seed-places.ts";
import data from "./read-location.json" with { type: "json" };

const { names, find } = seedPlaces();
const read = (location: string): Promise<LocationRead> =>
  readBook(names, find, (book) => readLocation(location, book));

/** `tampa` for a city of the catalog, `Brandon, FL > tampa` for another place with its figure. */
function inShort(meant: MeantPlace): string {
  switch (meant.kind) {
    case "city":
      return meant.asked ? `${meant.asked.title} > ${meant.slug}` : meant.slug;
    case "state":
      return `state ${meant.code}`;
    case "region":
      return `region ${meant.state ?? "of several states"}`;
    case "town":
    case "elsewhere":
      return `${meant.title}, no figure`;
    case "unknown":
      return "not understood";
    case "ambiguous":
      return "which?";
    default:
      return meant.kind;
  }
}

async function said(location: string): Promise<string> {
  const { named, isRemote, excluded, hasOthers } = await read(location);
  return [
    ...(isRemote ? ["remote"] : []),
    ...named.map(({ meant }) => inShort(meant)),
    ...excluded.map((code) => `not ${code}`),
    ...(hasOthers ? ["others"] : []),
  ].join("; ");
}

/** By what is right: what is written. */
const kinds: Record<string, Record<string, string>> = data;

const safe = new Set(["which?", "not understood", "others", ""]);

describe.each(Object.entries(kinds))("locations %s", (_, table) => {
  it.each(Object.entries(table))("%s: %s", async (location, right) => {
    expect(await said(location)).toBe(right);
  });
});

it("are right or asked about, none wrong with certainty", async () => {
  const all = Object.values(kinds).flatMap((table) => Object.entries(table));
  const answers = await Promise.all(
    all.map(async ([location, right]) => ({ location, right, came: await said(location) })),
  );
  const right = answers.filter((one) => one.came === one.right);
  const wrong = answers.filter((one) => one.came !== one.right && !safe.has(one.came));
  console.log(
    `${right.length} of ${all.length} locations right, ${wrong.length} wrong with certainty`,
  );
  expect(all.length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});
