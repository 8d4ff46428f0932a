/**
 * Folders of `shared/` from the bottom up. Each may import those above it in this list,
 * never those below it.
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

/** Folders that hold the product's rules. Within `http`, only `http/contexts` may import them. */
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
