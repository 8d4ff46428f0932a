/**
 * The composed Worker with a memory that a test can empty: what an isolate remembers is what its modules
 * keep, so they are executed again. An isolate of its own for each operation would take minutes.
 */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A request to it makes the isolate a new one. */
export const renewalPath = "/~renew";
/** Names the request, to which each of its calls to the database then belongs. */
export const requestHeader = "x-counted-request";

const imports = /^import .* from "cloudflare:.*";$/gm;
const exported = /^export \{([^}]*)\};\s*$/m;

/** @param bundle path of the Worker's bundle. @returns the path of the other one, in a new folder. */
export function makeRenewable(bundle: string): string {
  const text = readFileSync(bundle, "utf8");
  const names = exported.exec(text)?.[1];
  if (names === undefined) throw new Error("the bundle does not end with its exports");
  const result = names
    .split(",")
    .map((name) => name.trim().split(" as "))
    .map(([own, as = own]) => `${as}: ${own}`);
  const file = join(mkdtempSync(join(tmpdir(), "renewable-")), "worker.js");
  const modules = text.replace(imports, "").replace(exported, "");
  writeFileSync(
    file,
    `${[...text.matchAll(imports)].join("\n")}
${stoppedTime}
function execute(Date, setTimeout) {
${modules}
return { ${result.join(", ")} };
}
const first = execute(StoppedDate, setShortTimeout);
let worker = first.default;
export const { RateLimiter, WebhookSweeper } = first;
export default {
  ...first.default,
  fetch(request, env, context) {
    // A Worker has no clock before its first request.
    startedAt ||= Date.now();
    if (new URL(request.url).pathname === "${renewalPath}") {
      worker = execute(StoppedDate, setShortTimeout).default;
      return new Response(null);
    }
    const of = request.headers.get("${requestHeader}");
    return worker.fetch(request, of === null ? env : { ...env, DATABASE_AUTH_TOKEN: of }, context);
  },
};
`,
  );
  return file;
}

/**
 * Nothing that the isolate remembers gets old, and no wait for the database ends by itself, however slow
 * the machine is.
 */
const stoppedTime = `
let startedAt = 0;
class StoppedDate extends Date {
  constructor(...given) { super(...(given.length === 0 ? [startedAt] : given)); }
  static now() { return startedAt; }
}
const setShortTimeout = (run, ms = 0, ...given) => ms < 300 ? setTimeout(run, ms, ...given) : 0;
`;
