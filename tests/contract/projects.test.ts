/** A test runs where its imports say, and a unit test that starts something all the same fails with the reason. */
import { describe, expect, it } from "vitest";
import { listTests } from "../support/projects.ts";

const { unit, service, process } = listTests();

describe("the projects of the tests", () => {
  it("follow from what a file imports, and by its name", () => {
    expect(unit).toContain("tests/contract/projects.test.ts");
    expect(service).toContain("tests/contract/habits.test.ts");
    expect(service).toContain("tests/functions/api/mcp/jobs/[id]/read.test.ts");
    expect(process.length).toBeGreaterThan(0);
    expect(process.every((file) => file.endsWith(".process.test.ts"))).toBe(true);
  });

  it("know a starter that is imported by way of others", () => {
    expect(service).toContain("tests/shared/outbound/send-delivery.test.ts");
  });

  it("let no unit test start a database", async () => {
    // Not seen by the look at static imports, which is why there is a second look.
    const { startDatabase } = await import("#scripts/run/stage/database.ts");
    await expect(startDatabase()).rejects.toThrow(
      /^A unit test starts a database\. .*projects\.ts/,
    );
  });
});
