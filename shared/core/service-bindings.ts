/** Settings, secrets and bindings of every Worker of this service. */
export interface ServiceBindings {
  /** Missing only on a developer's machine, where no database could be started. */
  DATABASE_URL: string;
  DATABASE_AUTH_TOKEN?: string;
  /** Hex, 32 bytes: authenticates data point ids. */
  DATA_POINT_KEY: string;
  /** Hex, 32 bytes: encrypts what is secret at rest. */
  SECRETS_KEY: string;
  /** The Durable Object that finds deliveries which the queue has lost. */
  WEBHOOK_SWEEPER: { getByName(name: string): { wake(): Promise<void> } };
  /** Ids of deliveries whose time has come. */
  WEBHOOK_QUEUE: Queue<string>;
  /** Public https origin of the service. Without it no webhook is sent but locally; links lead to the request's own. */
  SITE_ORIGIN?: string;
  /** `local` or `test`; anything else, and its absence, is production. */
  ENVIRONMENT?: string;
  /** DNS over HTTPS endpoints for webhooks, separated by commas, instead of the two built in. */
  WEBHOOK_RESOLVERS?: string;
  /** `pinned` (as if unset): sockets to checked addresses; `fetch`: the platform dials what was checked. */
  WEBHOOK_TRANSPORT?: string;
  /** Receivers on this machine, `host:port=address:port`, separated by commas; refused in production. */
  WEBHOOK_LOCAL_TARGETS?: string;
  /** Whom `security.txt` names: a `mailto:` or `https:` URI. */
  SECURITY_CONTACT?: string;
  /** `off` turns off everything that exists for speed alone (shared/http/fast-path). */
  FAST_PATH?: string;
  /** ISO instant at which the service's clock stands still, for tests alone. */
  FROZEN_CLOCK?: string;
}
