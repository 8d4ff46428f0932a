import type { Context } from "hono";
import type { NotSlug } from "#shared/core/validation/schema-meta.ts";
import type { MeantSlug } from "#shared/middleware/endpoint.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { offeredCities } from "#shared/reference/explain-place.ts";
import { explainRole } from "#shared/reference/explain-role.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import { referenceOf } from "#shared/reference/request-reference.http.ts";
import { meantPlace } from "#shared/reference/resolve-place.ts";

/** Longer text is the name of no role or city, and comparing it with all of them takes time. */
const maxLength = 100;

/**
 * The slug of the live catalog that a text means, or else the nearest one. Null if none is near or
 * the catalog cannot be read, because the error that would name the slug is sent in any case.
 *
 * @example await findSlug(c, { kind: "role", text: "Sr. SWE" })
 * // { slug: "software-engineer", level: "senior" }
 */
export async function findSlug(c: Context<AppEnv>, given: NotSlug): Promise<MeantSlug | null> {
  if (given.text.length > maxLength) return null;
  try {
    return await find(await referenceOf(c), given);
  } catch {
    return null;
  }
}

async function find(reference: Reference, { kind, text }: NotSlug): Promise<MeantSlug | null> {
  if (kind === "role") {
    const named = await reference.resolveRole(text);
    if (named) return named;
  }
  const near =
    kind === "role"
      ? (await explainRole(reference, text)).offered
      : offeredCities(await meantPlace(reference, text));
  const [slug] = near;
  return slug === undefined ? null : { slug, level: null };
}
