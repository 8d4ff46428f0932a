import type { Context } from "hono";
import { sha256Hex } from "../credentials/sha256.ts";
import type { Edge } from "./bindings.ts";

/**
 * Sends an answer with a weak ETag over its stable part, or 304 without it
 * where the caller's `If-None-Match` names the same.
 */
export async function ifChanged(
  c: Context<Edge>,
  stable: string,
  send: () => Response,
): Promise<Response> {
  const etag = `W/"${(await sha256Hex(stable)).slice(0, 32)}"`;
  c.header("ETag", etag);
  return matches(c.req.header("if-none-match"), etag) ? c.body(null, 304) : send();
}

/** Weak comparison (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.split(",").some((tag) => opaque(tag) === opaque(etag));
}
