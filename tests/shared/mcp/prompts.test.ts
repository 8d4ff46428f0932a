import { describe, expect, it } from "vitest";
import { pipelineRoutes } from "#functions/pipeline-routes.ts";
import { checkPromptArguments, type Prompt } from "#shared/mcp/add-documents.ts";
import { pipelinePrompts, publicPrompts, salaryPrompts } from "#shared/mcp/prompts/prompts.ts";
import { publicTools } from "#shared/mcp/public/serve-public-tools.ts";
import { salaryTools } from "#shared/mcp/salary/serve-salary-tools.ts";
import { pipelineTools } from "#shared/mcp/serve-pipeline-tools.ts";

const none = {} as never;
const servers = [
  { server: "pipeline", prompts: pipelinePrompts, tools: pipelineTools(pipelineRoutes) },
  { server: "salary", prompts: salaryPrompts, tools: salaryTools(none) },
  { server: "public", prompts: publicPrompts, tools: publicTools(none) },
];

const filled = ({ arguments: names }: Prompt) =>
  Object.fromEntries(names.map(({ name }) => [name, `the ${name}`]));

describe.each(servers)("a prompt of the $server server", ({ prompts, tools }) => {
  const known = tools.map(({ name }) => name);

  it("names only tools that the server has, each of them in its text", () => {
    const everyTool = servers.flatMap((other) => other.tools.map(({ name }) => name));
    for (const prompt of prompts) {
      const text = prompt.text(filled(prompt));
      for (const tool of prompt.tools) {
        expect(known, prompt.name).toContain(tool);
        expect(text, prompt.name).toContain(tool);
      }
      const named = everyTool.filter((tool) => new RegExp(`\\b${tool}\\b`).test(text));
      for (const tool of named)
        expect(prompt.tools, `${prompt.name} names ${tool}`).toContain(tool);
    }
  });

  it("has every argument in its text, and no gap without the optional ones", () => {
    for (const prompt of prompts) {
      for (const { name } of prompt.arguments) {
        expect(prompt.text(filled(prompt)), prompt.name).toContain(`the ${name}`);
      }
      expect(prompt.text({}), prompt.name).not.toMatch(/undefined/);
      expect(
        prompt
          .text(filled(prompt))
          .match(/^\d\./gm)
          ?.map((line) => Number(line[0])),
      ).toEqual(
        prompt
          .text(filled(prompt))
          .match(/^\d\./gm)
          ?.map((_, at) => at + 1),
      );
    }
  });
});

it("are four for the job search", () => {
  expect(pipelinePrompts.map(({ name }) => name)).toEqual([
    "prepare_negotiation",
    "review_pipeline",
    "compare_offers",
    "research_company",
  ]);
});

it("say what is wrong with their arguments", () => {
  const [prompt] = pipelinePrompts;
  if (!prompt) throw new Error("there is no prompt");
  expect(checkPromptArguments(prompt, { role: "Nurse" })).toEqual([]);
  expect(checkPromptArguments(prompt, { rol: "Nurse" })).toEqual([
    "role is required: Job title.",
    "rol is not an argument. There are: role, city, offer.",
  ]);
  expect(checkPromptArguments(prompt, { role: "x".repeat(301) })).toHaveLength(1);
});
