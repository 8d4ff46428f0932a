import type { Context } from "hono";
import { ApiError } from "#shared/core/errors.ts";
import { QueueFull, withPermit } from "#shared/db/semaphore.ts";
import { isPresentMethod, method } from "#shared/figures/methodology-version.ts";
import { type Quarter, quarterEnd } from "#shared/figures/quarter.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { connectionOf } from "#shared/middleware/request/database.ts";
import { originOf } from "#shared/middleware/request/url.ts";
import { makeEtag, sendIfChanged } from "#shared/middleware/response/send.ts";
import { countAddress, networkOf } from "#shared/middleware/steps/rate-limit.ts";
import { explainRole } from "#shared/reference/explain-role.ts";
import { type CsvCell, writeCsv } from "../core/csv.ts";
import { openReference, openReferenceAt, type Reference } from "../reference/open-reference.ts";
import type { Role } from "../reference/records.ts";
import { readManifest } from "./data-store.ts";
import { type EstimatedCity, estimateCities } from "./estimate-cities.ts";
import {
  type DataRelease,
  type Manifest,
  parseRelease,
  releaseAt,
  releaseName,
} from "./release.ts";
import { rolePay } from "./tables.ts";

const type = "text/csv; charset=utf-8";
const storedSeconds = 30 * 86_400;
const cacheControl = {
  latest: "public, max-age=3600",
  pinned: "public, max-age=31536000, immutable",
};

/** Files that one isolate computes at a time, some 5 ms each, and how many requests wait for their turn. */
const permits = { permits: 2, maxWaiting: 100, expireMs: 2_000, stallMs: 1_500, pollMs: 3 };
/** The many files of one address take two places in that queue. */
const ofAddress = { ...permits, expireMs: 5_000, stallMs: 5_000 };

/**
 * Sends what a role pays in every city, as CSV for spreadsheets. `latest` is sent at its own URL,
 * because not every spreadsheet follows redirects. Other releases are those that can be downloaded.
 *
 * The file is computed when it is first asked for in a data center, and stored there. Only what has
 * to be computed counts against the address's limit: spreadsheets share the addresses of their maker.
 */
export async function sendRoleFile(
  c: Context<AppEnv>,
  release: string,
  file: string,
): Promise<Response> {
  const slug = /^([a-z0-9-]{1,80})\.csv$/.exec(file)?.[1];
  if (slug === undefined) throw notAFile(file);
  const live = await openReference(() => connectionOf(c));
  const current = releaseAt(live.dataset.version, c.get("now"));
  const asked = release === "latest" ? current : parseRelease(release);
  if (!asked) throw noRelease(release, current);
  if (release !== "latest") await requireOffered(c, asked, current);
  const headers = {
    "Cache-Control": release === "latest" ? cacheControl.latest : cacheControl.pinned,
    "Content-Location": `/data/${releaseName(asked)}/roles/${slug}.csv`,
  };
  const key = `${originOf(c.req.url)}${headers["Content-Location"]}?~method=${method}`;
  const stored = await caches.default.match(key).catch(() => undefined);
  const body = (await stored?.text()) ?? (await compute(c, live, asked, slug, release));
  if (!stored) store(c, key, body);
  return sendIfChanged(c, await makeEtag(body), type, () => body, headers);
}

async function compute(
  c: Context<AppEnv>,
  live: Reference,
  { dataset, quarter }: DataRelease,
  slug: string,
  release: string,
): Promise<string> {
  await countAddress(c, "files");
  const reference =
    dataset === live.dataset.version ? live : await openReferenceAt(() => connectionOf(c), dataset);
  if (!reference) throw noRelease(release, releaseAt(live.dataset.version, c.get("now")));
  // Looked up in memory, so that no unknown name reaches the database.
  const roles = await reference.allRoles();
  if (roles.position(slug) < 0) {
    throw await noRole(reference, slug, roles.aliases.get(slug), release);
  }
  try {
    return await withPermit(`role files of ${networkOf(c)}`, ofAddress, () =>
      withPermit("role files", permits, async () => {
        const role = await reference.role(slug);
        if (!role) throw new Error(`The dataset lists the role ${slug} but has no wages of it.`);
        return roleCsv(reference, role, quarter);
      }),
    );
  } catch (cause) {
    if (!(cause instanceof QueueFull)) throw cause;
    throw new ApiError("dependency_unavailable", {
      message: "Too many files are being computed. Try again in 2 s.",
      afterSeconds: 2,
      cause,
    });
  }
}

/**
 * Refuses other quarters, because the series of a role's quarters is part of the plans, and
 * releases of another method, whose other files have figures that this service no longer computes.
 */
async function requireOffered(
  c: Context<AppEnv>,
  asked: DataRelease,
  current: DataRelease,
): Promise<void> {
  const [name, bucket] = [releaseName(asked), c.env.DATA_BUCKET];
  const manifest = bucket ? await readManifest(bucket, name, c.get("receivedAt")) : null;
  if (!manifest && name !== releaseName(current)) throw noRelease(name, current);
  if (manifest && !isPresentMethod(manifest.methodology_version)) throw ofOtherMethod(manifest);
}

/** Stores the file after the response is sent; a runtime without a cache computes it again. */
function store(c: Context<AppEnv>, key: string, body: string): void {
  const headers = { "Content-Type": type, "Cache-Control": `public, max-age=${storedSeconds}` };
  const stored = caches.default.put(key, new Response(body, { headers }));
  c.executionCtx.waitUntil(stored.catch(() => undefined));
}

function notAFile(file: string): ApiError {
  const example = "/data/latest/roles/software-engineer.csv";
  return new ApiError("endpoint_not_found", {
    message: `There is no file ${file.slice(0, 100)}. A role's file is named after its slug, such as ${example}.`,
    alternative: example,
    suggestions: [example],
  });
}

function ofOtherMethod({ release, methodology_version }: Manifest): ApiError {
  const estimates = `/data/${release}/estimates.csv.gz`;
  return new ApiError("endpoint_not_found", {
    message: `The release ${release} was computed by method ${methodology_version}, and files of single roles are of method ${method}. Its estimates of every role are in ${estimates}.`,
    alternative: estimates,
    suggestions: [estimates],
  });
}

function noRelease(release: string, current: DataRelease): ApiError {
  const latest = "/data/latest/roles/software-engineer.csv";
  return new ApiError("endpoint_not_found", {
    message: `There is no release ${release.slice(0, 100)} of the dataset here. The current one is ${releaseName(current)}.`,
    alternative: latest,
    suggestions: [latest],
  });
}

async function noRole(
  reference: Reference,
  slug: string,
  alias: string | undefined,
  release: string,
): Promise<ApiError> {
  const { why, offered } = await explainRole(reference, slug);
  const near = alias === undefined ? offered : [alias];
  const paths = near.map((role) => `/data/${release}/roles/${role}.csv`);
  return new ApiError("role_not_found", {
    message: `There is no role ${slug}. ${near[0] === undefined ? why : `Did you mean ${near[0]}?`}`,
    param: "role",
    alternative: paths[0] ?? "/api/v1/intelligence/salaries/roles",
    suggestions: paths,
  });
}

/** The pay of a role, whatever the experience, in every city, as CSV. */
async function roleCsv(reference: Reference, role: Role, quarter: Quarter): Promise<string> {
  const pay = await estimateCities(reference, role, quarter);
  const header = rolePay.columns.map(({ name }) => name);
  return writeCsv([header, ...pay.map((row) => toCells(row, quarterEnd(quarter)))]);
}

/** Writes the cells in the order of the columns. */
function toCells({ city, estimate, published }: EstimatedCity, asOf: string): CsvCell[] {
  return [
    ...[city.slug, city.name, city.state],
    ...[estimate?.low, estimate?.median, estimate?.high],
    ...[estimate?.confidence_lower, estimate?.confidence_upper],
    ...[estimate?.sample_size, estimate?.disagreement_flag],
    ...[published?.median, published?.median == null ? null : published.area_type],
    asOf,
    estimate?.floored_by?.hourly,
  ];
}
