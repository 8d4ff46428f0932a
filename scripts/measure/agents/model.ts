/** A model behind an OpenAI-compatible chat API, and how it works on a task. */

import type { Ids } from "./account.ts";
import { withIds } from "./account.ts";
import { HttpRefusal, type ToolClient } from "./client.ts";
import type { Task } from "./tasks.ts";

interface ToolCall {
  id: string;
  type: "function";
  function: { name: string; arguments: string };
}

type Message =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string | null; tool_calls?: readonly ToolCall[] }
  | { role: "tool"; tool_call_id: string; content: string };

interface Reply {
  message: { role: "assistant"; content: string | null; tool_calls?: readonly ToolCall[] };
  tokens: number;
}

/** Continues a conversation. */
export type Model = (messages: readonly Message[], tools: readonly object[]) => Promise<Reply>;

interface Endpoint {
  model: string;
  baseUrl: string;
  key: string | undefined;
}

export function chatModel({ model, baseUrl, key }: Endpoint, send = fetch): Model {
  return async (messages, tools) => {
    const response = await send(`${baseUrl.replace(/\/$/, "")}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages, tools, temperature: 0 }),
    });
    if (!response.ok)
      throw new Error(`the model responded ${response.status}: ${await response.text()}`);
    const { choices, usage } = (await response.json()) as {
      choices: { message: Reply["message"] }[];
      usage?: { total_tokens?: number };
    };
    const [choice] = choices;
    if (!choice) throw new Error("the model returned no choice");
    return { message: choice.message, tokens: usage?.total_tokens ?? 0 };
  };
}

/** A model's attempt at a task. */
export interface Attempt {
  task: Task;
  /** Whether its first call was of the right tool. */
  choseRight: boolean;
  /** Whether its tools' answers contained every fact. */
  foundFacts: boolean;
  calls: number;
  tokens: number;
}

const maxRounds = 8;
const instructions =
  "Today is Saturday, 21 November 2026. Solve the person's task with the tools, then answer in two sentences. Do not ask back.";

export async function attempt(
  task: Task,
  model: Model,
  client: ToolClient,
  ids: Ids,
): Promise<Attempt> {
  const listed = await client.list();
  const tools = listed.map(({ name, description, inputSchema }) => ({
    type: "function",
    function: { name, description, parameters: inputSchema },
  }));
  const messages: Message[] = [
    { role: "system", content: instructions },
    { role: "user", content: task.words },
  ];
  const called: string[] = [];
  const texts: string[] = [];
  let tokens = 0;
  for (let round = 0; round < maxRounds; round++) {
    const { message, tokens: used } = await model(messages, tools);
    tokens += used;
    messages.push(message);
    if (!message.tool_calls?.length) break;
    for (const { id, function: requested } of message.tool_calls) {
      called.push(requested.name);
      const text = await run(client, requested, ids);
      texts.push(text);
      messages.push({ role: "tool", tool_call_id: id, content: text });
    }
  }
  return {
    task,
    tokens,
    calls: called.length,
    // Ids are looked up first, which is right too.
    choseRight: called.some((name) => name === task.calls[0]?.tool),
    foundFacts: task.facts.every((fact) => texts.some((text) => fact.test(text))),
  };
}

async function run(client: ToolClient, { name, arguments: text }: ToolCall["function"], ids: Ids) {
  try {
    const args = withIds(JSON.parse(text === "" ? "{}" : text), ids);
    return (await client.call(name, args)).text;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof HttpRefusal) return error.message;
    throw error;
  }
}
