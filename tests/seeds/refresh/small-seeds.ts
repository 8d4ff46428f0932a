/** The project's own seeds cut down to some occupations and areas, so that everything about them takes a moment. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Area } from "#seeds/build/places/list-areas.ts";
import { readTable } from "#seeds/read-csv.ts";
import { assembleSeeds } from "#seeds/refresh/assemble-seeds.ts";
import {
  numberIn,
  type Present,
  readPresent,
  type SeedRow,
  tableOf,
  textIn,
} from "#seeds/refresh/read-present.ts";
import { seedTables } from "#seeds/tables.ts";

const own = join(import.meta.dirname, "../../../seeds");
const total = "00-0000";

const codes = new Set(
  "11-1011 11-2021 11-3021 11-3031 13-1082 13-1111 13-1161 13-2011 15-1211 15-1212 15-1221 15-1231 15-1232 15-1244 15-1252 15-1253 15-1254 15-1255 15-1299 15-2021 15-2031 15-2051 17-2141 17-2199 23-1011 25-2021 27-1024 29-1141 29-1171 41-2031 43-3031 43-4051 47-2111 51-9199 53-3032".split(
    " ",
  ),
);
const metros = new Set("12420 16980 19740 31080 35620 41860 42660 47900".split(" "));
/** All titles of an occupation are paid from the same wages. */
const maxRolesOfOccupation = 4;
const alwaysIn = new Set([
  "software-engineer",
  "registered-nurse",
  "scrum-master",
  "web-developer",
]);

/** Files that are large, of which the first columns say what a row is about. */
const byLine = new Set([
  "wages_metro.csv",
  "wages_state.csv",
  "wages_national.csv",
  "onet_relations.csv",
  "local_factors.csv",
]);

/** Writes the small seeds to a new folder, which may be changed. @returns the folder. */
export function makeSmallSeeds(): string {
  const folder = mkdtempSync(join(tmpdir(), "small-seeds-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, text] of cut()) write(path, text);
  const present = readPresent(folder);
  for (const [path, text] of assemble(present).files) write(path, text);
  write("release-changes.csv", "release,kind,from,to,reason\n");
  return folder;
}

function* cut(): Generator<[path: string, text: string]> {
  const read = (path: string) => readFileSync(join(own, path), "utf8");
  const roles = new Map<string, number>();
  const slugs = new Set<string>();
  for (const { slug = "", soc_code: code = "" } of readTable(read("tables/roles.csv"))) {
    if (!codes.has(code)) continue;
    const known = roles.get(code) ?? 0;
    if (known >= maxRolesOfOccupation && !alwaysIn.has(slug)) continue;
    roles.set(code, known + 1);
    slugs.add(slug);
  }
  const cities = readTable(read("tables/cities.csv")).filter((row) =>
    metros.has(row.cbsa_code ?? ""),
  );
  const inCities = (column: string) => new Set(cities.map((row) => row[column] ?? ""));
  const [citySlugs, states] = [inCities("slug"), inCities("state")];
  const parities = new Set([...inCities("parity_area_code"), ...metros]);
  const areas = new Set(["US", ...metros, ...states]);
  // The areas of wage levels are others, of which every tenth suffices besides those of the cities.
  const keepsLevel = readTable(read("tables/wage_level_areas.csv")).map(
    ({ area_code = "" }, at) => metros.has(area_code) || at % 10 === 0,
  );
  const columns: Readonly<Record<string, ReadonlySet<string>>> = {
    slug: slugs,
    role_slug: slugs,
    soc_code: new Set([...codes, total]),
    related_code: codes,
    // Empty: the nation's minimum wage, and a place without a city.
    city_slug: new Set([...citySlugs, ""]),
  };
  for (const { file } of seedTables) {
    const text = read(`tables/${file}`);
    const keep = (row: SeedRow, at: number) => {
      if (file === "wage_level_areas.csv") return keepsLevel[at] ?? false;
      if (file === "areas.csv") return areas.has(textIn(row, "code"));
      if (file === "price_parities.csv") return parities.has(textIn(row, "area_code"));
      if (file === "cities.csv") return citySlugs.has(textIn(row, "slug"));
      if (/^(skills|companies|company_levels|local_areas)\.csv$/.test(file)) return true;
      return Object.entries(row).every(([column, cell]) => {
        if (file === "skill_occupations.csv" && column === "slug") return true;
        if (file === "onet_occupations.csv" && column === "role_slug") return true;
        if (column === "area_code") return areas.has(cell);
        return columns[column]?.has(cell) ?? true;
      });
    };
    const change = (row: SeedRow): SeedRow => {
      if (file === "wage_levels.csv") {
        const levels = textIn(row, "levels").split(";");
        return { ...row, levels: levels.filter((_, at) => keepsLevel[at]).join(";") };
      }
      // The role that stands for an O*NET occupation may be cut.
      return row.role_slug && !slugs.has(row.role_slug) ? { ...row, role_slug: "" } : row;
    };
    yield [
      `tables/${file}`,
      byLine.has(file) ? keepLines(text, areas) : keepRows(file, text, keep, change),
    ];
  }
  for (const file of ["wages_state.csv", "wages_metro_technology.csv"]) {
    yield [`calibration/${file}`, keepLines(read(`calibration/${file}`), areas)];
  }
  for (const file of ["price_parities_state.csv", "developer_pay.csv"]) {
    yield [`calibration/${file}`, read(`calibration/${file}`)];
  }
  yield ["method.json", read("method.json")];
  yield ["manifest.json", read("manifest.json")];
}

/** Lines whose codes are all among the chosen ones; numbers that look like an area's code are none. */
function keepLines(text: string, areas: ReadonlySet<string>): string {
  const [header = "", ...lines] = text.trimEnd().split("\n");
  const names = header.split(",");
  const at = (name: string) => names.indexOf(name);
  const kept = lines.filter((line) => {
    const cells = line.split(",", 4);
    const code = cells[at("soc_code")] ?? "";
    const related = at("related_code") < 0 ? null : cells[at("related_code")];
    const area = at("area_code") < 0 ? null : cells[at("area_code")];
    return (
      (codes.has(code) || code === total) &&
      (related === null || codes.has(related ?? "")) &&
      (area === null || areas.has(area ?? ""))
    );
  });
  return `${[header, ...kept].join("\n")}\n`;
}

function keepRows(
  file: string,
  text: string,
  keep: (row: SeedRow, at: number) => boolean,
  change: (row: SeedRow) => SeedRow,
): string {
  const names = seedTables.find((table) => table.file === file)?.columns ?? [];
  const quote = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = readTable(text)
    .filter(keep)
    .map(change)
    .map((row) => names.map(({ name }) => quote(textIn(row, name))).join());
  return `${[names.map(({ name }) => name).join(), ...lines].join("\n")}\n`;
}

/** Fits the method to the few wages. */
function assemble(present: Present) {
  const wagesIn = (file: string) =>
    tableOf(present, file)
      .filter((row) => row.year === String(present.year))
      .map((row) => ({
        code: textIn(row, "soc_code"),
        areaCode: row.area_code ?? "US",
        year: present.year,
        employment: numberIn(row, "employment"),
        median: numberIn(row, "median"),
        p10: numberIn(row, "p10"),
        p25: numberIn(row, "p25"),
        p90: numberIn(row, "p90"),
        meanRse: row.mean_rse === undefined ? null : numberIn(row, "mean_rse"),
      }));
  const parities = tableOf(present, "price_parities.csv")
    .filter((row) => !textIn(row, "area_code").endsWith("999"))
    .map((row) => ({
      areaCode: textIn(row, "area_code"),
      year: Number(row.year),
      rpp: Number(row.rpp),
    }));
  return assembleSeeds(present, {
    year: present.year,
    listed: new Map(),
    wages: {
      areaYears: { metro: present.year },
      occupations: tableOf(present, "occupations.csv").map((row) => ({
        code: textIn(row, "soc_code"),
      })),
      national: wagesIn("wages_national.csv").filter(({ code }) => code !== total),
      metros: wagesIn("wages_metro.csv"),
    },
    places: {
      parities: { metros: parities },
      areas: tableOf(present, "areas.csv").map((row) => ({
        code: textIn(row, "code"),
        type: textIn(row, "type") as Area["type"],
        state: row.state || null,
      })),
    },
    sources: present.manifest.sources,
    calibration: [],
    titleFactor: present.method.title_factor ?? {},
    counts: {},
  });
}
