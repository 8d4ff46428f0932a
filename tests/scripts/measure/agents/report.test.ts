import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chooseTools } from "../../../../scripts/measure/agents/evaluate.ts";
import { reportAgents } from "../../../../scripts/measure/agents/report.ts";
import { tasks } from "../../../../scripts/measure/agents/tasks.ts";
import { fillTables } from "../../../../scripts/run/local/fill-tables.ts";
import { projectRoot } from "../../../../scripts/run/local/places.ts";

const [task] = tasks;
if (!task) throw new Error("there are no tasks");
const evaluation = {
  date: "2026-11-22",
  lists: [
    { server: "public", tools: 5, complete: 1_500, withoutOutput: 900, withViews: 1_540 },
  ] as const,
  choices: chooseTools().slice(0, 1),
  solved: [{ task, faults: [], tokens: 1_234 }],
  calls: [
    {
      call: { kind: "slug", server: "public", tool: "look_up_pay", arguments: {} },
      recovered: true,
      tries: 2,
      text: "",
    } as const,
  ],
  credentials: [{ recovered: true }, { recovered: false }],
};

describe("the report of the evaluation", () => {
  it("has a row for each server and each kind of mistake", () => {
    const { servers, errors } = reportAgents(evaluation);
    expect(servers).toContain("| `/mcp` | 5 | 1,500 | 900 | 1,540 | 1 | 1 | 1 | 1,234 | 1,234 |");
    expect(errors).toContain("| a misspelled slug | 1 | 1 |");
    expect(errors).toContain("| no credential, or that of the other API | 2 | 1 |");
    expect(`${servers}${errors}`).not.toMatch(/undefined|NaN/);
  });

  it("has a table for a model", () => {
    const attempts = [{ task, choseRight: true, foundFacts: false, calls: 3, tokens: 900 }];
    const { model } = reportAgents({ ...evaluation, model: { name: "mine", solved: attempts } });
    expect(model).toContain("| mine | 1 | 1 | 0 | 3 | 900 |");
  });

  it("fits into its page", () => {
    const page = readFileSync(join(projectRoot, "docs/agents.md"), "utf8");
    const filled = fillTables(page, reportAgents(evaluation));
    expect(filled).toContain("| a misspelled slug | 1 | 1 |");
    expect(fillTables(filled, reportAgents(evaluation))).toBe(filled);
  });
});
