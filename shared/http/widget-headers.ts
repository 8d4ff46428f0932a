import type { Context } from "hono";
import type { Edge } from "./bindings.ts";

const seconds = 3_600;

/** Lets everyone keep a branded widget for an hour, nobody one that a key has paid for. */
export function writeWidgetHeaders(c: Context<Edge>, whitelabel: boolean): void {
  c.header("Cache-Control", cacheControl(c, whitelabel));
  c.header("Vary", "Authorization");
}

function cacheControl(c: Context<Edge>, whitelabel: boolean): string {
  if (whitelabel) return "private, no-store";
  return c.get("caller") ? "private, max-age=60" : `public, max-age=60, s-maxage=${seconds}`;
}
