import type { Context } from "hono";
import type { AppEnv } from "../env.ts";

/** The media type that the caller's `Accept` prefers; the first if it has no preference, or takes none of them. */
export function chooseMedia<const Types extends readonly [string, ...string[]]>(
  c: Context<AppEnv>,
  types: Types,
): Types[number] {
  return preferredMedia(c.req.header("accept"), types);
}

/** The same, unless the query says which `format` it has to be. */
export function chooseFormat<const Types extends readonly [string, ...string[]]>(
  c: Context<AppEnv>,
  types: Types,
): Types[number] {
  const { format } = c.get("query") as { format?: string | undefined };
  return types.find((type) => type.endsWith(`/${format}`)) ?? chooseMedia(c, types);
}

/**
 * The media type that an `Accept` prefers (RFC 9110, 12.5.1): the one with the highest quality,
 * which is that of the most specific range it matches. Of equal ones it is the one that is named
 * most exactly, then first in the header, then first in `types`.
 */
export function preferredMedia<const Types extends readonly [string, ...string[]]>(
  accept: string | null | undefined,
  types: Types,
): Types[number] {
  if (!accept) return types[0];
  const ranges = accept.toLowerCase().split(",").map(toRange);
  let best: { type: string; quality: number; exactness: number; at: number } | null = null;
  for (const type of types) {
    const found = rangeOf(type, ranges);
    if (!found || found.quality <= 0) continue;
    if (!best || isBetter(found, best)) best = { type, ...found };
  }
  return best?.type ?? types[0];
}

interface Match {
  quality: number;
  /** 3 for the type itself, 2 for `text/*`, 1 for any type. */
  exactness: number;
  at: number;
}

interface Range {
  type: string;
  quality: number;
}

/** A quality that is no number is as if there were none. */
function toRange(text: string): Range {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim());
  const given = parameters.find((parameter) => parameter.startsWith("q="));
  const quality = Number(given?.slice(2) ?? 1);
  return { type, quality: Number.isNaN(quality) ? 1 : quality };
}

/** The most specific range that a type matches. */
function rangeOf(type: string, ranges: readonly Range[]): Match | null {
  const forms = ["*/*", `${type.split("/")[0]}/*`, type];
  let best: Match | null = null;
  for (const [at, range] of ranges.entries()) {
    const exactness = forms.indexOf(range.type) + 1;
    if (exactness > (best?.exactness ?? 0)) best = { quality: range.quality, exactness, at };
  }
  return best;
}

function isBetter(one: Match, other: Match): boolean {
  if (one.quality !== other.quality) return one.quality > other.quality;
  if (one.exactness !== other.exactness) return one.exactness > other.exactness;
  return one.at < other.at;
}
