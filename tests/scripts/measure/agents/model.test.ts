import { expect, it } from "vitest";
import type { ToolClient } from "../../../../scripts/measure/agents/client.ts";
import { attempt, chatModel } from "../../../../scripts/measure/agents/model.ts";
import type { Task } from "../../../../scripts/measure/agents/tasks.ts";

const asked: Task = {
  server: "pipeline",
  words: "Show me the Stripe job",
  calls: [{ tool: "get_job", arguments: { id: "$stripe" } }],
  facts: [/Stripe, applied/],
};

const client: ToolClient = {
  list: async () => [
    {
      name: "get_job",
      description: "Show a job.",
      inputSchema: { type: "object" },
      outputSchema: {},
    },
  ],
  call: async (tool, args) => ({
    isError: false,
    text: `${tool} ${String(args.id)}: Stripe, applied`,
    structured: {},
    failure: null,
    result: {},
  }),
};

/** A model's API that gives these replies, one after the other. */
function api(replies: readonly object[]) {
  const received: { url: string; body: { messages: object[]; tools: object[] } }[] = [];
  const send = (async (url: string, init: RequestInit) => {
    received.push({ url, body: JSON.parse(String(init.body)) });
    const message = replies[received.length - 1];
    return Response.json({ choices: [{ message }], usage: { total_tokens: 100 } });
  }) as typeof fetch;
  return { received, send };
}

const call = (args: string) => ({
  role: "assistant",
  content: null,
  tool_calls: [{ id: "call_1", type: "function", function: { name: "get_job", arguments: args } }],
});

it("lets a model call tools until it answers, and looks for the facts", async () => {
  const { received, send } = api([
    call("not JSON"),
    call('{"id":"$stripe"}'),
    { role: "assistant", content: "You applied." },
  ]);
  const model = chatModel({ model: "m", baseUrl: "https://model.example/v1/", key: "k" }, send);
  const result = await attempt(asked, model, client, { stripe: "job_1" });
  expect(result).toEqual({
    task: asked,
    choseRight: true,
    foundFacts: true,
    calls: 2,
    tokens: 300,
  });
  expect(received[0]?.url).toBe("https://model.example/v1/chat/completions");
  expect(received[0]?.body.tools).toHaveLength(1);
  expect(JSON.stringify(received[0]?.body.tools)).not.toContain("outputSchema");
  expect(received[2]?.body.messages.at(-1)).toEqual({
    role: "tool",
    tool_call_id: "call_1",
    content: "get_job job_1: Stripe, applied",
  });
});

it("ends after some rounds if the model never answers, and says what the model's API said", async () => {
  const { send } = api(Array.from({ length: 20 }, () => call("{}")));
  const model = chatModel({ model: "m", baseUrl: "https://model.example", key: undefined }, send);
  expect((await attempt(asked, model, client, {})).calls).toBe(8);
  const broken = (async () => new Response("no such model", { status: 404 })) as typeof fetch;
  const none = chatModel({ model: "m", baseUrl: "https://model.example", key: undefined }, broken);
  await expect(attempt(asked, none, client, {})).rejects.toThrow("404: no such model");
});
