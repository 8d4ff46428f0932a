import { describe, expect, it } from "vitest";
import { rank } from "../../../../scripts/measure/agents/bm25.ts";
import { chooseTools } from "../../../../scripts/measure/agents/evaluate.ts";
import { toolsOf } from "../../../../scripts/measure/agents/servers.ts";
import { tasks } from "../../../../scripts/measure/agents/tasks.ts";
import { listWrongCalls } from "../../../../scripts/measure/agents/wrong-calls.ts";
import { checkArguments } from "../../../../shared/mcp/check-arguments.ts";

describe("the tasks", () => {
  it("are 68 in different words, each with a call and a fact", () => {
    expect(new Set(tasks.map(({ words }) => words)).size).toBe(68);
    for (const { words, calls, facts } of tasks) {
      expect([calls.length > 0, facts.length > 0], words).toEqual([true, true]);
    }
  });

  it("are solved by calls that the tools take", () => {
    for (const { server, words, calls } of tasks) {
      for (const { tool, arguments: args } of calls) {
        const found = toolsOf[server].find(({ name }) => name === tool);
        expect(found, `${words}: ${tool}`).toBeDefined();
        if (found) expect(checkArguments(args, found.inputSchema), words).toEqual([]);
      }
    }
  });

  it("find their tool first by names and descriptions alone, in at least 54", () => {
    const wrong = chooseTools().filter(({ isRight }) => !isRight);
    expect(wrong.map(({ task }) => task.words).length).toBeLessThanOrEqual(6);
  });

  it("need nearly every tool: only those for webhooks and browsing are not asked for", () => {
    const called = new Set(
      tasks.flatMap(({ server, calls }) => calls.map(({ tool }) => `${server} ${tool}`)),
    );
    const all = Object.entries(toolsOf).flatMap(([server, tools]) =>
      tools.map(({ name }) => `${server} ${name}`),
    );
    expect(all.filter((tool) => !called.has(tool))).toEqual([
      "pipeline create_webhook",
      "pipeline delete_webhook",
      "pipeline search_roles",
      "pipeline list_roles",
      "pipeline compare_roles",
      "pipeline create_job_from_link",
    ]);
  });

  it("come with wrong calls of each kind", () => {
    const kinds = Map.groupBy(listWrongCalls(), ({ kind }) => kind);
    expect([...kinds.keys()].sort()).toEqual(["argument", "id", "slug", "value", "words"]);
  });
});

it("ranks the document with the rarest words first", () => {
  const documents = [
    { name: "a", text: "jobs of a person" },
    { name: "b", text: "jobs and their webhooks" },
    { name: "c", text: "nothing" },
  ];
  expect(rank("the webhook of jobs", documents).map(({ name }) => name)).toEqual(["b", "a", "c"]);
});
