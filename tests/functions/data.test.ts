/** The data files by HTTP: from the bucket, and those of single roles, which need none. */
import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import type { ServiceRequest } from "#scripts/run/stage/service.ts";
import { publicPerMinute } from "#shared/access/tiers.ts";
import { type Manifest, releaseFileKey, releaseIndexKey } from "#shared/bulk/release.ts";
import { rolePay } from "#shared/bulk/tables.ts";
import { catalogSize } from "#shared/contract/catalog-size.ts";
import { method } from "#shared/figures/methodology-version.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { fetchPage } from "../support/page.ts";

const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251));
const sha256 = createHash("sha256").update(bytes).digest("hex");
const file = { name: "estimates.parquet", table: "estimates", title: "Estimates", rows: 3, sha256 };
const table = "role,title\r\nnurse,Nurse\r\n";
const text = {
  ...{ name: "roles.csv", table: "roles", title: "Roles", bytes: table.length, rows: 1 },
  sha256: createHash("sha256").update(table).digest("hex"),
};

let live: LiveService;
let key: string;
let release: string;
/** Listed too: of the same dataset, by an earlier method, and of a dataset that the database does not have. */
let earlier: string;
let ofOtherMethod: string;
const gone = "2024.05-00000000-2025q4";
beforeAll(async () => {
  live = await shareLiveService();
  await fetchPage(live, "/data");
  key = await createKey(live.db, { tier: "ultra" });
  const { headers } = await live.service.fetch("/data/latest/roles/registered-nurse.csv");
  release = headers.get("content-location")?.split("/")[2] ?? "";
  earlier = release.replace(/\d{4}q\d$/, "2025q2");
  ofOtherMethod = release.replace(/\d{4}q\d$/, "2025q1");
  const manifest: Manifest = {
    ...{ release, dataset: "d", quarter: "2026-Q3", as_of: "2026-09-30", citation: "Cite" },
    ...{ methodology_version: `${method}-carried`, basis: "local", level: "any", tables: [] },
    files: [{ ...file, bytes: bytes.length }, text],
  };
  const bucket = await live.service.dataBucket();
  await bucket.put(releaseFileKey(release, file.name), bytes);
  await bucket.put(releaseFileKey(release, text.name), table);
  await bucket.put(releaseFileKey(release, "SHA256SUMS"), `${sha256}  ${file.name}\n`);
  const describe = (release: string, changed: Partial<Manifest> = {}) =>
    bucket.put(
      releaseFileKey(release, "manifest.json"),
      JSON.stringify({ ...manifest, release, ...changed }),
    );
  await describe(release);
  await describe(earlier);
  await describe(ofOtherMethod, { methodology_version: "2026.2-carried" });
  await describe(gone);
  const releases = [release, earlier, ofOtherMethod, gone];
  await bucket.put(releaseIndexKey, JSON.stringify({ releases }));
  // An isolate that knew of no files looks again after a second.
  await vi.waitFor(async () => expect((await get("manifest.json")).status).toBe(200), 30_000);
});

const get = (name: string, headers: Record<string, string> = {}, init: ServiceRequest = {}) =>
  live.service.fetch(`/data/${release}/${name}`, { ...init, headers });
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("a file of a release", () => {
  it("is sent whole, with its length, checksum and ETag, for ever and to everyone", async () => {
    const response = await get(file.name);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=31536000, immutable, no-transform",
      "content-length": String(bytes.length),
      "content-type": "application/vnd.apache.parquet",
      etag: `"${sha256}"`,
      "repr-digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`,
      "x-content-type-options": "nosniff",
    });
    expect((await bodyOf(response)).equals(bytes)).toBe(true);
    expect((await get(text.name)).headers.get("content-type")).toBe("text/csv; charset=utf-8");
  });

  it.each([
    ["bytes=0-3", 0, 4],
    ["bytes=100000-199999", 100_000, 100_000],
    ["bytes=299000-", 299_000, 1_000],
    ["bytes=-8", 299_992, 8],
  ])("is sent in part for %s", async (range, offset, length) => {
    const response = await get(file.name, { range });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(
      `bytes ${offset}-${offset + length - 1}/${bytes.length}`,
    );
    expect(response.headers.get("content-length")).toBe(String(length));
    expect((await bodyOf(response)).equals(bytes.subarray(offset, offset + length))).toBe(true);
  });

  it("is 416 past its end, and whole where a range means nothing or another file", async () => {
    const past = await get(file.name, { range: "bytes=300000-" });
    expect([past.status, past.headers.get("content-range")]).toEqual([416, "bytes */300000"]);
    expect(past.headers.get("cache-control") ?? "").not.toContain("immutable");
    for (const headers of [
      { range: "lines=1-2" },
      { range: "bytes=0-1,4-5" },
      { range: "bytes=0-1", "if-range": '"other"' },
    ]) {
      expect((await bodyOf(await get(file.name, headers))).length).toBe(bytes.length);
    }
    const same = await get(file.name, { range: "bytes=0-1", "if-range": `"${sha256}"` });
    expect(same.status).toBe(206);
  });

  it("is 304 if the caller has it, and HEAD has the headers alone", async () => {
    const unchanged = await get(file.name, { "if-none-match": `"${sha256}"`, range: "bytes=0-1" });
    expect([unchanged.status, (await bodyOf(unchanged)).length]).toEqual([304, 0]);
    const head = await get(file.name, { range: "bytes=0-1" }, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
    expect((await bodyOf(head)).length).toBe(0);
  });

  it("is found by way of latest", async () => {
    const { status, headers } = await live.service.fetch(`/data/latest/${file.name}`);
    expect([status, headers.get("location")]).toEqual([302, `/data/${release}/${file.name}`]);
    expect(headers.get("cache-control")).toBe("public, max-age=300");
  });

  it("is on the page as soon as it is there, although pages are stored", async () => {
    const { html } = await fetchPage(live, "/data");
    expect(html).toContain(`href="/data/${release}/${file.name}"`);
  });

  it("that does not exist is 404 and says which exist", async () => {
    const missing = await live.get(`/data/${release}/roles.xlsx`);
    expect([missing.status, missing.body.error.message]).toEqual([
      404,
      expect.stringContaining("roles.csv"),
    ]);
    const unknown = await live.get("/data/2020.05-00000000-2020q1/roles.csv");
    expect([unknown.status, unknown.body.error.message]).toEqual([
      404,
      expect.stringContaining(release),
    ]);
    for (const path of ["/data/%ff/roles.csv", `/data/${release}/%00`]) {
      expect((await live.service.fetch(path)).status).toBe(400);
    }
    const html = await live.service.fetch(`/data/${release}/no`, {
      headers: { accept: "text/html" },
    });
    expect([html.status, html.headers.get("content-type")]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    expect((await live.service.fetch("/data/")).headers.get("location")).toBe("/data");
  });
});

describe("a role's file", () => {
  const fetchRole = (slug: string, from = "latest", init: ServiceRequest = {}) =>
    live.service.fetch(`/data/${from}/roles/${slug}.csv`, init);

  it("has the pay of calculate in every city, under a name that never changes", async () => {
    const response = await fetchRole("registered-nurse");
    const body = await response.text();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "public, max-age=3600",
      "content-location": `/data/${release}/roles/registered-nurse.csv`,
    });
    const rows: Record<string, string>[] = parse(body, { columns: true });
    expect(rows).toHaveLength(catalogSize.cities);
    expect(Object.keys(rows[0] ?? {})).toEqual(rolePay.columns.map(({ name }) => name));
    for (const row of rows.filter((_, at) => at % 25 === 3)) {
      const path = `/api/v1/intelligence/salaries/calculate?role=registered-nurse&city=${row.city}`;
      const { city, estimate, observed } = (await live.get(path, { key })).body.data;
      expect(row).toEqual({
        ...{ city: city.slug, name: city.name, state: city.state, as_of: estimate.as_of },
        ...{ low: `${estimate.low}`, median: `${estimate.median}`, high: `${estimate.high}` },
        confidence_lower: `${estimate.confidence_lower}`,
        confidence_upper: `${estimate.confidence_upper}`,
        sample_size: `${estimate.sample_size}`,
        disagreement_flag: `${estimate.disagreement_flag}`,
        published_median: `${observed.median}`,
        published_area: observed.area_type,
        minimum_wage: estimate.floored_by ? `${estimate.floored_by.hourly}` : "",
      });
    }
    const pinned = await fetchRole("registered-nurse", release);
    expect(await pinned.text()).toBe(body);
    expect(pinned.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const etag = pinned.headers.get("etag") ?? "";
    const unchanged = await fetchRole("registered-nurse", release, {
      headers: { "if-none-match": etag },
    });
    expect(unchanged.status).toBe(304);
  });

  it("counts against its address if it has to be found out; one that is stored costs nothing, whatever the query", async () => {
    const address = newAddress();
    await (await fetchRole("electrician")).text();
    const statuses = new Set<number>();
    for (let sent = 0; sent <= publicPerMinute.files; sent += 50) {
      const some = Array.from({ length: 50 }, (_, at) =>
        fetchRole(`none-${sent + at}`, "latest", { address }),
      );
      for (const { status } of await Promise.all(some)) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([404, 429]);
    // The address has no call left.
    for (const nonce of ["a", "b"]) {
      const path = `/data/latest/roles/electrician.csv?nonce=${nonce}`;
      const { status, body } = await live.service.fetch(path, { address });
      await body?.cancel();
      expect(status).toBe(200);
    }
  });

  it("of an earlier release has that quarter's figures; of others there is none", async () => {
    const text = await (await fetchRole("electrician", earlier)).text();
    const rows: Record<string, string>[] = parse(text, { columns: true });
    const path = "/api/v1/intelligence/salaries/history?role=electrician&city=austin";
    const { snapshots } = (await live.get(path, { key })).body.data;
    const past = snapshots.find(({ quarter }: { quarter: string }) => quarter === "Q2 2025");
    expect(rows.find(({ city }) => city === "austin")?.median).toBe(`${past?.median}`);
    // The series of quarters is part of the plans, so no quarter but those of releases is there.
    const others = ["2026q4", "2025q3", "1999q1"].map((quarter) =>
      release.replace(/\d{4}q\d$/, quarter),
    );
    for (const name of [...others, gone, "2020.05-00000000-2026q1", "x"]) {
      const { status, body } = await live.get(`/data/${name}/roles/electrician.csv`);
      expect([name, status, body.error.code]).toEqual([name, 404, "endpoint_not_found"]);
    }
  });

  it("of a release by another method is not computed by the present one", async () => {
    const { status, body } = await live.get(`/data/${ofOtherMethod}/roles/electrician.csv`);
    expect([status, body.error.message]).toEqual([404, expect.stringContaining("method 2026.2-")]);
    expect(body.error.follow_up_suggestions[0]).toContain(
      `/data/${ofOtherMethod}/estimates.csv.gz`,
    );
  });

  it("that does not exist is 404 and names those that are near", async () => {
    const { status, body } = await live.get("/data/latest/roles/registred-nurse.csv");
    expect([status, body.error.code]).toEqual([404, "role_not_found"]);
    expect(body.error.follow_up_suggestions[0]).toBe("/data/latest/roles/registered-nurse.csv");
    const alias = await live.get("/data/latest/roles/rn.csv");
    expect(alias.body.error.follow_up_suggestions).toEqual([
      "/data/latest/roles/registered-nurse.csv",
    ]);
    expect((await live.get("/data/latest/roles/registered-nurse.pdf")).status).toBe(404);
  });
});
