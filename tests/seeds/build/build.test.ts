import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { build } from "#seeds/build/build.ts";
import { readSources } from "#seeds/build/input/read-sources.ts";
import { SeedRefusal } from "#seeds/build/refusal.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { fixtureFiles, fixturePlan, writeFixture } from "./fixture.ts";
import { makeWorkbook } from "./make-workbook.ts";

const sources = readSources(join(import.meta.dirname, "../../../seeds/sources.json"));

function makeDirectory(
  ...fixture: Parameters<typeof writeFixture> extends [string, ...infer Rest] ? Rest : never
) {
  const directory = temporaryFolder();
  writeFixture(directory, ...fixture);
  return directory;
}

const buildFrom = (directory: string) => build(directory, sources, fixturePlan);

describe("the build", () => {
  it("produces the same bytes from the same input, gzipped or not", async () => {
    const plain = await buildFrom(makeDirectory());
    const again = await buildFrom(makeDirectory());
    const packed = await buildFrom(makeDirectory({}, (file) => file.startsWith("o")));
    expect([...again]).toEqual([...plain]);
    expect([...packed]).toEqual([...plain]);
  });

  it("writes each role with its reason, its code and its filings", async () => {
    const files = await buildFrom(makeDirectory());
    expect(files.get("tables/roles.csv")).toBe(
      [
        "slug,title,soc_code,onet_soc,specialized,ai,names_occupation,filings,reason",
        "charge-nurse,Charge Nurse,29-1141,29-1141.00,0,0,0,0,reported+onet-code",
        "data-engineer,Data Engineer,15-1252,15-1252.00,1,0,0,300,specialized+filings-code",
        "registered-nurse,Registered Nurse,29-1141,29-1141.00,0,0,1,0,wanted+onet-code",
        "sales-manager,Sales Manager,11-2022,,0,0,0,40,most-filed-in-occupation+onet-code",
        "software-developer,Software Developer,15-1252,15-1252.00,1,0,0,0,most-reported-in-occupation+onet-code",
        "software-engineer,Software Engineer,15-1252,15-1252.00,1,0,0,5000,wanted+filings-code",
        "systems-consultant,Systems Consultant,15-1299,,1,0,0,0,most-reported-in-occupation+onet-code",
        "",
      ].join("\n"),
    );
    expect(files.get("tables/title_statistics.csv")).toContain(
      "software-engineer,dol-lca-fy2024q1,5,5,140000,",
    );
    expect(files.get("tables/areas.csv")).toContain("US,United States,national,,\n");
    expect(files.get("tables/wages_metro.csv")).not.toContain("0600001");
  });

  it("changes its version with its tables", async () => {
    const version = (files: Map<string, string>) =>
      JSON.parse(files.get("manifest.json") ?? "").version;
    const before = version(await buildFrom(makeDirectory()));
    const changed = makeDirectory({
      "bea_rpp_msa_2008_2024.csv": (lines) =>
        lines.map((line) => line.replace("115.613", "115.614")),
    });
    expect(before).toMatch(/^2025\.05-[0-9a-f]{8}$/);
    expect(version(await buildFrom(changed))).not.toBe(before);
  });

  it("accepts next year's workbook as published, and rejects one that shrank", async () => {
    const directory = makeDirectory();
    const [header = "", ...lines] = fixtureFiles["oews_national_2019_2025.csv"] ?? [];
    const titles = header.split(",").slice(1, -1);
    const release = lines
      .filter((line) => line.startsWith("2025"))
      .map((line) => line.split(",").slice(1, -1))
      .map((cells) => cells.map((cell) => (/^[\d.]+$/.test(cell) ? Number(cell) : cell)));
    const drop = (rows: (string | number)[][]) =>
      writeFileSync(
        join(directory, "national_M2026_dl.xlsx"),
        makeWorkbook("national_M2026_dl", [titles.map((title) => title.toUpperCase()), ...rows]),
      );
    drop(release.map((row) => row.map((cell) => (cell === 104000 ? "#" : cell))));
    const files = await buildFrom(directory);
    expect(files.get("tables/wages_national.csv")).toContain(
      "15-1252,2026,1000,83200,0.5,62400,72800,83200,93600,,p90:#\n",
    );
    const manifest = JSON.parse(files.get("manifest.json") ?? "");
    expect(manifest.oews_release).toBe("2026-05");
    expect(manifest.sources.map(({ id }: { id: string }) => id)).toContain(
      "bls-oews-national-2026",
    );

    drop(release.slice(0, -1));
    await expect(buildFrom(directory)).rejects.toThrow(
      "national_M2026_dl.xlsx: May 2026: 3 detailed occupations after 4 in 2025",
    );
  });

  it("takes the areas' workbooks as published where they are newer than the extracts", async () => {
    const directory = makeDirectory();
    const wages = [100, 62400, 72800, 85000, 93600, "#"];
    const names = ["OCC_CODE", "O_GROUP", "TOT_EMP", "A_PCT10", "A_PCT25", "A_MEDIAN", "A_PCT75"];
    const header = ["AREA", "AREA_TITLE", "AREA_TYPE", "PRIM_STATE", ...names, "A_PCT90"];
    const codes = ["11-2022", "15-1252", "15-1299", "29-1141"];
    const rows = (areas: string[][]) =>
      areas.flatMap((area) => codes.map((code) => [...area, code, "detailed", ...wages]));
    const write = (file: string, areas: string[][]) =>
      writeFileSync(join(directory, file), makeWorkbook(file, [header, ...rows(areas)]));
    write("state_M2026_dl.xlsx", [
      ["06", "California", "2", "CA"],
      ["66", "Guam", "3", "GU"],
    ]);
    write("MSA_M2026_dl.xlsx", [
      ["0041860", "San Francisco-Oakland-Fremont, CA", "4", "CA"],
      ["35620", "New York-Newark-Jersey City, NY-NJ", "4", "NY"],
      ["0600001", "Elsewhere", "6", "CA"],
    ]);
    // The workbook is of an earlier release than the extract.
    write("state_M2024_dl.xlsx", [["06", "California", "2", "CA"]]);
    await expect(buildFrom(directory)).rejects.toThrow(
      "state_M2026_dl.xlsx: release: is of May 2026, and the national wages are of May 2025",
    );
    const [titles = "", ...lines] = fixtureFiles["oews_national_2019_2025.csv"] ?? [];
    const national = lines.filter((line) => line.startsWith("2025")).map((line) => line.split(","));
    writeFileSync(
      join(directory, "national_M2026_dl.xlsx"),
      makeWorkbook(
        "national",
        [titles.split(","), ...national].map((row) => row.slice(1, -1)),
      ),
    );
    const files = await buildFrom(directory);
    expect(files.get("tables/wages_state.csv")).toContain(
      "15-1252,CA,2026,100,62400,72800,85000,93600,\n",
    );
    expect(files.get("tables/wages_metro.csv")).toContain("15-1252,41860,2026,100,");
    expect(files.get("tables/areas.csv")).not.toMatch(/GU|Elsewhere/);
    const { sources } = JSON.parse(files.get("manifest.json") ?? "");
    expect(sources.find(({ id }: { id: string }) => id === "bls-oews-metro")).toMatchObject({
      release: "May 2026",
      file: "MSA_M2026_dl.xlsx",
      rows_kept: 8,
    });
  });

  it.each([
    [
      "oews_metro_2025.csv",
      (lines: string[]) =>
        lines.map((line, row) => (row === 2 ? line.replace("83200", "99999") : line)),
      "oews_metro_2025.csv:3: 15-1252 41860: percentiles out of order",
    ],
    [
      "oews_state_2025.csv",
      (lines: string[]) => [...lines, "CA,California,15-9999,1,1,2,3,4,5"],
      "oews_state_2025.csv:6: 15-9999 CA: unknown SOC code",
    ],
    [
      "onet_reported_titles.csv",
      (lines: string[]) => [...lines, "29-9999.00,29-9999,Healer,Y"],
      "onet_reported_titles.csv:6: 29-9999: unknown SOC code",
    ],
    [
      "oews_national_2019_2025.csv",
      (lines: string[]) => [...lines, lines.at(-1) ?? ""],
      "oews_national_2019_2025.csv:18: 29-1141 2025: duplicate of line 17",
    ],
    [
      "cities_20k_2024.csv",
      (lines: string[]) => lines.map((line) => line.replace(",41860,", ",11111,")),
      "cities_20k_2024.csv:2: San Francisco, CA: no wages",
    ],
    [
      "lca_fy2024q1_certified_fulltime.csv",
      (lines: string[]) => lines.map((line) => line.replace("annual_wage", "wage")),
      "columns missing: annual_wage",
    ],
  ])("refuses a bad %s and says which row", async (file, change, message) => {
    const failure = await buildFrom(makeDirectory({ [file]: change })).catch((error) => error);
    expect(failure).toBeInstanceOf(SeedRefusal);
    expect(failure.message).toContain(message);
  });

  it("fails on a wanted title that no source has, and on a missing file", async () => {
    const directory = makeDirectory();
    await expect(build(directory, sources, { ...fixturePlan, wanted: ["Wizard"] })).rejects.toThrow(
      "wanted titles in no source: Wizard",
    );
    rmSync(join(directory, "usajobs_2026.csv"));
    await expect(buildFrom(directory)).rejects.toThrow("usajobs_2026.csv: file: not found");
  });
});
