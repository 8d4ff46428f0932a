import { describe, expect, it } from "vitest";
import { chooseAdjacent } from "#shared/figures/choose-adjacent.ts";
import type { OnetRelation } from "#shared/reference/records.ts";

const own = { onetSoc: "29-1141.00" };
const relation = (rank: number, more: Partial<OnetRelation> = {}): OnetRelation => ({
  onetSoc: own.onetSoc,
  relatedOnetSoc: `11-10${10 + rank}.00`,
  relatedTitle: `Occupation ${rank}`,
  relatedCode: `11-10${10 + rank}`,
  roleSlug: `role-${rank}`,
  tier: rank <= 10 ? "primary" : "supplemental",
  rank,
  jobZone: 3,
  relatedJobZone: 3,
  license: null,
  shared: 1,
  either: 2,
  ...more,
});
const slugs = (relations: OnetRelation[], count = 20, role: { onetSoc: string | null } = own) =>
  chooseAdjacent(relations, role, count).chosen.map(({ roleSlug }) => roleSlug);

describe("adjacent occupations", () => {
  it.each([
    ["of the same zone", { relatedJobZone: 3 }, true, true],
    ["of a lower zone", { relatedJobZone: 1 }, true, true],
    ["a zone higher", { relatedJobZone: 4 }, true, false],
    ["two zones higher", { relatedJobZone: 5 }, false, false],
    ["that requires a license", { license: "a license" }, true, false],
    [
      "of a lower zone that requires a license",
      { relatedJobZone: 2, license: "a license" },
      true,
      false,
    ],
    ["whose zone is unknown", { relatedJobZone: null }, false, false],
    ["without a role in the catalog", { roleSlug: null }, false, false],
  ])("one %s", (_, more, ifPrimary, ifSupplemental) => {
    expect(slugs([relation(1, more)])).toEqual(ifPrimary ? ["role-1"] : []);
    expect(slugs([relation(11, more)])).toEqual(ifSupplemental ? ["role-11"] : []);
  });

  it("do not lead into a profession with a doctorate of its own, except from within it", () => {
    const surgeon = { relatedCode: "29-1249", license: "a license" };
    expect(slugs([relation(1, surgeon)])).toEqual([]);
    const pediatrician = { onetSoc: "29-1221.00" };
    expect(slugs([relation(1, { ...surgeon, ...pediatrician })], 20, pediatrician)).toEqual([
      "role-1",
    ]);
    const pharmacist = { onetSoc: "29-1051.00" };
    expect(slugs([relation(1, { ...surgeon, ...pharmacist })], 20, pharmacist)).toEqual([]);
  });

  it("are the closest, in order, as many as requested", () => {
    const relations = [relation(2), relation(5), relation(12), relation(15)];
    expect(slugs(relations, 3)).toEqual(["role-2", "role-5", "role-12"]);
  });

  it("start from the title's own occupation, not from others of its code", () => {
    const specialty = relation(1, { onetSoc: "29-1141.04", relatedOnetSoc: "29-1223.00" });
    expect(slugs([specialty, relation(3)])).toEqual(["role-3"]);
  });

  it("start from all of its code's for a title of no one occupation, each at its best rank", () => {
    const same = { relatedOnetSoc: "29-1223.00", roleSlug: "psychiatrist" };
    const relations = [
      relation(2, { ...same, onetSoc: "29-1141.02", relatedJobZone: 5 }),
      relation(4, { ...same, onetSoc: "29-1141.04", jobZone: 5, relatedJobZone: 5 }),
      relation(6),
    ];
    const role = { onetSoc: null };
    expect(slugs(relations, 20, role)).toEqual(["psychiatrist", "role-6"]);
    expect(chooseAdjacent(relations, role, 20).related).toBe(2);
  });

  it("say what was left out and why", () => {
    const { chosen, related, leftOut } = chooseAdjacent(
      [
        relation(1),
        relation(2, { relatedJobZone: 5 }),
        relation(11, { relatedJobZone: 4 }),
        relation(12, { license: "a license" }),
        relation(13, { roleSlug: null }),
      ],
      own,
      5,
    );
    expect([chosen.length, related]).toEqual([1, 5]);
    expect(Object.fromEntries(leftOut)).toEqual({
      zones_up: 1,
      zone_up_unrelated: 1,
      license_unrelated: 1,
      no_role: 1,
    });
  });
});
