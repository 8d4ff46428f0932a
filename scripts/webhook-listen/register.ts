/** Registers the receiver with the running service. */
import * as z from "zod";
import { CommandFailed } from "../local/failure.ts";

export interface RunningService {
  baseUrl: string;
  token: string;
}

const Registered = z.object({ id: z.string() });

/** Registers a URL for every event. @throws {CommandFailed} with the service's error message. */
export async function registerWebhook(
  service: RunningService,
  url: string,
  secret: string,
): Promise<{ id: string }> {
  const answer = await call(service, "POST", { url, events: ["*"], secret });
  const webhook = Registered.safeParse(answer.body);
  if (!answer.ok || !webhook.success) {
    throw new CommandFailed(
      `The service did not register ${url}: ${answer.text}\nWas npm start started with another WEBHOOK_PORT?`,
    );
  }
  return webhook.data;
}

export async function removeWebhook(service: RunningService, webhookId: string): Promise<void> {
  const { ok, text } = await call(service, "DELETE", { webhookId });
  if (!ok) throw new CommandFailed(`The webhook ${webhookId} is still registered: ${text}`);
}

async function call({ baseUrl, token }: RunningService, method: string, body: object) {
  try {
    const response = await fetch(`${baseUrl}/api/mcp/webhooks`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    return { ok: response.ok, text, body: parse(text) };
  } catch (error) {
    throw new CommandFailed(`The service cannot be reached: ${error}`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
