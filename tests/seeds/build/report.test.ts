import { describe, expect, it } from "vitest";
import { listContradictions } from "#seeds/build/audit/list-contradictions.ts";
import type { Role } from "#seeds/build/roles/role.ts";
import type { Observation } from "#seeds/build/statistics/observation.ts";

const role = (title: string): Role => ({
  slug: title,
  title,
  key: title,
  code: "29-1141",
  how: "onet-code",
  reason: "wanted",
  specialized: false,
  ai: false,
  alsoFiledAs: [],
  pooledWith: [],
  keepsWage: false,
  namesOccupation: false,
  filings: 0,
});

describe("the report on contradictions", () => {
  it("counts employers as well as observations", () => {
    const filing = (title: string, pay: number, group: string): Observation => ({
      role: title,
      named: title,
      code: "29-1141",
      filedCode: "29-1141",
      pay,
      stated: pay,
      group,
      experience: null,
      year: null,
    });
    const rows = [
      ...Array.from({ length: 6 }, (_, index) => filing("few", 200_000, `clinic ${index % 2}`)),
      ...Array.from({ length: 20 }, (_, index) => filing("many", 100_000, `${index}`)),
    ];
    const found = listContradictions([role("few"), role("many")], { filings: rows }, []);
    expect(found).toMatchObject([{ role: { title: "few" }, count: 6, groups: 2, ratio: 2 }]);
  });
});
