import type { Context } from "hono";
import { ApiError } from "../../core/errors.ts";
import { type VersionCheck, versionIn } from "../../core/record-version.ts";
import type { AppEnv } from "../env.ts";

/**
 * Reads `If-Match`, with strong comparison (RFC 9110, 13.1.1). Without the header every version
 * passes.
 *
 * @returns a check that throws ApiError `precondition_failed`.
 */
export function readIfMatch(c: Context<AppEnv>): VersionCheck {
  const header = c.req.header("if-match")?.trim();
  if (header === undefined || header === "*") return () => {};
  const tags = header.split(",").map((tag) => tag.trim());
  return (version) => {
    if (tags.some((tag) => versionIn(tag) === version)) return;
    throw new ApiError("precondition_failed", {
      message: `The record has changed: it is now version ${version}, and If-Match names another one.`,
      param: "If-Match",
      clarification: "Read the record again: does the change still apply to it?",
    });
  };
}
