/** Folders of the project, lowest first. The imports of `seeds` and `tests` are not checked. */
export const roots: readonly string[] = [
  ...["schema", "shared", "functions", "seeds", "scripts", "tests"],
];

/**
 * The folders of `shared/`, lowest first. Each imports only those before it, types included. Nouns have the
 * product's rules: what they do knows neither HTTP nor JSX, which are left to their `*.http.ts` and `*.page.tsx`.
 */
export const layers: readonly string[] = [
  ...["core", "db", "credentials", "access", "contract", "idempotency", "rate-limit"],
  ...["middleware", "writes", "reference", "figures", "html", "outbound", "reading"],
  ...["taxes", "salaries", "catalog", "bulk", "accounts", "oauth", "webhooks", "pipeline"],
  ...["retention", "mcp", "site", "api"],
];

/** The folders of `shared/` that may have JSX in any file: they are no nouns. */
export const showing: readonly string[] = ["html", "site"];

/** The folders of `scripts/`, in the order in which they may import each other. */
export const rooms: readonly string[] = [
  ...["run", "generate", "check", "operate", "release", "measure"],
];
