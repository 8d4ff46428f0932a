import { createHash } from "node:crypto";
import { bundleModule } from "./bundle-modules.ts";
import { bundleStyles } from "./bundle-styles.ts";

const sheets = ["tokens", "base", "charts", "spread", "in-chat"];

/**
 * The document that a chat frames next to a tool's answer. It is whole: its policy allows the hashes
 * of its own script and styles, and no request at all.
 */
export function makeView(root: string): string {
  // The policy forbids every request, those for typefaces too.
  const styles = bundleStyles(root, sheets)
    .replaceAll(/@font-face\{[^}]*\}/g, "")
    .trim();
  const script = escapeEnd(bundleModule(root, "shared/mcp/in-chat/view.js").trim());
  const policy = [
    "default-src 'none'",
    `script-src '${hash(script)}'`,
    `style-src '${hash(styles)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width">',
    "<title>Chart</title>",
    `<style>${styles}</style>`,
    "</head>",
    '<body><main class="in-chat"><p>Waiting for the figures.</p></main>',
    `<script type="module">${script}</script>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** No text of a script may end its element. */
const escapeEnd = (script: string) => script.replaceAll("</script", "<\\/script");
