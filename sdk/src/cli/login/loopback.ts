import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CommandFailed } from "../failures.ts";
import { type AuthorizationServer, OauthRefusal, post, type Tokens } from "./server.ts";

/** Without its port, which the service does not compare (RFC 8252, section 7.3). */
export const loopbackUri = "http://127.0.0.1/callback";

const patienceMs = 5 * 60_000;

interface LoopbackOptions {
  clientId: string;
  resource: string;
  scope: string | undefined;
  /** Shows the person the page of the service. */
  open(url: string): Promise<void>;
  signal: AbortSignal;
}

/**
 * Signs in with a browser on this machine: the page of the service redirects to a server of this
 * process, with a code that only this process can exchange (PKCE).
 */
export async function signInByBrowser(
  server: AuthorizationServer,
  { clientId, resource, scope, open, signal }: LoopbackOptions,
): Promise<Tokens> {
  const verifier = randomBytes(32).toString("base64url");
  const state = randomBytes(16).toString("base64url");
  const listener = listen(server.issuer, state);
  try {
    const redirectUri = await listener.address;
    const url = new URL(server.authorization_endpoint);
    url.search = new URLSearchParams({
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirectUri,
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      resource,
      state,
      ...(scope === undefined ? {} : { scope }),
    }).toString();
    await open(url.href);
    const code = await within(listener.code, signal);
    return await post<Tokens>(
      server.token_endpoint,
      {
        grant_type: "authorization_code",
        client_id: clientId,
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
        resource,
      },
      signal,
    );
  } finally {
    listener.close();
  }
}

/** Listens on this machine for the redirect of the service. */
function listen(issuer: string, state: string) {
  let settle: { resolve(code: string): void; reject(error: Error): void };
  const code = new Promise<string>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // Whoever waits for it hears of a failure; nobody may wait yet.
  code.catch(() => {});
  const http = createServer((request, response) => {
    const target = request.url ?? "/";
    // `//` is a path that is no address.
    const asked = URL.canParse(target, loopbackUri) ? new URL(target, loopbackUri) : null;
    const answer = (status: number, text: string) => {
      response.writeHead(status, {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        connection: "close",
      });
      response.end(page(text));
    };
    // Any page that the browser has open may call this server, but none knows the state.
    if (asked?.pathname !== "/callback" || asked.searchParams.get("state") !== state) {
      answer(404, "There is nothing here.");
      return;
    }
    const { searchParams } = asked;
    if (searchParams.get("iss") !== issuer) {
      answer(400, "This comes from another service than the one that you sign in to.");
      settle.reject(new CommandFailed("Another service has answered the sign-in."));
      return;
    }
    const given = searchParams.get("code");
    if (given) {
      answer(200, "You are signed in. You can close this page and go back to the terminal.");
      settle.resolve(given);
      return;
    }
    const error = searchParams.get("error") ?? "invalid_request";
    answer(200, "You are not signed in. You can close this page.");
    settle.reject(new OauthRefusal(error, searchParams.get("error_description") ?? error));
  });
  const address = new Promise<string>((resolve, reject) => {
    http.once("error", reject);
    http.listen(0, "127.0.0.1", () => {
      const { port } = http.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}/callback`);
    });
  });
  return {
    code,
    address,
    close() {
      http.close();
      http.closeAllConnections();
    },
  };
}

function page(text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign-in</title><body style="font:1.2rem/1.5 system-ui;max-width:32rem;margin:20vh auto;padding:0 1rem"><p>${text}</p></body></html>`;
}

/** Waits for the person, for five minutes or until Ctrl-C. */
function within(code: Promise<string>, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new CommandFailed("Nobody has signed in within five minutes.")),
      patienceMs,
    );
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    code.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    });
  });
}
