/** The part of the platform's API that `wrangler deploy` and `wrangler rollback` use, with what it refuses. */
import { text } from "node:stream/consumers";
import { startSite } from "./loopback-site.ts";

interface Binding {
  name: string;
  type: string;
  text?: string;
}

/** One upload: code, settings and secrets. */
interface Version {
  id: string;
  /** The bindings, with the secrets of the version before that the upload did not change. */
  bindings: Binding[];
  metadata: Record<string, unknown>;
  /** The whole request. */
  body: string;
}

interface Script {
  versions: Version[];
  /** Ids of the versions that ran, one after another; the last one runs. */
  deployed: string[];
}

export interface PlatformFaults {
  /** Whether a path is refused, as to a token without the permission. */
  refuses?: ((path: string) => boolean) | undefined;
  /** Whether a request gets no response. */
  hangs?: ((path: string) => boolean) | undefined;
}

export type Platform = Awaited<ReturnType<typeof startPlatform>>;

/** @param faults may be changed while it runs. */
export async function startPlatform(faults: PlatformFaults = {}) {
  const { scripts, upload, answer } = createAccount();
  const server = await startSite(async (request, response) => {
    const { method = "", url: path = "" } = request;
    const body = await text(request);
    if (faults.hangs?.(path)) return;
    const { result, error } = faults.refuses?.(path) ? refused : answer(method, path, body);
    const success = error === undefined;
    response.writeHead(error?.status ?? 200, { "content-type": "application/json" });
    response.end(JSON.stringify({ success, errors: success ? [] : [error], messages: [], result }));
  });
  return {
    /** The Workers of the account. */
    scripts,
    /** Uploads code from elsewhere, and deploys it. */
    upload: (name: string, code: string) => void upload(name, code).deploy(),
    /** The environment of Wrangler. */
    environment: {
      CLOUDFLARE_API_BASE_URL: `${server.url}/client/v4`,
      CLOUDFLARE_API_TOKEN: "token",
      CLOUDFLARE_ACCOUNT_ID: "account",
      CI: "true",
    },
    stop: server.stop,
  };
}

interface Answer {
  result: unknown;
  error?: { status: number; code: number; message: string };
}

const ok = (result: unknown): Answer => ({ result });
const failed = (status: number, code: number, message: string): Answer => ({
  result: null,
  error: { status, code, message },
});
const refused = failed(403, 10000, "Authentication error");

function createAccount() {
  const scripts = new Map<string, Script>();
  let count = 0;

  function upload(name: string, body: string) {
    const script = scripts.get(name) ?? { versions: [], deployed: [] };
    scripts.set(name, script);
    const metadata = JSON.parse(/^\{"main_module".*\}\r?$/m.exec(body)?.[0] ?? "{}");
    const sent: Binding[] = metadata.bindings ?? [];
    const set = sent.filter(({ type }) => type !== "inherit");
    const kept = (script.versions.at(-1)?.bindings ?? []).filter(
      ({ name, type }) => type === "secret_text" && set.every((one) => one.name !== name),
    );
    const id = `${String(++count).padStart(8, "0")}-2222-4333-8444-555555555555`;
    script.versions.push({ id, bindings: [...set, ...kept], metadata, body });
    return {
      result: { ...describe(id), deployment_id: id },
      deploy() {
        script.deployed.push(id);
        return this.result;
      },
    };
  }

  function answer(method: string, path: string, body: string): Answer {
    if (/\/(?:routes|accounts\?.*|memberships\?.*)$/.test(path)) return ok([]);
    if (path.includes("/zones?")) return ok([{ id: "zone", name: "example.com" }]);
    const [, kind, name = "", rest = ""] =
      /\/workers\/(services|scripts)\/([^/?]+)\/?([^?]*)/.exec(path) ?? [];
    if (kind === "scripts" && method === "PUT" && rest === "")
      return ok(upload(name, body).deploy());
    const subdomain = { enabled: false, previews_enabled: false };
    if (kind === undefined || rest === "subdomain") return ok({ ...subdomain, subdomain });
    const script = scripts.get(name);
    if (!script) return failed(404, 10007, "This Worker does not exist on your account.");
    if (kind === "services") {
      const environment = { environment: "production", script: { last_deployed_from: "wrangler" } };
      return ok({ id: name, default_environment: environment });
    }
    if (rest === "secrets" && method === "GET") {
      return ok(script.versions.at(-1)?.bindings.filter(({ type }) => type === "secret_text"));
    }
    if (rest.startsWith("secrets")) return setSecrets(script);
    if (rest === "versions") return ok(upload(name, body).result);
    if (rest.startsWith("versions/")) return ok({ ...describe(rest.split("/")[1]), metadata: {} });
    if (rest === "deployments" && method === "GET") return ok({ deployments: list(script) });
    if (rest === "deployments") {
      const { versions }: Deployment = JSON.parse(body);
      script.deployed.push(...versions.map(({ version_id }) => version_id));
    }
    return ok({});
  }

  return { scripts, upload, answer };
}

interface Deployment {
  versions: { version_id: string; percentage: number }[];
}

const describe = (id = "") => ({ id, resources: { script: { etag: "e" }, bindings: [] } });

/** Secrets alone are set only while what was uploaded last also runs. */
function setSecrets({ versions, deployed }: Script): Answer {
  return versions.at(-1)?.id === deployed.at(-1)
    ? ok({})
    : failed(400, 10215, "The latest version of the Worker is not deployed.");
}

/** The last one first. */
function list({ deployed }: Script) {
  const deployments = deployed.map((version_id, at) => ({
    id: `deployment-${at}`,
    ...{ author_email: "you@example.com", source: "wrangler" },
    created_on: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
    versions: [{ version_id, percentage: 100 }],
  }));
  return deployments.reverse();
}
