/**
 * Folders of `shared/`, lowest layer first. Each may import the folders listed before it,
 * never those listed after it.
 */
export const layers = [
  "core",
  "db",
  "credentials",
  "access",
  "rate-limit",
  "idempotency",
  "contracts",
  "reference",
  "taxes",
  "salaries",
  "catalog",
  "accounts",
  "webhooks",
  "pipeline",
  "mcp",
  "pages",
  "http",
] as const;

/** Folders that contain the product's rules. Within `http`, only `http/contexts` may import them. */
export const domains: readonly string[] = [
  "reference",
  "taxes",
  "salaries",
  "catalog",
  "accounts",
  "webhooks",
  "pipeline",
  "mcp",
  "pages",
];
