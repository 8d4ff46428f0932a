import { expect, it } from "vitest";
import { editDistance } from "#shared/core/edit-distance.ts";

it("counts insertions, deletions and substitutions", () => {
  expect(editDistance("kitten", "sitting")).toBe(3);
  expect(editDistance("", "abc")).toBe(3);
  expect(editDistance("abc", "abc")).toBe(0);
});
