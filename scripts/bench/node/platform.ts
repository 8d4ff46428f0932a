/** Stands in for what only workerd has, so that the service's own modules run on Node. */
import { registerHooks } from "node:module";
import { scheduler } from "node:timers/promises";

const standIns: Readonly<Record<string, string>> = {
  "cloudflare:workers":
    "export class DurableObject { constructor(ctx, env) { this.ctx = ctx; this.env = env; } } export const env = { ENVIRONMENT: 'local' };",
  "cloudflare:sockets": "export const connect = () => { throw new Error('no sockets here'); };",
  // One handle on the file for all requests: nothing of it belongs to a request.
  "./http-client.ts": `import { createClient as open } from "@libsql/client/sqlite3";
    const clients = new Map();
    export class HttpClient {
      constructor(url) {
        let client = clients.get(url);
        if (!client) clients.set(url, (client = open({ url })));
        return client;
      }
    }`,
};

registerHooks({
  resolve(specifier, context, next) {
    const text = standIns[specifier];
    if (text === undefined) return next(specifier, context);
    // A data URL resolves no packages, so the file client is named by its place.
    const own = text.replace(
      '"@libsql/client/sqlite3"',
      JSON.stringify(import.meta.resolve("@libsql/client/sqlite3")),
    );
    return { url: `data:text/javascript,${encodeURIComponent(own)}`, shortCircuit: true };
  },
});

Object.assign(globalThis, { scheduler });
