import { describe, expect, it } from "vitest";
import { parseTable } from "#seeds/build/input/read-table.ts";
import { licensedOccupations, listLicenses } from "#seeds/build/outlook/licensed-occupations.ts";
import { listTools } from "#seeds/build/outlook/list-tools.ts";
import { projectionColumns, readProjections } from "#seeds/build/outlook/read-projections.ts";
import {
  relatedColumns,
  relateOccupations,
  technologyColumns,
} from "#seeds/build/outlook/relate-occupations.ts";
import type { Refusal } from "#seeds/build/refusal.ts";

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
    ["onet_soc", "soc2018", "job_zone"] as const,
    "15-1252.00,15-1252,4",
    "15-1253.00,15-1253,3",
    "15-1253.01,15-1253,5",
    "15-1299.00,15-1299,",
    "15-1299.08,15-1299,2",
    "13-1021.00,13-1021,4",
    "13-1022.00,13-1022,",
    "55-3016.00,55-3016,2",
  ).rows;
  const technologies = tableOf(
    technologyColumns,
    "15-1252.00,Git,N,N,15-1252",
    "15-1252.00,Java,N,N,15-1252",
    "15-1253.00,Git,N,N,15-1253",
    "15-1299.08,Excel,N,N,15-1299",
  );
  const relate = (...lines: string[]) => {
    const refusals: Refusal[] = [];
    const relations = relateOccupations(
      tableOf(relatedColumns, ...lines),
      technologies,
      onet,
      (code) => code !== "55-3016",
      refusals,
    );
    return { relations, refusals };
  };

  it("keep O*NET's rank and tier, and count the technologies of both and of either", () => {
    const { relations, refusals } = relate(
      "15-1252.00,15-1253.00,Primary-Short,1",
      "15-1252.00,13-1021.00,Primary-Long,7",
      "15-1252.00,15-1299.08,Supplemental,11",
    );
    expect(refusals).toEqual([]);
    expect(
      relations.map(({ relatedOnetSoc, relatedCode, tier, rank, shared, either }) => [
        [relatedOnetSoc, relatedCode, tier, rank],
        [shared, either],
      ]),
    ).toEqual([
      [
        ["15-1253.00", "15-1253", "primary", 1],
        [1, 2],
      ],
      [
        ["13-1021.00", "13-1020", "primary", 7],
        [0, 2],
      ],
      [
        ["15-1299.08", "15-1299", "supplemental", 11],
        [0, 3],
      ],
    ]);
  });

  it("take the job zone of the occupation's own row, or of a specialty where that has none", () => {
    const { relations } = relate(
      "15-1252.00,15-1253.01,Primary-Short,1",
      "15-1252.00,15-1299.08,Primary-Short,2",
      "15-1252.00,13-1022.00,Primary-Short,3",
    );
    expect(relations.map(({ jobZone, relatedJobZone }) => [jobZone, relatedJobZone])).toEqual([
      [4, 3],
      [4, 2],
      [4, null],
    ]);
  });

  it("leave out specialties of the occupation itself, and occupations without wages", () => {
    const { relations } = relate(
      "15-1253.00,15-1253.01,Primary-Short,1",
      "15-1252.00,55-3016.00,Primary-Short,3",
    );
    expect(relations).toEqual([]);
  });

  it.each([
    ["15-1252.00,99-9999.00,Primary-Short,1"],
    ["15-1252.00,15-1253.00,Tertiary,1"],
    ["15-1252.00,15-1253.00,Primary-Short,"],
  ])("are rejected with an unknown code or tier, or without a rank: %s", (line) => {
    expect(relate(line).refusals.length).toBeGreaterThan(0);
    expect(relate(line).relations).toEqual([]);
  });
});

describe("licensed occupations", () => {
  it("have each code once, with its license", () => {
    const isKept = (code: string) => code.startsWith("29");
    expect(listLicenses({ "a license": "29-1141 29-1051" }, isKept)).toEqual([
      { socCode: "29-1051", license: "a license" },
      { socCode: "29-1141", license: "a license" },
    ]);
    expect(() => listLicenses({ one: "29-1141", other: "29-1141 23-1011" }, isKept)).toThrow(
      "29-1141 is listed 2 times; 23-1011 has no wages",
    );
  });

  it("as reviewed, are professions, not jobs for which a short course suffices", () => {
    const codes = new Set(Object.values(licensedOccupations).flatMap((text) => text.split(" ")));
    for (const code of ["29-1141", "29-1215", "23-1011", "25-2021", "47-2111", "53-2011"]) {
      expect(codes, code).toContain(code);
    }
    for (const code of ["15-1252", "53-3032", "33-9032", "31-1131", "41-2011"]) {
      expect(codes, code).not.toContain(code);
    }
  });
});

describe("the tools of an occupation", () => {
  it("are those in demand, then hot ones, then those that most of its parts use, ten at most", () => {
    const filler = Array.from({ length: 12 }, (_, at) => `29-1141.00,Rare ${at + 10},N,N,29-1141`);
    const tools = listTools(
      parseTable(
        "x.csv",
        Buffer.from(
          [
            technologyColumns.join(),
            ...filler,
            "29-1141.00,Charting,N,N,29-1141",
            "29-1141.01,Charting,N,N,29-1141",
            "29-1141.01,Spreadsheet,Y,N,29-1141",
            "29-1141.04,Records,Y,Y,29-1141",
            "15-1252.00,Git,N,N,15-1252",
            "",
          ].join("\n"),
        ),
        technologyColumns,
      ),
    );
    const nurse = tools.get("29-1141")?.split("|") ?? [];
    expect(nurse.slice(0, 4)).toEqual(["Records", "Spreadsheet", "Charting", "Rare 10"]);
    expect(nurse).toHaveLength(10);
    expect(tools.get("15-1252")).toBe("Git");
  });
});
