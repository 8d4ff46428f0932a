import { UsageError } from "#scripts/run/local/failure.ts";
import {
  readComposedConfig,
  type Stage,
  scriptName,
} from "#scripts/run/workers/composed-config.ts";
import { isWorkersDev } from "#scripts/run/workers/configure-worker.ts";

interface Deployment {
  /** Whether all functions are one Worker. */
  single: boolean;
  stage?: Stage | undefined;
}

/**
 * Checks that a deployment can have this origin.
 *
 * @returns the origin.
 * @throws {UsageError} that says what would be right.
 */
export function checkOrigin(origin: string, { single, stage }: Deployment): string {
  const url = URL.parse(origin);
  if (url?.protocol !== "https:" || url.origin !== origin) {
    throw new UsageError(`SITE_ORIGIN is not an https origin: ${origin}`);
  }
  if (url.port !== "" || !/\.[a-z][a-z0-9-]*$/.test(url.hostname)) {
    throw new UsageError(
      `${origin} is not the address of a domain: a Worker has the name of a host in a zone of your account, without a port.`,
    );
  }
  if (!isWorkersDev(url.host)) return origin;
  if (!single) {
    throw new UsageError(
      `${origin} is an address of a single Worker: routes and custom domains need a domain of your own. Deploy with --single, or set SITE_ORIGIN to a host of a zone in your account.`,
    );
  }
  const [name, ...account] = url.host.split(".");
  if (name !== scriptName("single", stage) || account.length !== 3) {
    throw new UsageError(
      `On workers.dev the Worker has the address https://${scriptName("single", stage)}.SUBDOMAIN.workers.dev, after its name (${readComposedConfig().name} in wrangler.toml) and your account's subdomain.`,
    );
  }
  return origin;
}
