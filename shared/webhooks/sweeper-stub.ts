import type { Bindings } from "../http/env.ts";

/** The one sweeper of the service. */
export function theSweeper(env: Pick<Bindings, "WEBHOOK_SWEEPER">) {
  return env.WEBHOOK_SWEEPER.getByName("sweeper");
}
