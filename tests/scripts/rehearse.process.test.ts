import { expect, it } from "vitest";
import { runScript } from "../support/run-script.ts";
import { isWhole } from "../support/whole.ts";

/** `tests/seeds/refresh/rehearsal.test.ts` rehearses it with some occupations and areas. */
it.runIf(isWhole)(
  "takes a faked release of the whole survey to a live dataset and back, by docs/refresh.md",
  async () => {
    const { code, stdout, stderr } = await runScript("rehearse-release.ts", []);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("200 of 200 ids of figures");
    expect(stdout).toMatch(/Data 2026\.05-[0-9a-f]{8} was in the database and is live again/);
    expect(stdout).toMatch(/Data 2025\.05-[0-9a-f]{8} was in the database and is live again/);
  },
  1_200_000,
);
