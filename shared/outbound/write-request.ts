import type { Target } from "./check-target.ts";

const encoder = new TextEncoder();
const visible = /^[\x20-\x7e]*$/;

/** Serializes an HTTP/1.1 POST of JSON that asks for the connection to be closed. */
export function writeRequest(
  target: Target,
  headers: Readonly<Record<string, string>>,
  body: string,
): Uint8Array<ArrayBuffer> {
  const content = encoder.encode(body);
  const length = { "Content-Length": String(content.length) };
  const head = writeHead("POST", target, { ...headers, ...contentHeaders, ...length });
  const bytes = new Uint8Array(head.length + content.length);
  bytes.set(head);
  bytes.set(content, head.length);
  return bytes;
}

/** Serializes an HTTP/1.1 GET that asks for the connection to be closed. */
export function writeGet(
  target: Target,
  headers: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  return writeHead("GET", target, headers);
}

function writeHead(
  method: "GET" | "POST",
  target: Target,
  headers: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const lines = [
    `${method} ${target.path} HTTP/1.1`,
    `Host: ${target.port === 443 ? target.host : `${target.host}:${target.port}`}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "Connection: close",
  ];
  // A line break inside a value would start another header.
  if (!lines.every((line) => visible.test(line)))
    throw new TypeError("a header is not visible ASCII");
  return new Uint8Array(encoder.encode(`${lines.join("\r\n")}\r\n\r\n`));
}

/** The content headers of every delivery, sent by socket or by `fetch`. */
export const contentHeaders = { "Content-Type": "application/json", Accept: "*/*" } as const;
