import { expect, it } from "vitest";
import { wordPrefix } from "../../../../shared/pipeline/search/word-prefix.ts";

it("tells accounts apart whose ids differ in case alone, though the index folds it", () => {
  const folded = ["usr_aB", "usr_Ab", "usr_ab", "usr_AB"].map((id) =>
    wordPrefix(id, "job").toLowerCase(),
  );
  expect(new Set(folded).size).toBe(4);
});
