import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { AppEnv } from "../env.ts";

/** The media type that the caller's `Accept` prefers; the first if it has no preference. */
export function chooseMedia<const Types extends readonly [string, ...string[]]>(
  c: Context<AppEnv>,
  types: Types,
): Types[number] {
  return accepts(c, { header: "Accept", supports: [...types], default: types[0] });
}
