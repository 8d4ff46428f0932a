/** Where authorization codes may be sent (RFC 8252, RFC 9700). */

const maxLength = 500;
const loopbackHosts = new Set(["127.0.0.1", "[::1]", "localhost"]);
/** Schemes with a dot of an operating system's own programs, some of which run what the rest of the address says. */
const systemForm = /^(?:x-apple|microsoft|windows)\./;

/** Says what is wrong with a redirect URI; null if a client may register it. */
export function redirectUriFault(text: string): string | null {
  if (text.length > maxLength) return `is longer than ${maxLength} characters`;
  // A parser would drop white space and control characters, and the comparison is by text.
  if (/[^\x21-\x7e]/.test(text)) return "contains a character that is not printable ASCII";
  const url = parse(text);
  if (!url) return "is not an absolute URI";
  if (text.includes("#")) return "has a fragment";
  if (url.username !== "" || url.password !== "") return "contains a user name";
  if (text.includes("\\")) return "contains a backslash";
  // A semicolon, say, would end the directive of the Content-Security-Policy that names the host.
  if (!/^[a-z0-9.:[\]-]*$/.test(url.host))
    return "has a host of other characters than a-z, 0-9, dots and hyphens";
  // A browser resolves `https:host` against the page that redirects, unlike the parser here.
  if (/^https?:(?!\/\/[^/])/i.test(text)) return "has no host after //";
  if (url.protocol === "https:") return null;
  if (url.protocol === "http:") {
    return isLoopback(url) ? null : "is not https (http is for loopback addresses alone)";
  }
  // Schemes without a dot belong to browsers and operating systems, or to whoever takes them first.
  if (!url.protocol.includes(".") || systemForm.test(url.protocol)) {
    return `has the scheme ${url.protocol}, which no domain owns: an application's own scheme is its domain name in reverse, such as com.example.app:/callback (RFC 8252, section 7.1)`;
  }
  return null;
}

/** Whether a request's redirect URI is the registered one: the same text, or on loopback any port. */
export function isSameRedirectUri(registered: string, requested: string): boolean {
  if (registered === requested) return true;
  const [one, other] = [parse(registered), parse(requested)];
  if (!one || !other || redirectUriFault(requested) !== null) return false;
  if (one.protocol !== "http:" || !isLoopback(one)) return false;
  return withoutPort(registered) === withoutPort(requested);
}

/** Describes it to the person who is asked for consent: the host, the scheme, or `this computer`. */
export function describeRedirectHost(redirectUri: string): string {
  const url = parse(redirectUri);
  if (!url) throw new TypeError("a redirect URI was stored unchecked");
  if (url.protocol === "https:") return url.host;
  return url.protocol === "http:" ? "this computer" : `the application for ${url.protocol}`;
}

/** Whether a browser follows it by itself, without another program that it starts. */
export function isWebAddress(redirectUri: string): boolean {
  return /^https?:/i.test(redirectUri);
}

/** The source expression by which a page's `form-action` allows the redirect. */
export function redirectSource(redirectUri: string): string {
  const url = parse(redirectUri);
  if (!url) throw new TypeError("a redirect URI was stored unchecked");
  return url.protocol === "https:" || url.protocol === "http:" ? url.origin : url.protocol;
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function isLoopback(url: URL): boolean {
  return loopbackHosts.has(url.hostname);
}

function withoutPort(text: string): string {
  return text.replace(/^(http:\/\/(?:\[::1\]|127\.0\.0\.1|localhost)):\d{1,5}(?=[/?]|$)/, "$1");
}

/** The redirect URI with parameters of a response in its query. */
export function withParameters(
  redirectUri: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) search.set(name, value);
  }
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${search}`;
}
