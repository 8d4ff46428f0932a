import { describe, expect, it } from "vitest";
import { listContradictions } from "../../../seeds/build/audit/list-contradictions.ts";
import type { Audited } from "../../../seeds/build/report/report-audit.ts";
import { reportNamesakes } from "../../../seeds/build/report/report-namesakes.ts";
import type { Role } from "../../../seeds/build/roles/role.ts";
import type { Observation } from "../../../seeds/build/statistics/observation.ts";

const role = (title: string, namesOccupation = false): Role => ({
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
  namesOccupation,
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
    });
    const rows = [
      ...Array.from({ length: 6 }, (_, index) => filing("few", 200_000, `clinic ${index % 2}`)),
      ...Array.from({ length: 20 }, (_, index) => filing("many", 100_000, `${index}`)),
    ];
    const found = listContradictions([role("few"), role("many")], { filings: rows }, []);
    expect(found).toMatchObject([{ role: { title: "few" }, count: 6, groups: 2, ratio: 2 }]);
  });
});

describe("the report on titles without evidence", () => {
  const audited = (own: Role, factor: number, count: number): Audited => {
    const statistic = {
      roleSlug: own.slug,
      sourceId: "filings",
      count,
      groups: 3,
      median: factor,
      p10: null,
      p90: null,
      logSd: 0.1,
      occupationCount: 100,
      occupationGroups: 50,
      occupationMedian: 1,
      contradicts: false,
    };
    const { title, code } = own;
    const evidence = count === 0 ? [] : [statistic];
    return { role: own, title, code, own: evidence, factor, drawn: factor, baseline: factor };
  };
  const without = audited(role("Travel Nurse"), 1, 0);

  it("lists the title that names the occupation and is paid more than those", () => {
    const text = reportNamesakes([audited(role("Registered Nurse", true), 1.02, 44), without]);
    expect(text.join("\n")).toContain("| Registered Nurse | 29-1141 | 1.020 | 44 | 3 | 1 |");
  });

  it("lists no title that has another name, or is paid less", () => {
    const others = [audited(role("Charge Nurse"), 1.02, 44), audited(role("Nurse", true), 0.9, 44)];
    expect(reportNamesakes([...others, without]).join("\n")).not.toContain("| 29-1141 |");
  });
});
