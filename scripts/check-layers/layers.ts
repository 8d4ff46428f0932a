/** Folders that every domain may use. Each list is in order, lowest layer first. */
const base = ["core", "db", "credentials", "access", "rate-limit", "idempotency", "contracts"];

/** Folders that contain the product's rules. Within `http`, only `http/contexts` may import them. */
export const domains: readonly string[] = [
  "reference",
  "taxes",
  "salaries",
  "catalog",
  "bulk",
  "accounts",
  "webhooks",
  "oauth",
  "pipeline",
  "retention",
  "mcp",
  "pages",
];

/**
 * The folders of `shared/`, lowest layer first. Each may import the folders listed before it,
 * never those listed after it.
 */
export const layers: readonly string[] = [...base, ...domains, "http"];
