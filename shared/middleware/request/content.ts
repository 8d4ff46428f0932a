import type { Context } from "hono";
import type { AppEnv } from "../env.ts";

/**
 * The text of a file of `public/content`: what a page or a tool is made from and what is too large to
 * be in the function.
 */
export async function readContent(c: Context<AppEnv>, file: string): Promise<string> {
  const found = await c.env.ASSETS.fetch(new URL(`/content/${file}`, c.req.url));
  if (!found.ok) throw new Error(`the assets have no content/${file}`);
  return found.text();
}
