/** Folders of the project, lowest first. The imports of `seeds` and `tests` are not checked. */
export const roots: readonly string[] = [
  ...["schema", "shared", "functions", "seeds", "scripts", "tests"],
];

/**
 * The folders of `shared/`, lowest first. Each imports only those before it, types included. Nouns
 * have the product's rules: they know neither HTTP nor JSX, and within `http` only `http/contexts`
 * may import them.
 */
export const layers: readonly { folder: string; isNoun?: boolean }[] = [
  ...["core", "db", "credentials", "access", "contract"].map((folder) => ({ folder })),
  { folder: "reference", isNoun: true },
  { folder: "figures", isNoun: true },
  { folder: "html" },
  { folder: "idempotency" },
  { folder: "rate-limit" },
  ...[
    "outbound",
    "postings",
    "mail",
    "taxes",
    "salaries",
    "catalog",
    "bulk",
    "accounts",
    "oauth",
  ].map(noun),
  ...["webhooks", "pipeline", "retention"].map(noun),
  ...["mcp", "site", "http", "api"].map((folder) => ({ folder })),
];

function noun(folder: string) {
  return { folder, isNoun: true };
}

/** The folders of `scripts/`, in the order in which they may import each other. */
export const rooms: readonly string[] = [
  ...["run", "generate", "check", "operate", "release", "measure"],
];
