import { newAddress } from "#scripts/run/stage/addresses.ts";
import type { Service } from "#scripts/run/stage/service.ts";

/**
 * A suite's view of a service that others use too: its calls come from an
 * address of its own unless they name one, and of the log it sees what is
 * written from now on.
 */
export function viewOf(service: Service): Service {
  const address = newAddress();
  const earlier = service.logs().length;
  return {
    ...service,
    fetch: (path, init) => service.fetch(path, { address, ...init }),
    logs: () => service.logs().slice(earlier),
    // Others go on using it.
    stop: async () => {},
  };
}
