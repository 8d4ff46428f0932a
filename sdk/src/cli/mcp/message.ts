/** JSON-RPC messages as far as they have to be understood to pass them on. */

export type MessageId = string | number;

export interface Message {
  /** Present in requests and answers. */
  id?: MessageId;
  /** Present in requests and notifications. */
  method?: string;
  params?: Record<string, unknown>;
  [field: string]: unknown;
}

const versionKey = "io.modelcontextprotocol/protocolVersion";

/** The field of each request that `Mcp-Name` repeats. */
const nameFields: Readonly<Record<string, string>> = {
  "tools/call": "name",
  "prompts/get": "name",
  "resources/read": "uri",
};

/** A line as a message. @returns null if it is none. */
export function parseMessage(line: string): Message | null {
  try {
    const value: unknown = JSON.parse(line);
    const isMessage = typeof value === "object" && value !== null && !Array.isArray(value);
    return isMessage ? (value as Message) : null;
  } catch {
    return null;
  }
}

/**
 * The headers that HTTP wants of a message.
 *
 * @param negotiated the version of an earlier handshake, for revisions that have one.
 */
export function headersFor(message: Message, negotiated: string | null): Record<string, string> {
  const version = metaOf(message)?.[versionKey];
  if (typeof version !== "string") {
    return negotiated === null ? {} : { "mcp-protocol-version": negotiated };
  }
  const { method = "", params = {} } = message;
  const name = params[nameFields[method] ?? ""];
  return {
    "mcp-protocol-version": encodeHeader(version),
    "mcp-method": encodeHeader(method),
    ...(typeof name === "string" ? { "mcp-name": encodeHeader(name) } : {}),
  };
}

function metaOf({ params }: Message): Record<string, unknown> | undefined {
  const meta = params?._meta;
  return typeof meta === "object" && meta !== null ? (meta as Record<string, unknown>) : undefined;
}

/** A value as the protocol writes it in a header: what is not plain ASCII as base64. */
function encodeHeader(value: string): string {
  if (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value) && !value.startsWith("=?"))
    return value;
  return `=?base64?${Buffer.from(value, "utf8").toString("base64")}?=`;
}

/** The messages of an answer: one as JSON, or several as a stream of events. */
export function messagesIn(contentType: string, text: string): string[] {
  if (contentType.startsWith("text/event-stream")) {
    return text.split(/\r?\n\r?\n/).flatMap((event) => {
      const data = event
        .split(/\r?\n/)
        .flatMap((line) =>
          line.startsWith("data:") ? line.slice("data:".length).trimStart() : [],
        );
      return data.length === 0 ? [] : oneLine(data.join("\n"));
    });
  }
  return text.trim() === "" ? [] : oneLine(text);
}

/** A message must not contain line breaks, which separate messages. */
function oneLine(text: string): string[] {
  const message = parseMessage(text);
  return message === null || message.jsonrpc !== "2.0" ? [] : [JSON.stringify(message)];
}

/** An answer that a request failed. */
export function failure(id: MessageId | null, code: number, message: string): string {
  return JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } });
}
