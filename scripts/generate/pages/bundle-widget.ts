import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { widgetVersion } from "#shared/salaries/widget/version.ts";
import { bundleMinified } from "./bundle-modules.ts";

const folder = "shared/salaries/widget";

/**
 * The widget as one classic script, and what else `/widget` needs. A page may name a version with
 * its hash, so a version that was published once never changes: `versions.json` has the hashes.
 *
 * @throws Error if the widget differs from what was published under its version.
 */
export function bundleWidget(root: string): Record<string, string> {
  const published: Record<string, string> = JSON.parse(
    readFileSync(join(root, folder, "versions.json"), "utf8"),
  );
  const styles = minifyStyles(root);
  const script = bundleScript(root, { STYLES: styles.trim(), VERSION: widgetVersion });
  const integrity = integrityOf(script);
  if ((published[widgetVersion] ?? integrity) !== integrity) {
    throw new Error(
      `The widget differs from its published version ${widgetVersion}: raise the version in ${folder}/version.ts.`,
    );
  }
  return {
    "public/widget.js": script,
    [`public/widget-${widgetVersion}.js`]: script,
    "public/assets/widget.css": styles,
    [`${folder}/versions.json`]: `${JSON.stringify({ ...published, [widgetVersion]: integrity }, null, 2)}\n`,
  };
}

/** The digest with which browsers check a script (Subresource Integrity). */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

function minifyStyles(root: string): string {
  const text = readFileSync(join(root, folder, "widget.css"), "utf8");
  return transformSync(text, { loader: "css", minify: true, target: "es2024" }).code;
}

function bundleScript(root: string, texts: Readonly<Record<string, string>>): string {
  return bundleMinified(root, `${folder}/element.js`, {
    // A classic script: pages need not say that it is a module.
    format: "iife",
    // A setting for other files must not make another script of a published version.
    tsconfigRaw: "{}",
    define: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)]),
    ),
  });
}
