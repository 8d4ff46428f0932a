/** A new release of wages, from the publisher's workbooks to a live dataset, while others read. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkIds } from "#scripts/release/moves/check-ids.ts";
import { compareVersions } from "#scripts/release/moves/compare-versions.ts";
import { reportMoves } from "#scripts/release/moves/report-moves.ts";
import { openVersions } from "#scripts/release/moves/versions.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import type { ServiceOver } from "#scripts/run/stage/service-over.ts";
import { startOver } from "#scripts/run/stage/service-over.ts";
import { loadDataset, useDataset } from "#seeds/load/index.ts";
import { readPresent } from "#seeds/refresh/read-present.ts";
import type { Database } from "#shared/db/client.ts";
import { knownChanges } from "#tests/support/rehearsal/known-changes.ts";
import { makeRelease } from "#tests/support/rehearsal/make-release.ts";
import { isWhole } from "#tests/support/whole.ts";
import { makeFolder, refreshFrom } from "./make-folder.ts";
import { makeSmallSeeds } from "./small-seeds.ts";

const quarter = { year: 2026, quarter: 3 };
const start = Date.parse("2026-11-21T12:00:00Z");

let running: ServiceOver;
let db: Database;
let seeds: string;
let key: string;
let former: string;
let latter: string;
/** The service's clock, which the tests move. */
let now = start;

const salaries = "/api/v1/intelligence/salaries";
const figures = {
  engineer: `${salaries}/calculate?role=software-engineer&city=austin`,
  nurse: `${salaries}/calculate?role=registered-nurse&city=austin`,
  split: `${salaries}/calculate?role=scrum-master&city=seattle`,
  merged: `${salaries}/calculate?role=help-desk-technician&city=chicago`,
  falling: `${salaries}/calculate?role=web-developer&city=denver`,
};
/** Every operation with a figure, of an ordinary role and of one whose occupation is new. */
const changing = [
  ...Object.values(figures),
  ...["role=software-engineer&city=seattle", "role=scrum-master&city=austin"].flatMap((subject) => [
    `${salaries}/calculate?${subject}&exp=senior&basis=price_parity`,
    `${salaries}/history?${subject}`,
    `${salaries}/employer-cost?${subject}`,
    `${salaries}/evaluate?${subject}&amount=120000`,
    `${salaries}/widget?${subject}`,
  ]),
  `${salaries}/projections?role=software-engineer&city=seattle&through=2028`,
  `${salaries}/compare?roleA=registered-nurse&roleB=scrum-master&city=seattle`,
  `${salaries}/roles?limit=20`,
  "/salaries/registered-nurse/austin",
  "/salaries/scrum-master",
  "/compare?roleA=registered-nurse&roleB=scrum-master&city=austin",
];
const paths = [
  ...changing,
  `${salaries}/adjacent?role=scrum-master&city=austin`,
  `${salaries}/cities?limit=5`,
  `${salaries}/demo`,
  "/cities/seattle",
];

/** Pages that name releases, or could. */
const pages = [
  "/",
  "/salaries/software-engineer/seattle",
  "/evaluate?role=nurse&city=austin&min=90k&max=110k",
  "/widget?role=registered-nurse&city=austin",
  "/data",
  "/docs",
  "/docs/data",
  "/docs/mcp",
  "/llms.txt",
];
/** What is said of May 2025 whatever release is live: a break in the series, and rows of a lineage and of past surveys. */
const lasting =
  /Before May 2025 the survey|May 2025<\/t[hd]><td[^>]*>\$[\d,]+|May 2025<\/th><td><code>[\d-]+\/US median|"reference_date":"2025-05"/g;

/** A response without what differs from call to call. */
async function read(path: string, headers: Record<string, string> = {}) {
  const response = await running.service.fetch(path, {
    headers: { "x-clock": new Date(now).toISOString(), ...headers },
    ...(path.startsWith("/api") ? { key } : {}),
    address: `203.0.113.${(counter++ % 250) + 1}`,
  });
  const text = await response.text();
  const body = path.startsWith("/api") && text !== "" ? JSON.parse(text) : text;
  if (typeof body === "object") delete body.request;
  return { status: response.status, etag: response.headers.get("etag"), body };
}
let counter = 0;

/** Every path, as one version has it. */
async function readAll() {
  const bodies = new Map<string, string>();
  const failed: unknown[] = [];
  for (const path of paths) {
    const { status, body } = await read(path);
    if (status !== 200) failed.push([path, status, body]);
    bodies.set(path, JSON.stringify(body));
  }
  expect(failed).toEqual([]);
  return bodies;
}

const minute = 61_000;

beforeAll(async () => {
  seeds = makeSmallSeeds();
  running = await startOver(startDatabase(), {
    main: "tests/support/moving-clock-worker.ts",
    split: false,
  });
  db = running.database.connect({ timeoutMs: 60_000 });
  former = (await loadDataset(db, { directory: seeds })).version;
  key = await createKey(db, { tier: "ultra" });
});
afterAll(async () => {
  await running.stop();
  rmSync(seeds, { recursive: true });
});

describe("the next release of wages", () => {
  it("goes from the publisher's workbooks to seeds of its own, the codes as decided", async () => {
    const present = readPresent(seeds);
    const release = makeRelease(present, knownChanges);
    const folder = makeFolder(release);
    const { files, version, notes } = await refreshFrom(present, folder, release.changes);
    rmSync(folder, { recursive: true });
    latter = version;
    expect(version).toMatch(/^2026\.05-[0-9a-f]{8}$/);
    expect(notes).toEqual(
      expect.arrayContaining([
        "scrum-master: occupation 15-1297, formerly 15-1299",
        "42665 Seattle-Tacoma, WA is new",
        "42660 Seattle-Tacoma-Bellevue, WA is gone",
        "11 cities are in 42665, which has taken the place of 42660",
        "41860 is called San Francisco-Oakland-Berkeley, CA, formerly San Francisco-Oakland-Fremont, CA",
        "13-1082 is called Project and Program Management Specialists, formerly Project Management Specialists",
      ]),
    );
    const wages = files.get("tables/wages_national.csv") ?? "";
    expect(wages).toContain("\n15-1252,2025,1687890,");
    expect(wages).toContain(
      "\n15-1252,2026,1687890,154020,0.4,85760,109420,141420,178860,223260,\n",
    );
    expect(wages).toMatch(/\n11-1011,2026,.*,370450,,p90:#\n/);
    // Nothing is made up for an occupation that did not exist before.
    expect(wages).toMatch(/\n15-1297,2026,/);
    expect(wages).not.toMatch(/\n15-129[789],2025,|\n15-1231,2025,/);
    expect(files.get("tables/wages_metro.csv")).toMatch(/\n29-1141,12420,2026,\d+,,,,,\n/);
    for (const [path, text] of files) {
      mkdirSync(dirname(join(seeds, "next", path)), { recursive: true });
      writeFileSync(join(seeds, "next", path), text);
    }
    // What the release does not change stays, byte for byte.
    for (const table of ["title_statistics", "hires", "companies", "tax_rates", "price_parities"]) {
      expect(files.get(`tables/${table}.csv`)).toBe(
        readFileSync(join(seeds, `tables/${table}.csv`), "utf8"),
      );
    }
  });

  it("is loaded next to the live one: everything is readable, and nothing of it is served", async () => {
    const before = await readAll();
    const loading = loadDataset(db, { directory: join(seeds, "next"), live: false });
    let isLoading = true;
    const loaded = loading.finally(() => {
      isLoading = false;
    });
    // Whatever fails first, the load is to end before the database does.
    loaded.catch(() => {});
    const changed: string[] = [];
    let reads = 0;
    while (isLoading) {
      for (const path of paths) {
        now += 1_000;
        const { status, body } = await read(path);
        if (status !== 200 || JSON.stringify(body) !== before.get(path)) changed.push(path);
        reads++;
      }
    }
    expect(await loaded).toEqual({ version: latter, outcome: "staged", rows: expect.any(Number) });
    expect([reads > 0, changed]).toEqual([true, []]);
  });

  it("is compared with the live one: sizes, reasons, what is gained and lost, ids", async () => {
    const versions = await openVersions(db, {});
    expect([versions.from.dataset.version, versions.to.dataset.version]).toEqual([former, latter]);
    const comparison = await compareVersions(versions, quarter);
    const ids = await checkIds(versions.from, quarter, 40);
    expect(ids).toEqual({ checked: 40, wrong: [] });
    expect(comparison.recoded).toContainEqual(["scrum-master", "15-1299", "15-1297"]);
    expect(comparison.recoded).toContainEqual(["help-desk-technician", "15-1232", "15-1231"]);
    expect([comparison.rolesAdded, comparison.rolesGone]).toEqual([[], []]);
    const falling = await compareVersions(versions, quarter, ["web-developer"]);
    expect(falling.largest[0]?.reason).toMatch(
      /^its national median fell by 7\.0% from May 2025 to May 2026/,
    );
    expect(comparison.lostCell).toBeGreaterThan(0);
    const report = reportMoves({ from: former, to: latter, quarter: "Q3 2026" }, comparison, ids);
    expect(report).toContain("40 of 40 ids of figures");
    expect(report.match(/^\| [\w -]+ \| [\w-]+ \| \$/gm)?.length).toBe(20);
  });

  it("becomes live for every reader within a minute, each answer of one version", async () => {
    const before = await readAll();
    const known = new Map<string, string | null>();
    for (const path of paths) known.set(path, (await read(path)).etag);
    const old = await Promise.all(
      Object.values(figures).map(async (path) => (await read(path)).body.data.estimate),
    );

    await useDataset(db, latter);
    const mixed = new Map<string, Set<string>>(paths.map((path) => [path, new Set<string>()]));
    const pause = isWhole ? 6_000 : 15_000;
    for (let passed = 0; passed <= minute; passed += pause) {
      for (const path of paths) {
        const { status, body } = await read(path);
        expect(status, path).toBe(200);
        mixed.get(path)?.add(JSON.stringify(body));
      }
      now += pause;
    }
    const after = await readAll();
    for (const path of changing) expect(after.get(path), path).not.toBe(before.get(path));
    for (const path of paths) {
      for (const body of mixed.get(path) ?? []) {
        expect([before.get(path), after.get(path)], path).toContain(body);
      }
      const etag = known.get(path);
      if (!etag) continue;
      const { status } = await read(path, { "if-none-match": etag });
      expect(status, path).toBe(after.get(path) === before.get(path) ? 304 : 200);
    }

    // Its occupation is in no employment projection yet, so there is no figure.
    const unranked = await read(`${salaries}/projections?role=scrum-master&city=austin`);
    expect([unranked.status, unranked.body.error?.code]).toEqual([503, "dependency_unavailable"]);

    // The old figures are still to be had, under their ids.
    for (const estimate of old) {
      const { status, body } = await read(`/api/v1/intelligence/lineage/${estimate.data_point_id}`);
      expect(status).toBe(200);
      expect(body.data.dataset_version).toBe(former);
      expect(body.data.result).toEqual(estimate);
    }
  });

  it("is the release that pages and API name, with the file that its figures come from", async () => {
    const { body } = await read(figures.engineer);
    expect(body.data.observed).toMatchObject({ reference_period: "2026-05", area_code: "12420" });
    const nurse = (await read(figures.nurse)).body.data;
    expect(nurse.observed).toMatchObject({ reference_period: "2026-05", match: "state_fallback" });
    const split = (await read(figures.split)).body.data;
    expect(split.observed).toMatchObject({
      occupation_code: "15-1297",
      reference_period: "2026-05",
    });
    const outdated: string[] = [];
    for (const path of [...paths, ...pages].filter((path) => !path.endsWith("/demo"))) {
      const text = JSON.stringify((await read(path)).body).replaceAll(lasting, "");
      if (/May 2025|2025-05/.test(text)) outdated.push(path);
    }
    expect(outdated).toEqual([]);
    expect((await read("/salaries/software-engineer/seattle")).body).toContain("May 2026");
    const id = body.data.estimate.data_point_id;
    const { sources } = (await read(`/api/v1/intelligence/lineage/${id}`)).body.data;
    const median = sources.find(
      ({ key, column, reference_date }: Record<string, string>) =>
        [key, column, reference_date].join(" ") === "15-1252/US median 2026-05",
    );
    expect(median).toMatchObject({
      source_id: "bls-oews-national-2026",
      release: "May 2026",
      file: "national_M2026_dl.xlsx",
      value: 141_420,
    });
  });

  it("gives way to the earlier one again, with its figures", async () => {
    const after = await readAll();
    await expect(useDataset(db, "2024.05-00000000")).rejects.toThrow(
      `The database has no version 2024.05-00000000. It has: ${former}, ${latter}.`,
    );
    expect(await useDataset(db, former)).toMatchObject({ outcome: "switched" });
    now += minute;
    const back = await readAll();
    for (const path of changing) expect(back.get(path), path).not.toBe(after.get(path));
    expect(JSON.parse(back.get(figures.engineer) ?? "{}").data.observed.reference_period).toBe(
      "2025-05",
    );
  });
});
