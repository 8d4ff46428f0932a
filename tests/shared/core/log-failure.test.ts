import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeCause } from "#shared/core/log-failure.ts";

it("describes a failed query and its cause, without the values", () => {
  const why = new RangeError("the server is gone");
  const text = describeCause(new DrizzleQueryError("select ?", ["my private note"], why));
  expect(text).toContain("Failed query: select ?");
  expect(text).toContain("caused by RangeError: the server is gone");
  expect(text).toMatch(/\n\s+at /);
  expect(text).not.toContain("private");
});

it("describes whatever was thrown", () => {
  expect(describeCause(new TypeError("odd"))).toMatch(/^TypeError: odd\n\s+at /);
  expect(describeCause("odd")).toBe("odd");
});
