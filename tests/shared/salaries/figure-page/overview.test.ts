import { describe, expect, it } from "vitest";
import { experienceLevels } from "#shared/contract/levels.ts";
import { overview } from "#shared/salaries/figure-page/overview.ts";
import { lineage } from "#shared/salaries/lineage/lineage.ts";
import { findSubject } from "#shared/salaries/subject/find-subject.ts";
import { seededContext } from "../context.ts";

const context = await seededContext();

describe("what the page of a figure shows", () => {
  it.each([
    ["registered-nurse", "tampa", "any"],
    ["cashier", "seattle", "entry"],
    ["software-engineer", undefined, "staff"],
  ] as const)("of %s in %s at %s level is traced as its id is", async (role, city, level) => {
    const asked = { role, city, basis: "local" } as const;
    const subject = await findSubject(context.reference, asked, () => "");
    const shown = await overview(context, subject, level);
    expect(shown.lineage).toEqual(await lineage(context, shown.estimate.data_point_id));
    for (const other of experienceLevels) {
      const { estimate } = await overview(context, subject, other);
      const { median, p25, p75, dataPointId } = shown.bands[other];
      expect([median, p25, p75, dataPointId]).toEqual([
        ...[estimate.median, estimate.low, estimate.high, estimate.data_point_id],
      ]);
    }
  });
});
