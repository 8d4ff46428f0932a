/** The data files have the figures of the API, and their two formats are the same. */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from "hyparquet";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { beforeAll, describe, expect, it } from "vitest";
import type { ExportContext } from "#scripts/release/data-export/export-context.ts";
import { exportRelease } from "#scripts/release/data-export/export-release.ts";
import { openExport } from "#scripts/release/data-export/open-export.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import type { Manifest } from "#shared/bulk/release.ts";
import { tables } from "#shared/bulk/tables.ts";
import { catalogSize } from "#shared/contract/catalog-size.ts";
import { notebook } from "#shared/site/docs/bulk-data.tsx";
import { type LiveService, shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import { startSite } from "#tests/support/loopback-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isWhole } from "#tests/support/whole.ts";

const salaries = "/api/v1/intelligence/salaries";
/** The short test exports few roles, with their occupations. */
const exportedRoles = 10;
const compared = isWhole ? 400 : 40;

const random = xoroshiro128plus(20_261_122);
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[uniformInt(random, 0, items.length - 1)];
  if (item === undefined) throw new Error("Nothing to pick from.");
  return item;
};
const pickSome = (items: readonly string[], count: number) =>
  Array.from({ length: count }, () => pick(items));

let live: LiveService;
let key: string;
const out = temporaryFolder();
let context: ExportContext;
let whole: ExportContext;
let manifest: Manifest;
let folder: string;
beforeAll(async () => {
  live = await shareLiveService();
  key = await createKey(live.db, { tier: "ultra" });
  whole = await openExport(live.db, Date.parse(stoppedClock));
  context = isWhole ? whole : await fewOf(whole);
  ({ folder, manifest } = await exportRelease(context, out));
}, 600_000);

async function fewOf(all: ExportContext): Promise<ExportContext> {
  // The notebook of the documentation reads the nurse's.
  const some = new Set(["registered-nurse", ...pickSome(all.roles, exportedRoles)]);
  const roles = all.roles.filter((slug) => some.has(slug));
  const found = await Promise.all(roles.map((slug) => all.reference.role(slug)));
  const codes = new Set(found.map((role) => role?.occupation.socCode));
  const occupations = all.occupations.filter((code) => codes.has(code));
  return { ...all, roles, occupations, leveled: all.leveled.filter((_, at) => at % 60 === 0) };
}

type Row = Record<string, string>;

/** The text of a table's CSV. */
function textOf(table: string): string {
  const name = manifest.files.find(
    (file) => file.table === table && file.name.includes(".csv"),
  )?.name;
  const bytes = readFileSync(join(folder, name ?? ""));
  return (name?.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
}

const known = new Map<string, Row[]>();
function rowsOf(table: string): Row[] {
  const rows = known.get(table) ?? parse(textOf(table), { columns: true });
  known.set(table, rows);
  return rows;
}

/** What a cell with this value contains. */
const cell = (value: unknown) => (value === null || value === undefined ? "" : String(value));

const estimateFields = [
  ...["low", "median", "high", "confidence_lower", "confidence_upper"],
  ...["sample_size", "disagreement_flag"],
];

describe("a release", () => {
  it("has a folder of its own, with the checksums of all of its files", () => {
    expect(manifest.citation).toMatch(/^Going Rate, data release /);
    expect(manifest.release).toBe(`${whole.reference.dataset.version}-2026q3`);
    expect(folder).toBe(join(out, manifest.release));
    const listed = [...manifest.files.map(({ name }) => name), "manifest.json", "SHA256SUMS"];
    expect(readdirSync(folder).sort()).toEqual(listed.sort());
    const checked = execFileSync("sha256sum", ["--check", "SHA256SUMS"], {
      cwd: folder,
    }).toString();
    expect(checked.match(/: OK$/gm)).toHaveLength(listed.length - 1);
    for (const { name, bytes } of manifest.files) {
      expect(bytes, name).toBe(readFileSync(join(folder, name)).length);
    }
  });

  it("contains every role, city, occupation and pair once, in order", () => {
    expect(whole.roles).toHaveLength(catalogSize.roles);
    expect(whole.roles).toEqual(whole.roles.toSorted());
    expect(rowsOf("roles").map(({ role }) => role)).toEqual(context.roles);
    expect(rowsOf("cities")).toHaveLength(catalogSize.cities);
    expect(rowsOf("estimates")).toHaveLength(context.roles.length * catalogSize.cities);
    const pairs = rowsOf("estimates").map(({ role, city }) => `${role} ${city}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect([...new Set(rowsOf("wages").map(({ soc_code }) => soc_code))]).toEqual(
      context.occupations,
    );
    expect([...new Set(rowsOf("wage_levels").map(({ soc_code }) => soc_code))]).toEqual(
      context.leveled,
    );
    for (const { table, name, rows } of manifest.files) {
      if (table) expect(rows, name).toBe(rowsOf(table).length);
    }
  });

  it("has the same bytes if it is exported again", async () => {
    const few = {
      ...context,
      roles: context.roles.slice(0, 3),
      occupations: context.occupations.slice(0, 3),
      leveled: context.leveled.slice(0, 3),
    };
    const [first, second] = [
      await exportRelease(few, temporaryFolder()),
      await exportRelease(few, temporaryFolder()),
    ];
    expect(second.manifest).toEqual(first.manifest);
  });

  it.each(Object.keys(tables))(
    "describes every column of %s, in CSV and Parquet",
    async (table) => {
      const described = rowsOfText("dictionary.csv").filter((row) => row.table === table);
      const [header = ""] = textOf(table).split("\r\n");
      expect(described.map(({ column }) => column)).toEqual(header.split(","));
      for (const { column, meaning, source } of described) {
        expect(meaning, column).toMatch(/^.+\.$/);
        const ids = new Set(rowsOfText("sources.csv").map(({ id }) => id));
        for (const id of source?.split(", ") ?? []) {
          if (id !== "computed") expect(ids, `${table}.${column}`).toContain(id);
        }
      }
      const metadata = await parquetMetadataAsync(await openParquet(table));
      const about = Object.fromEntries(
        metadata.key_value_metadata?.map(({ key, value }) => [key, value]) ?? [],
      );
      expect(about).toMatchObject({ release: manifest.release, table, as_of: "2026-09-30" });
      expect(JSON.parse(about.columns ?? "")).toHaveLength(described.length);
    },
  );

  it.each(Object.keys(tables))("has the same rows of %s as Parquet", async (table) => {
    const rows = await parquetReadObjects({ file: await openParquet(table) });
    const texts = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(value)])),
    );
    expect(texts).toEqual(rowsOf(table));
  });
});

function rowsOfText(name: string): Row[] {
  return parse(readFileSync(join(folder, name)), { columns: true });
}

function openParquet(table: string) {
  return asyncBufferFromFile(join(folder, `${table}.parquet`));
}

/** A Python that has what the notebook imports: Debian's python3-pandas and python3-matplotlib. */
const python = ["/usr/bin/python3", "python3"].find(
  (command) =>
    spawnSync(command, ["-c", "import pandas, matplotlib"], { stdio: "ignore" }).status === 0,
);

it.skipIf(!python)(
  "the notebook of the documentation draws its chart (needs python3-pandas)",
  async () => {
    const server = await startSite((request, response) => {
      const path = request.url ?? "";
      // As the service does.
      if (path.startsWith("/data/latest/")) {
        response.writeHead(302, { location: path.replace("latest", manifest.release) }).end();
      } else response.end(readFileSync(join(out, path.replace("/data/", ""))));
    });
    const notebookFolder = temporaryFolder();
    try {
      const code = notebook(server.url);
      expect(code.trim().split("\n").length).toBeLessThanOrEqual(12);
      await promisify(execFile)(python ?? "", ["-c", `${code}\nprint(len(top))`], {
        cwd: notebookFolder,
        env: { ...process.env, MPLBACKEND: "Agg" },
      });
      const chart = readFileSync(join(notebookFolder, "nurses.png"));
      expect(chart.subarray(1, 4).toString()).toBe("PNG");
    } finally {
      await server.stop();
    }
  },
);

describe("the figures of a release", () => {
  it(`are those of calculate, to the dollar, in ${compared} random pairs`, async () => {
    for (let count = 0; count < compared; count++) {
      const row = pick(rowsOf("estimates"));
      const path = `${salaries}/calculate?role=${row.role}&city=${row.city}`;
      const { estimate, city_factors } = (await live.get(path, { key })).body.data;
      for (const field of estimateFields) {
        expect([path, field, row[field]]).toEqual([path, field, cell(estimate[field])]);
      }
      expect([path, row.minimum_wage]).toEqual([path, cell(estimate.floored_by?.hourly)]);
      const [local] = city_factors;
      expect([path, row.local_factor]).toEqual([path, cell(local.factor)]);
      expect(estimate.methodology_version).toBe(manifest.methodology_version);
      expect(estimate.as_of).toBe(manifest.as_of);
    }
  });

  it("of wages are the published ones and the factors of calculate", async () => {
    const roles = rowsOf("roles").slice(0, isWhole ? 100 : exportedRoles);
    const cities = rowsOf("cities");
    const all = rowsOf("wages");
    for (const { role, soc_code } of roles) {
      const { city, area_code } = pick(cities);
      const path = `${salaries}/calculate?role=${role}&city=${city}`;
      const { observed, city_factors } = (await live.get(path, { key })).body.data;
      const row = all.find((one) => one.soc_code === soc_code && one.area_code === area_code);
      expect([path, Number(row?.local_factor)]).toEqual([path, city_factors[0].factor]);
      expect(Number(row?.local_factor_lower)).toBeLessThan(Number(row?.local_factor));
      expect(Number(row?.local_factor_upper)).toBeGreaterThan(Number(row?.local_factor));
      const published = all.find(
        (one) => one.soc_code === soc_code && one.area_code === observed.area_code,
      );
      if (observed.area_type === "national") continue;
      for (const field of ["employment", "p10", "p25", "median", "p75", "p90", "area_title"]) {
        expect([path, field, published?.[field]]).toEqual([path, field, cell(observed[field])]);
      }
    }
  });

  it("contain nothing of accounts, and no figure where nothing is published", () => {
    const sources = rowsOfText("dictionary.csv").flatMap(({ source }) => source?.split(", ") ?? []);
    expect(sources.filter((id) => /account|crowd|submission/.test(id))).toEqual([]);
    const unpublished = rowsOf("wages").filter(({ period }) => period === "");
    expect(unpublished.length).toBeGreaterThan(0);
    for (const row of unpublished) {
      const { employment, p10, p25, median, p75, p90 } = row;
      expect([employment, p10, p25, median, p75, p90]).toEqual(Array(6).fill(""));
    }
  });
});
