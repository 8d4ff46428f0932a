import type { Context } from "hono";
import type { DataOffer } from "#shared/bulk/data.page.tsx";
import { latestRelease, listReleases, readManifest } from "#shared/bulk/data-store.ts";
import { releaseAt, releaseName } from "#shared/bulk/release.ts";
import type { AppEnv } from "#shared/http/env.ts";
import { siteOrigin } from "#shared/http/request/site.ts";
import { referenceOf } from "../reference/request-reference.ts";

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
