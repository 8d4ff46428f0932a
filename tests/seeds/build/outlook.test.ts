import { describe, expect, it } from "vitest";
import { parseTable } from "../../../seeds/build/input/read-table.ts";
import {
  projectionColumns,
  readProjections,
} from "../../../seeds/build/outlook/read-projections.ts";
import {
  relatedColumns,
  relateOccupations,
} from "../../../seeds/build/outlook/relate-occupations.ts";
import type { Refusal } from "../../../seeds/build/refusal.ts";

const tableOf = <Column extends string>(columns: readonly Column[], ...lines: string[]) =>
  parseTable("table.csv", Buffer.from([columns.join(), ...lines].join("\n")), columns);

describe("employment projections", () => {
  const table = tableOf(
    projectionColumns,
    "00-0000,Summary,300,310,3,30",
    "11-1011,Line item,100,110,10,9",
    "15-1252,Line item,100,90,-10,8",
    "55-3016,Line item,50,55,10,7",
    "29-1141,Line item,50,60,20,6",
  );

  it("rank an occupation among all others, without groups, with ties equal", () => {
    const refusals: Refusal[] = [];
    const read = readProjections(table, (code) => code !== "55-3016", refusals);
    expect(refusals).toEqual([]);
    expect(read.map(({ socCode, slower, others }) => [socCode, slower, others])).toEqual([
      ["11-1011", 1, 3],
      ["15-1252", 0, 3],
      ["29-1141", 3, 3],
    ]);
    expect(read[0]).toMatchObject({ employment2024: 100, changePct: 10, annualOpenings: 9 });
  });

  it("are rejected with a blank, text instead of a number or a duplicate code", () => {
    const broken = tableOf(
      projectionColumns,
      "11-1011,Line item,100,110,,9",
      "15-1252,Line item,100,many,-10,8",
      "15-1252,Line item,100,90,-10,8",
    );
    const refusals: Refusal[] = [];
    readProjections(broken, () => true, refusals);
    const told = refusals.map(({ line, reason }) => `${line}: ${reason}`);
    expect(told).toContain("2: change_pct is blank");
    expect(told).toContain('3: emp_2034_k is not a number: "many"');
    expect(told).toContain("4: duplicate of line 3");
  });
});

describe("related occupations", () => {
  const onet = tableOf(
    ["onet_soc", "soc2018"] as const,
    "15-1252.00,15-1252",
    "15-1253.00,15-1253",
    "13-1021.00,13-1021",
    "13-1022.00,13-1022",
    "55-3016.00,55-3016",
  ).rows;
  const technologies = tableOf(
    ["technology", "soc2018"] as const,
    "Git,15-1252",
    "Java,15-1252",
    "Git,15-1253",
    "Excel,13-1021",
    "Git,13-1022",
  );
  const relate = (...lines: string[]) => {
    const refusals: Refusal[] = [];
    const pairs = relateOccupations(
      tableOf(relatedColumns, ...lines),
      technologies,
      onet,
      (code) => code !== "55-3016",
      refusals,
    );
    return { pairs, refusals };
  };

  it("keep the best rank of a pair and count the technologies of both and of either", () => {
    const { pairs, refusals } = relate(
      "15-1252.00,15-1253.00,Primary-Short,1",
      "15-1252.00,13-1022.00,Primary-Long,7",
      "15-1252.00,13-1021.00,Primary-Long,6",
      "15-1253.00,15-1252.00,Supplemental,11",
      "13-1021.00,13-1022.00,Primary-Short,2",
      "15-1252.00,55-3016.00,Primary-Short,3",
    );
    expect(refusals).toEqual([]);
    expect(pairs).toEqual([
      { socCode: "15-1252", relatedCode: "15-1253", rank: 1, shared: 1, either: 2 },
      { socCode: "15-1252", relatedCode: "13-1020", rank: 6, shared: 1, either: 3 },
    ]);
  });

  it("are rejected with a code that O*NET does not list", () => {
    const { refusals } = relate("15-1252.00,99-9999.00,Primary-Short,1");
    expect(refusals).toHaveLength(1);
  });
});
