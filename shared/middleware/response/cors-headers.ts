/** Every origin may read the API: credentials are sent in a header, never by cookie. */
export const allowedOrigin = "*";
/** Response headers that a script in a browser can read. */
export const exposedHeaders = [
  "Service-Version",
  "X-Request-Id",
  "X-RateLimit-Remaining",
  "X-RateLimit-Tier",
  "X-RateLimit-Limit",
  "X-RateLimit-Monthly-Limit",
  "X-RateLimit-Monthly-Remaining",
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "WWW-Authenticate",
  "ETag",
  "Mcp-Session-Id",
  "Age",
  "Cache-Status",
  "X-Ignored-Params",
  "Idempotent-Replayed",
  "Deprecation",
  "Sunset",
  "Link",
  // Programs in a browser that read parts of large files need these.
  "Accept-Ranges",
  "Content-Range",
];

/** CORS headers of every response. */
export const corsHeaders = {
  "Access-Control-Allow-Origin": allowedOrigin,
  "Access-Control-Expose-Headers": exposedHeaders.join(","),
} as const;
