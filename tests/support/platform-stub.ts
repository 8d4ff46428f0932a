/** The part of the platform's API that `wrangler deploy` uses, for Workers that exist already. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Upload {
  method: string;
  path: string;
  body: string;
}

const secrets = ["DATABASE_URL", "DATABASE_AUTH_TOKEN", "DATA_POINT_KEY", "SECRETS_KEY"];
const versionId = "11111111-2222-4333-8444-555555555555";

/** @param refuses whether a path is refused, as to a token without the permission. */
export async function startPlatform(refuses: (path: string) => boolean = () => false) {
  const requests: Upload[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { method = "", url: path = "" } = request;
      requests.push({ method, path, body: Buffer.concat(parts).toString() });
      const refused = refuses(path);
      response.writeHead(refused ? 403 : 200, { "content-type": "application/json" });
      const errors = refused ? [{ code: 10000, message: "Authentication error" }] : [];
      const result = refused ? null : resultOf(method, path);
      response.end(JSON.stringify({ success: !refused, errors, messages: [], result }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    versionId,
    /** For the environment of Wrangler. */
    environment: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
      CLOUDFLARE_API_TOKEN: "token",
      CLOUDFLARE_ACCOUNT_ID: "account",
      CI: "true",
    },
    stop: () => void server.close(),
  };
}

function resultOf(method: string, path: string): unknown {
  if (path.includes("/workers/services/")) {
    const script = { last_deployed_from: "wrangler", tag: "t" };
    return { id: "x", default_environment: { environment: "production", script } };
  }
  if (path.endsWith("/secrets")) return secrets.map((name) => ({ name, type: "secret_text" }));
  if (method === "GET" && path.endsWith("/deployments")) return { deployments: [] };
  if (path.endsWith("/routes")) return [];
  if (path.includes("/zones?")) return [{ id: "zone", name: "example.com" }];
  const subdomain = { enabled: false, previews_enabled: false };
  return { id: versionId, resources: { script: { etag: "e" } }, startup_time_ms: 3, subdomain };
}
