import type { ServiceBindings } from "../core/service-bindings.ts";

/** The one sweeper of the service. */
export function theSweeper(env: Pick<ServiceBindings, "WEBHOOK_SWEEPER">) {
  return env.WEBHOOK_SWEEPER.getByName("sweeper");
}
