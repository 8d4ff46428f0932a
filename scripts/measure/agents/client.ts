/** Calls of tools as any client sends them: one JSON-RPC message for each. */
import type { CallFailure } from "../../../shared/mcp/tool.ts";

export type Send = (path: string, init: RequestInit) => Promise<Response>;

export interface Answer {
  isError: boolean;
  text: string;
  structured: Readonly<Record<string, unknown>>;
  /** The fields of a failure. */
  failure: CallFailure | null;
  /** The part of it that a model would read. */
  result: unknown;
}

export interface ToolClient {
  list(): Promise<readonly Record<string, unknown>[]>;
  call(tool: string, args: Readonly<Record<string, unknown>>): Promise<Answer>;
}

/** A response that is no message: a refusal of the credential or the limit. */
export class HttpRefusal extends Error {
  override readonly name = "HttpRefusal";
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`HTTP ${status}: ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

/** @param sessionId of a client that draws charts; absent for others. */
export function connect(
  send: Send,
  path: string,
  credential: string | null,
  sessionId?: string,
): ToolClient {
  async function request(method: string, params: object): Promise<Record<string, unknown>> {
    const response = await send(path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2025-11-25",
        ...(sessionId === undefined ? {} : { "mcp-session-id": sessionId }),
        ...(credential === null ? {} : { authorization: `Bearer ${credential}` }),
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    const body = (await response.json()) as { result?: Record<string, unknown> };
    if (!response.ok || !body.result) throw new HttpRefusal(response.status, body);
    return body.result;
  }
  return {
    list: async () => (await request("tools/list", {})).tools as Record<string, unknown>[],
    async call(tool, args) {
      const result = await request("tools/call", { name: tool, arguments: args });
      const { content, structuredContent = {}, isError = false, _meta } = result;
      return {
        isError: isError === true,
        text: (content as { text: string }[]).map(({ text }) => text).join("\n"),
        structured: structuredContent as Record<string, unknown>,
        failure: (Object(_meta).error as CallFailure | undefined) ?? null,
        result: { content, structuredContent },
      };
    },
  };
}
