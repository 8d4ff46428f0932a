import type { Context } from "hono";
import { isWhitelabelKey } from "../access/find-caller.ts";
import { readCredential } from "../access/read-credential.ts";
import type { Edge } from "./bindings.ts";
import { openDatabase } from "./database.ts";

/**
 * Whether the call carries a valid white-label key. Whatever keeps that from
 * being found out, a failing database too, means that it does not.
 */
export async function isWhitelabel(c: Context<Edge>): Promise<boolean> {
  const header = c.req.header("authorization");
  const sha256 = header === undefined ? null : await readCredential(header, "whitelabel");
  if (sha256 === null) return false;
  try {
    return await isWhitelabelKey(openDatabase(c), sha256);
  } catch {
    return false;
  }
}
