import type { ServiceBindings } from "#shared/core/service-bindings.ts";

/** A stub of the only sweeper object of the service. */
export function sweeperStub(env: Pick<ServiceBindings, "WEBHOOK_SWEEPER">) {
  return env.WEBHOOK_SWEEPER.getByName("sweeper");
}
