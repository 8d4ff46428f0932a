import { parseRegistration } from "./clients.ts";
import type { OauthClient } from "./context.ts";
import { OauthError } from "./oauth-error.ts";
import { redirectUriFault } from "./redirect-uri.ts";

const maxUrlCharacters = 300;
/** Bytes of a document. */
const maxBytes = 5_120;

/** Reads a URL of the public Internet; every address that it leads to is checked. */
type FetchDocument = (request: {
  url: string;
  accept: string;
  maxBytes: number;
}) => Promise<
  | { kind: "received"; status: number; url: string; body: string }
  | { kind: "refused"; message: string }
  | { kind: "failed"; error: string }
>;

/** Whether a `client_id` is the URL of a client ID metadata document. */
export function isDocumentUrl(clientId: string): boolean {
  return clientId.startsWith("https://");
}

/**
 * Reads the document with which a client describes itself, at the URL that is its `client_id`.
 *
 * @throws {OauthError} `invalid_request` with the reason, or `invalid_client_metadata`.
 */
export async function readClientDocument(
  url: string,
  fetchDocument: FetchDocument,
): Promise<OauthClient> {
  const fault = urlFault(url);
  if (fault) throw unreadable(url, fault);
  const fetched = await fetchDocument({ url, accept: "application/json", maxBytes });
  if (fetched.kind === "refused") throw unreadable(url, fetched.message);
  if (fetched.kind === "failed") throw unreadable(url, `could not be read (${fetched.error})`);
  // A document that another URL serves does not speak for this one.
  if (fetched.url !== url) throw unreadable(url, "must not redirect");
  if (fetched.status !== 200) throw unreadable(url, `returned ${fetched.status}`);
  const document = parseDocument(url, fetched.body);
  if (document.client_id !== url) throw unreadable(url, "must contain its own URL as client_id");
  const method = document.token_endpoint_auth_method ?? "none";
  if (method !== "none" || "client_secret" in document) {
    throw unreadable(url, "must describe a client without a secret");
  }
  const { name, redirectUris } = parseRegistration(document);
  for (const uri of redirectUris) {
    const wrong = redirectUriFault(uri);
    if (wrong) throw unreadable(url, `has a redirect URI that ${wrong}`);
  }
  return { id: url, name, redirectUris };
}

function urlFault(text: string): string | null {
  if (text.length > maxUrlCharacters) return `is longer than ${maxUrlCharacters} characters`;
  const url = URL.canParse(text) ? new URL(text) : null;
  // The texts are compared, because a client must not have two ids.
  if (url?.href !== text) return "is not a URL in its normal form";
  if (url.username !== "" || url.password !== "") return "contains a user name";
  if (url.hash !== "" || text.includes("#")) return "has a fragment";
  return url.pathname === "/" ? "has no path" : null;
}

function parseDocument(url: string, body: string): Record<string, unknown> {
  try {
    const document: unknown = JSON.parse(body);
    if (typeof document === "object" && document !== null && !Array.isArray(document)) {
      return { ...document };
    }
  } catch {
    // This happens too if the document is longer than the part that was read.
  }
  throw unreadable(url, `is not a JSON object of at most ${maxBytes} bytes`);
}

function unreadable(url: string, reason: string): OauthError {
  return new OauthError(
    "invalid_request",
    `The client's document at ${url.slice(0, maxUrlCharacters)} ${reason}.`,
  );
}
