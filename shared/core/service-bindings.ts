/** Settings, secrets and bindings that every Worker of this service has. */
export interface ServiceBindings {
  /** Empty only in local development without a database. */
  DATABASE_URL: string;
  DATABASE_AUTH_TOKEN?: string;
  /** 32 bytes in hex, or several such keys (credentials/key-list.ts): authenticates data point ids. */
  DATA_POINT_KEY: string;
  /** 32 bytes in hex, or several such keys: encrypts secrets at rest. */
  SECRETS_KEY: string;
  /** The Durable Object that recovers deliveries which the queue has lost. */
  WEBHOOK_SWEEPER: {
    getByName(name: string): { wake(): Promise<void>; sweep(): Promise<boolean> };
  };
  /** Ids of deliveries that are due. */
  WEBHOOK_QUEUE: Queue<string>;
  /** Releases of the data files; absent if the operator has none. */
  DATA_BUCKET?: R2Bucket;
  /** Mails as they came, for 30 days; absent if the operator has no bucket for them. */
  MAIL_BUCKET?: R2Bucket;
  /** Documents of jobs; absent if the operator has no bucket for them. */
  DOCUMENTS?: R2Bucket;
  /** The domain of the accounts' addresses for mail, such as `in.example.com`; without it the service takes none. */
  MAIL_DOMAIN?: string;
  /** The version of the Worker, as the platform names it. */
  WORKER_VERSION?: { id: string };
  /** Public https origin of the service. Without it, links use the request's own origin, and webhooks are sent only locally. */
  SITE_ORIGIN?: string;
  /** The name of the site, which its pages show; `Going Rate` by default. */
  SITE_NAME?: string;
  /** `local` or `test`; any other value, or none, means production. */
  ENVIRONMENT?: string;
  /** Comma-separated DNS-over-HTTPS endpoints for webhooks; overrides the built-in ones. */
  WEBHOOK_RESOLVERS?: string;
  /** `pinned` (the default) connects to the checked address; `fetch` leaves connecting to the platform. */
  WEBHOOK_TRANSPORT?: string;
  /** Local webhook receivers, `host:port=address:port`, comma-separated; an error in production. */
  WEBHOOK_LOCAL_TARGETS?: string;
  /** The domain that passkeys belong to, which can never change; by default the host of `SITE_ORIGIN`. */
  RP_ID?: string;
  /** Says who may make an account in the browser: `open` (the default), `invite` or `closed`. */
  SIGN_UP?: string;
  /** The prices of the plans, such as `pro=99/990 ultra=199/1999`: U.S. dollars a month and a year. */
  PRICES?: string;
  /** Where a plan is paid: an `https:` URL. */
  UPGRADE_URL?: string;
  /** Where callers ask for help or a plan: an e-mail address or an `https:` URL. */
  SUPPORT_CONTACT?: string;
  /** The name of the operator, and an e-mail address, for the pages about privacy and terms. */
  OPERATOR_NAME?: string;
  OPERATOR_CONTACT?: string;
  /** Contact in `security.txt`: a `mailto:` or `https:` URI. */
  SECURITY_CONTACT?: string;
  /** How long access tokens of OAuth are valid, to watch clients renew them; an error in production. */
  OAUTH_ACCESS_TOKEN_SECONDS?: string;
  /** ISO instant at which the service's clock is frozen; for tests only. */
  FROZEN_CLOCK?: string;
}
