import type { ServiceBindings } from "./service-bindings.ts";

/** The values of `ENVIRONMENT` that are not production. Everything else, or none, is. */
const localEnvironments: readonly unknown[] = ["local", "test"];

export function isProduction({ ENVIRONMENT }: Pick<ServiceBindings, "ENVIRONMENT">): boolean {
  return !localEnvironments.includes(ENVIRONMENT);
}

/** The environment has settings that the service must not start with. */
export class UnsafeSettings extends Error {
  override readonly name = "UnsafeSettings";
}
