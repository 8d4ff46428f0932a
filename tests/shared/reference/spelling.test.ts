import { describe, expect, it } from "vitest";
import { createVocabulary } from "#shared/reference/spelling.ts";

const words = ["engineer", "engine", "nurse", "purse", "software", "data", "full", "stack"];
const vocabulary = createVocabulary(words);
const nearest = (word: string) => vocabulary.nearest(word).map((near) => near.word);

describe("the vocabulary", () => {
  it("finds the intended word after one or two typing errors", () => {
    const slips = {
      engineeer: "engineer",
      enigneer: "engineer",
      sofwtare: "software",
      dtaa: "data",
    };
    for (const [slip, word] of Object.entries(slips)) expect(nearest(slip), slip).toEqual([word]);
  });

  it("returns all equally near words, only the nearest, and none for short words", () => {
    expect(nearest("enginer")).toEqual(["engine", "engineer"]);
    expect(nearest("curse")).toEqual(["nurse", "purse"]);
    expect(nearest("nurze")).toEqual(["nurse"]);
    expect(nearest("ful")).toEqual([]);
    expect(nearest("abcdefgh")).toEqual([]);
    expect(nearest("x".repeat(200))).toEqual([]);
  });

  it("splits joined words", () => {
    expect(vocabulary.split("fullstack")).toEqual(["full stack"]);
    expect(vocabulary.split("dataengineer")).toEqual(["data engineer"]);
    expect(vocabulary.split("fullstacks")).toEqual([]);
  });
});
