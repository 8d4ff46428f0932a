import type { Context } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import { referenceOf } from "#shared/reference/request-reference.http.ts";
import type { DataOffer } from "./data.page.tsx";
import { latestRelease, listReleases, readManifest } from "./data-store.ts";
import { releaseAt, releaseName } from "./release.ts";

/** Reads the files that can be downloaded now. */
export async function readDataOffer(c: Context<AppEnv>): Promise<DataOffer> {
  const { dataset } = await referenceOf(c);
  const live = releaseName(releaseAt(dataset.version, c.get("now")));
  const origin = siteOrigin(c);
  const bucket = c.env.DATA_BUCKET;
  const now = c.get("receivedAt");
  if (!bucket) return { origin, live, manifest: null, releases: [] };
  const latest = await latestRelease(bucket, live, now);
  const manifest = latest === null ? null : await readManifest(bucket, latest, now);
  return { origin, live, manifest, releases: await listReleases(bucket, now) };
}
