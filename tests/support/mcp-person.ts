/** The official client of revision 2026-07-28 with a person who answers the questions that it shows. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Service } from "#scripts/run/stage/service.ts";
import type { ToolResult } from "./mcp.ts";

/** The form that the person gets. */
export interface ShownForm {
  message: string;
  fields: Record<string, ShownField>;
}

export interface ShownField {
  type: string;
  title?: string;
  oneOf?: { const: string; title: string }[];
}

export type PersonAnswer =
  | { action: "accept"; content: Record<string, string | boolean> }
  | { action: "decline" | "cancel" };

/** A message as the client sent it, and may be sent again. */
export interface SentMessage {
  method: string;
  params: { requestState?: string; inputResponses?: object } & Record<string, unknown>;
  id: number;
  jsonrpc: "2.0";
}

export interface AskingClient {
  /** Every question that was shown, oldest first. */
  shown: ShownForm[];
  /** Every call that was sent, oldest first. */
  sent: SentMessage[];
  call(name: string, args?: Record<string, unknown>): Promise<ToolResult>;
  close(): Promise<void>;
}

/**
 * @param answer what the person says to a question.
 * @param elicitation the capability that the client declares.
 */
export async function connectPerson(
  service: Service,
  path: string,
  key: string | undefined,
  answer: (form: ShownForm) => PersonAnswer | Promise<PersonAnswer>,
  {
    elicitation = { form: {} },
    headers = {},
  }: { elicitation?: { form?: object; url?: object }; headers?: Record<string, string> } = {},
): Promise<AskingClient> {
  const [shown, sent]: [ShownForm[], SentMessage[]] = [[], []];
  const client = new Client(
    { name: "tests", version: "1.0.0" },
    {
      capabilities: { elicitation: elicitation as { form: Record<string, never> } },
      versionNegotiation: { mode: { pin: "2026-07-28" } },
    },
  );
  client.setRequestHandler("elicitation/create", async ({ params }) => {
    if (!("requestedSchema" in params)) throw new Error("not a form");
    const form = {
      message: params.message,
      fields: params.requestedSchema.properties as ShownForm["fields"],
    };
    shown.push(form);
    return answer(form);
  });
  const credential = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL(path, service.url), {
    requestInit: { headers: { ...credential, ...headers } },
    async fetch(url, init) {
      const message = typeof init?.body === "string" ? JSON.parse(init.body) : {};
      if (message.method === "tools/call") sent.push(message);
      return fetch(url, init);
    },
  });
  await client.connect(transport);
  return {
    shown,
    sent,
    call: async (name, args = {}) =>
      (await client.callTool({ name, arguments: args })) as unknown as ToolResult,
    close: () => client.close(),
  };
}
