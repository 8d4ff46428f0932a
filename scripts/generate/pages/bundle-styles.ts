import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";

/** Listed in the order of the cascade. */
const sheets = [
  "tokens",
  "base",
  "common",
  "forms",
  "lookup",
  "browse",
  "samples",
  "charts",
  "spread",
  "strips",
  "home",
  "figure",
  "offers",
  "compare",
  "pricing",
  "print",
];

/**
 * All pages share one stylesheet: it costs a first visitor one request, and every further page none.
 * It is smaller than what another request would cost on a slow network.
 */
export function bundleStyles(root: string, names: readonly string[] = sheets): string {
  const texts = names.map((name) =>
    readFileSync(join(root, "shared/html/styles", `${name}.css`), "utf8"),
  );
  return transformSync(texts.join("\n"), { loader: "css", minify: true, target: "es2024" }).code;
}
