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
  const lines = [
    `POST ${target.path} HTTP/1.1`,
    `Host: ${target.port === 443 ? target.host : `${target.host}:${target.port}`}`,
    ...Object.entries({ ...headers, ...contentHeaders }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    `Content-Length: ${content.length}`,
    "Connection: close",
  ];
  // A line break inside a value would start another header.
  if (!lines.every((line) => visible.test(line)))
    throw new TypeError("a header is not visible ASCII");
  const head = encoder.encode(`${lines.join("\r\n")}\r\n\r\n`);
  const bytes = new Uint8Array(head.length + content.length);
  bytes.set(head);
  bytes.set(content, head.length);
  return bytes;
}

/** The content headers of every delivery, sent by socket or by `fetch`. */
export const contentHeaders = { "Content-Type": "application/json", Accept: "*/*" } as const;
