import { expect, it } from "vitest";
import { type BoardState, boardPage } from "#shared/pipeline/board/board.page.tsx";
import { foundInWords } from "#shared/pipeline/word-search/find-by-words.ts";

const query = { q: "", company: "", status: null, closed: false, cursor: "" };
const state = { query, views: [], news: null, now: 0, formToken: "" };
const htmlOf = (board: Pick<BoardState, "columns" | "totals"> & Partial<BoardState>) =>
  String(boardPage({ ...state, ...board }).body);

it("says how many jobs a search has found, or that there are more than are listed", () => {
  const board = (totalIsLowerBound: true | undefined) =>
    htmlOf({
      query: { ...query, q: "engineer" },
      columns: [{ status: "saved", total: 1_000, totalIsLowerBound, cards: [], nextCursor: "c" }],
      totals: new Map([["saved", 1_200]]),
    });
  expect(board(undefined)).toContain("1,000 jobs.");
  expect(board(undefined)).toContain("All 1,000 in Saved");
  expect(board(true)).toContain("More than 1,000 jobs have these words");
  expect(board(true)).toContain("All in Saved");
  expect(foundInWords(1, undefined, ["contact", "contacts"])).toBe("1 contact");
});

it("folds saved jobs only next to others, so that a board of saved jobs is not empty", () => {
  const column = { cards: [], nextCursor: null };
  const folds = (applied: number) =>
    htmlOf({
      columns: [
        { ...column, status: "saved", total: 2 },
        { ...column, status: "applied", total: applied },
      ],
      totals: new Map([
        ["saved", 2],
        ["applied", applied],
      ]),
    }).includes('class="fold saved"');
  expect([folds(0), folds(1)]).toEqual([false, true]);
});
