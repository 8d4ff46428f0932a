/** Clients of the Model Context Protocol from the official packages, one for each revision. */
import {
  Client as CurrentClient,
  StreamableHTTPClientTransport as CurrentTransport,
} from "@modelcontextprotocol/client";
import { Client as EarlierClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as EarlierTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect } from "vitest";
import type { Service } from "#scripts/run/stage/service.ts";
import type { CallFailure } from "#shared/mcp/tool.ts";

export const revisions = ["2026-07-28", "2025-11-25"] as const;
export type Revision = (typeof revisions)[number];

export interface ToolResult {
  isError?: boolean | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the client has checked it against the tool's schema
  structuredContent?: any;
  content: { type: string; text?: string }[];
  _meta?: Record<string, unknown> | undefined;
}

export interface ListedTool {
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  inputSchema: Record<string, unknown>;
  outputSchema?: Record<string, unknown> | undefined;
  annotations?: Record<string, unknown> | undefined;
  _meta?: Record<string, unknown> | undefined;
}

export interface McpClient {
  revision: string | undefined;
  list(): Promise<ListedTool[]>;
  call(name: string, args?: Record<string, unknown>): Promise<ToolResult>;
  prompts(): Promise<ListedPrompt[]>;
  /** The text of a prompt. */
  prompt(name: string, args?: Record<string, string>): Promise<string>;
  resources(): Promise<string[]>;
  /** The text of a resource. */
  read(uri: string): Promise<string>;
  /** The whole first part of a resource. */
  readPart(uri: string): Promise<ReadPart>;
  close(): Promise<void>;
}

interface ReadPart {
  uri: string;
  mimeType?: string | undefined;
  text?: string;
  _meta?: Record<string, unknown> | undefined;
}

interface ListedPrompt {
  name: string;
  arguments?: { name: string; required?: boolean | undefined }[] | undefined;
}

const clientInfo = { name: "tests", version: "1.0.0" };

/** Connects the official client of a revision; it checks every result against the tool's schema. */
export async function connectMcp(
  service: Service,
  path: string,
  key: string | undefined,
  revision: Revision = "2026-07-28",
  headers: Readonly<Record<string, string>> = {},
  capabilities: {
    extensions?: Record<string, Record<string, unknown>>;
    elicitation?: Record<string, unknown>;
  } = {},
): Promise<McpClient> {
  const url = new URL(path, service.url);
  const credential = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const options = { requestInit: { headers: { ...credential, ...headers } } };
  if (revision === "2025-11-25") {
    const client = new EarlierClient(clientInfo, { capabilities: capabilities as never });
    const transport = new EarlierTransport(url, options);
    await client.connect(transport as Parameters<typeof client.connect>[0]);
    return wrap(client, transport.protocolVersion);
  }
  const client = new CurrentClient(clientInfo, {
    capabilities: capabilities as never,
    versionNegotiation: { mode: { pin: revision } },
  });
  await client.connect(new CurrentTransport(url, options));
  return wrap(client, client.getNegotiatedProtocolVersion());
}

function wrap(client: EarlierClient | CurrentClient, revision: string | undefined): McpClient {
  return {
    revision,
    list: async () => (await client.listTools()).tools as ListedTool[],
    call: async (name, args = {}) =>
      (await client.callTool({ name, arguments: args })) as unknown as ToolResult,
    prompts: async () => (await client.listPrompts()).prompts as ListedPrompt[],
    async prompt(name, args = {}) {
      const { messages } = await client.getPrompt({ name, arguments: args });
      return messages.map(({ content }) => ("text" in content ? content.text : "")).join("\n");
    },
    async resources() {
      const [{ resources }, { resourceTemplates }] = await Promise.all([
        client.listResources(),
        client.listResourceTemplates(),
      ]);
      return [...resources.map(({ uri }) => uri), ...resourceTemplates.map((t) => t.uriTemplate)];
    },
    async read(uri) {
      const { contents } = await client.readResource({ uri });
      return contents.map((part) => ("text" in part ? part.text : "")).join("\n");
    },
    async readPart(uri) {
      const [part] = (await client.readResource({ uri })).contents as ReadPart[];
      if (!part) throw new Error(`${uri} has no content`);
      return part;
    },
    close: () => client.close(),
  };
}

/** Sends one JSON-RPC message without a client; a string is sent unchanged. */
export async function sendMcp(
  service: Service,
  path: string,
  key: string | undefined,
  message: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return service.fetch(path, {
    method: "POST",
    key,
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body: typeof message === "string" ? message : JSON.stringify(message),
  });
}

// biome-ignore lint/suspicious/noExplicitAny: tests read any response, right or wrong
export async function messageOf(response: Response): Promise<any> {
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  return JSON.parse(await response.text());
}

/** The structured content of a successful result, which must not be repeated in its text. */
// biome-ignore lint/suspicious/noExplicitAny: see ToolResult
export function contentOf(result: ToolResult): any {
  expect(result.isError, JSON.stringify(result.content)).not.toBe(true);
  const text = result.content[0]?.text ?? "";
  expect(text).not.toBe("");
  expect(text).not.toMatch(/^\s*(?:\{|\[[{"\]])|\bundefined\b|\[object|\bNaN\b/);
  return result.structuredContent;
}

/** The error that a program reads from a failed call. */
export function errorOf(result: ToolResult): CallFailure {
  expect(result.isError).toBe(true);
  return result._meta?.error as CallFailure;
}

/** The error text of a failed call. */
export function failureOf(result: ToolResult): string {
  expect(result.isError).toBe(true);
  return result.content[0]?.text ?? "";
}
