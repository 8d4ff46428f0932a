import type { Context } from "hono";
import { toBase64 } from "#shared/core/bytes/base64.ts";
import { fromHex } from "#shared/core/bytes/hex.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { connectionOf } from "#shared/middleware/request/database.ts";
import { readRange } from "#shared/middleware/request/range.ts";
import { matchesEtag } from "#shared/middleware/response/send.ts";
import { countAddress } from "#shared/middleware/steps/rate-limit.ts";
import { findReference } from "#shared/reference/open-reference.ts";
import { latestRelease, listReleases, readManifest } from "./data-store.ts";
import { type DataFile, manifestName, releaseAt, releaseFileKey, releaseName } from "./release.ts";

/** Documents that describe the others, and so are in no list of files. */
const unlisted: ReadonlySet<string> = new Set([manifestName, "SHA256SUMS"]);

/** A file of a release never changes, and its bytes must arrive as they are. */
const forever = "public, max-age=31536000, immutable, no-transform";

/**
 * Sends a file of a release, or the part of it that `Range` asks for. `latest` redirects to the
 * newest release.
 */
export async function sendDataFile(
  c: Context<AppEnv>,
  release: string,
  name: string,
): Promise<Response> {
  await countAddress(c, "files");
  const now = c.get("receivedAt");
  const bucket = c.env.DATA_BUCKET;
  if (!bucket) throw withoutFiles();
  if (release === "latest") return redirectToLatest(c, bucket, name);
  const manifest = await readManifest(bucket, release, now);
  if (!manifest) throw unknownRelease(release, await listReleases(bucket, now));
  const key = releaseFileKey(release, name);
  if (unlisted.has(name)) return sendSmall(bucket, key, name);
  const file = manifest.files.find((listed) => listed.name === name);
  if (!file) throw unknownFile(name, manifest.files);
  return sendFile(c, bucket, key, file);
}

async function sendFile(
  c: Context<AppEnv>,
  bucket: R2Bucket,
  key: string,
  file: DataFile,
): Promise<Response> {
  const { bytes, sha256 } = file;
  const etag = `"${sha256}"`;
  const headers = {
    "Accept-Ranges": "bytes",
    "Cache-Control": forever,
    "Content-Type": typeOf(file.name),
    ETag: etag,
    // The digest covers the whole file, whichever part is sent (RFC 9530).
    "Repr-Digest": `sha-256=:${toBase64(fromHex(sha256))}:`,
  };
  if (matchesEtag(c.req.header("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const isHead = c.req.method === "HEAD";
  const asked = { range: c.req.header("range"), ifRange: c.req.header("if-range") };
  const range = readRange(isHead ? {} : asked, bytes, etag);
  if (range.kind === "unsatisfiable") {
    return new Response(`The file has ${bytes} bytes.\n`, {
      status: 416,
      headers: { "Content-Range": `bytes */${bytes}`, "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  const isPart = range.kind === "part";
  const length = isPart ? range.length : bytes;
  const own = { ...headers, "Content-Length": String(length) };
  if (isHead) return new Response(null, { headers: own });
  const object = await bucket.get(key, isPart ? { range: { offset: range.offset, length } } : {});
  if (!object) throw missing(file.name);
  // The length is known in advance, so that the response has a `Content-Length`.
  const body = object.body.pipeThrough(new FixedLengthStream(length));
  if (!isPart) return new Response(body, { headers: own });
  const last = range.offset + length - 1;
  return new Response(body, {
    status: 206,
    headers: { ...own, "Content-Range": `bytes ${range.offset}-${last}/${bytes}` },
  });
}

async function sendSmall(bucket: R2Bucket, key: string, name: string): Promise<Response> {
  const object = await bucket.get(key);
  if (!object) throw missing(name);
  return new Response(object.body, {
    headers: { "Cache-Control": forever, "Content-Type": typeOf(name), ETag: object.httpEtag },
  });
}

async function redirectToLatest(
  c: Context<AppEnv>,
  bucket: R2Bucket,
  name: string,
): Promise<Response> {
  const reference = await findReference(() => connectionOf(c));
  const live = reference && releaseName(releaseAt(reference.dataset.version, c.get("now")));
  const latest = await latestRelease(bucket, live, c.get("receivedAt"));
  if (latest === null) throw withoutFiles();
  c.header("Cache-Control", "public, max-age=300");
  return c.redirect(`/data/${latest}/${encodeURIComponent(name)}`, 302);
}

const types: Readonly<Record<string, string>> = {
  csv: "text/csv; charset=utf-8",
  gz: "application/gzip",
  json: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  parquet: "application/vnd.apache.parquet",
};

function typeOf(name: string): string {
  return types[name.split(".").at(-1) ?? ""] ?? "text/plain; charset=utf-8";
}

function notFound(message: string, suggestions: readonly string[] = []): ApiError {
  return new ApiError("endpoint_not_found", { message, alternative: "/data", suggestions });
}

function withoutFiles(): ApiError {
  return notFound(
    "This service offers no data files for download. Those of single roles, /data/latest/roles/{role}.csv, are there all the same.",
    ["/data/latest/roles/software-engineer.csv"],
  );
}

function unknownRelease(name: string, known: readonly string[]): ApiError {
  const others = known.slice(0, 5);
  return notFound(
    `There is no release ${name}. ${others.length > 0 ? `Releases: ${others.join(", ")}.` : "There is none yet."}`,
    others.map((release) => `/data/${release}/${manifestName}`),
  );
}

function unknownFile(name: string, files: readonly DataFile[]): ApiError {
  const names = files.map((file) => file.name);
  return notFound(`The release has no file ${name}. Its files: ${names.join(", ")}.`);
}

/** The list names what the bucket does not have: an upload is in progress, or was interrupted. */
function missing(name: string): ApiError {
  return new ApiError("dependency_unavailable", {
    message: `${name} cannot be read at the moment.`,
    afterSeconds: 60,
    cause: new Error(`The bucket lacks ${name}.`),
  });
}
