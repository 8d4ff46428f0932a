import { expect, it } from "vitest";
import { jobWords, oneOf, peopleIn } from "#shared/salaries/subject/job-words.ts";
import { readSeedTable } from "#tests/support/seed-table.ts";
import cases from "./job-words.json" with { type: "json" };

it.each(cases as [string, string, string][])("%s is %s, and many are %s", (title, one, many) => {
  expect([oneOf(title), peopleIn(title)]).toEqual([one, many]);
});

it("changes nothing but capitals, in every title of the catalog", () => {
  for (const { title = "" } of readSeedTable("roles.csv")) {
    expect(jobWords(title).toLowerCase()).toBe(title.toLowerCase());
    expect(jobWords(title).match(/[A-Z]{2,}/g)).toEqual(title.match(/[A-Z]{2,}/g));
  }
});
