import { expect, it } from "vitest";
import { wordPrefix } from "#shared/pipeline/word-search/words.ts";

it("distinguishes accounts whose ids differ only in case, although the index folds it", () => {
  const folded = ["usr_aB", "usr_Ab", "usr_ab", "usr_AB"].map((id) =>
    wordPrefix(id, "job").toLowerCase(),
  );
  expect(new Set(folded).size).toBe(4);
});
