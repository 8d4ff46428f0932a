import { expect, it } from "vitest";
import { explainRole } from "#shared/reference/explain-role.ts";
import { dataset } from "../salaries/records.ts";

const none = { hourlyMedian: null, hourlyYear: null };
const actor = {
  title: "Actors",
  reason: "hourly only",
  hourlyMedian: 29.05,
  hourlyYear: 2025,
} as const;
const unpublishedJobs = new Map(
  [
    { word: "actor", ...actor },
    { word: "navy-seal", title: "The armed forces", reason: "not surveyed" as const, ...none },
    { word: "senator", title: "Elected officials", reason: "no published wage" as const, ...none },
    { word: "intern", title: "Interns", reason: "field missing" as const, ...none },
  ].map((job) => [job.word, job]),
);
const reference = {
  dataset: { ...dataset, unpublishedJobs },
  nearestRoles: async (slug: string) => (slug === "nurs" ? ["registered-nurse"] : []),
};

it.each([
  ["actor", "published by the hour only", "$29.05 an hour in May 2025"],
  ["Senior Actors", "published by the hour only", "$29.05"],
  ["navy-seal", "not in this survey", "civilian"],
  ["Navy SEAL", "not in this survey", "civilian"],
  ["senator", "no published wage", ""],
  ["intern", "name the job", "entry level"],
])("says why %s has no figure, and offers no other job", async (text, reason, more) => {
  const { why, offered, isUnpublished } = await explainRole(reference, text);
  expect([offered, isUnpublished]).toEqual([[], true]);
  expect(why).toContain(reason);
  expect(why).toContain(more);
});

it("offers what is near, and says what was tried where nothing is", async () => {
  expect(await explainRole(reference, "Nurs")).toEqual({
    why: null,
    offered: ["registered-nurse"],
    isUnpublished: false,
  });
  const { why, offered } = await explainRole(reference, "qwerty");
  expect(offered).toEqual([]);
  expect(why).toContain("misspelling");
});
