import { describe, expect, it } from "vitest";
import { shortText } from "#shared/contract/words.ts";
import { selectFields } from "#shared/mcp/select-fields.ts";

const answer = {
  data: {
    role: { id: 1, slug: "nurse" },
    rows: [
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ],
    note: "x",
  },
  total: 2,
};
const rule = { at: "data", always: ["role.slug"], initial: ["rows.a"] };

describe("selectFields", () => {
  it("returns the short form, through lists, and what is outside unchanged", () => {
    expect(selectFields(answer, rule, [])).toEqual({
      data: { role: { slug: "nurse" }, rows: [{ a: 1 }, { a: 3 }] },
      total: 2,
    });
  });

  it("returns fields that are asked for whole, and all for *", () => {
    const { data } = selectFields(answer, rule, ["rows"]);
    expect(data).toEqual({ role: { slug: "nurse" }, rows: answer.data.rows });
    expect(selectFields(answer, rule, ["*"])).toEqual(answer);
  });

  it("cuts a person's long text and lists, unless they are asked for", () => {
    const job = {
      id: "job_1",
      notes: "word ".repeat(200),
      ids: Array.from({ length: 50 }, String),
    };
    const record = { always: ["id"], shortens: true } as const;
    const short = selectFields(job, record, []) as typeof job;
    expect(short.notes).toMatch(/^word .{200,300}word…$/);
    expect(short.ids).toHaveLength(20);
    expect(selectFields(job, record, ["notes"])).toEqual({ id: "job_1", notes: job.notes });
  });
});

it("cuts no character in two", () => {
  expect(shortText("😀".repeat(10), 5).isWellFormed()).toBe(true);
  expect(shortText("short", 9)).toBe("short");
});
