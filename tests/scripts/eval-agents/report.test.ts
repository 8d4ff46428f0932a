import { describe, expect, it } from "vitest";
import { keepPagesSection } from "../../../scripts/bench/pages/section.ts";
import { chooseTools } from "../../../scripts/eval-agents/choose-tools.ts";
import {
  keepAgentsSection,
  replaceAgentsSection,
  reportAgents,
} from "../../../scripts/eval-agents/report.ts";
import { tasks } from "../../../scripts/eval-agents/tasks.ts";

const [task] = tasks;
if (!task) throw new Error("there are no tasks");
const evaluation = {
  date: "2026-11-22",
  lists: [
    { server: "public", tools: 5, complete: 1_500, withoutOutput: 900, withViews: 1_540 },
  ] as const,
  choices: chooseTools([task]),
  solved: [{ task, faults: [], tokens: 1_234 }],
  calls: [
    {
      call: { kind: "slug", server: "public", tool: "get_salary", arguments: {} },
      recovered: true,
      tries: 2,
      text: "",
    } as const,
  ],
  credentials: [{ recovered: true }, { recovered: false }],
};

describe("the report of the evaluation", () => {
  it("has a row for each server and each kind of mistake", () => {
    const section = reportAgents(evaluation);
    expect(section).toContain("| `/mcp` | 5 | 1,500 | 900 | 1 | 1 | 1 | 1,234 | 1,234 |");
    expect(section).toContain("| a misspelled slug | 1 | 1 |");
    expect(section).toContain("the lists name the views as well: `/mcp` 1,540.");
    expect(section).toContain("| no credential, or that of the other API | 2 | 1 |");
    expect(section).not.toMatch(/undefined|NaN/);
  });

  it("adds a table for a model", () => {
    const attempts = [{ task, choseRight: true, foundFacts: false, calls: 3, tokens: 900 }];
    const section = reportAgents({ ...evaluation, model: { name: "mine", solved: attempts } });
    expect(section).toContain("| mine | 1 | 1 | 0 | 3 | 900 |");
  });

  it("takes the place of the section before, and leaves the rest of the page", () => {
    const section = reportAgents(evaluation);
    const page = "# Benchmarks\n\nRows.\n\n## Public pages\n\nPages.\n";
    const once = replaceAgentsSection(page, section);
    expect(replaceAgentsSection(once, section)).toBe(once);
    expect(once.indexOf("## Agents")).toBeLessThan(once.indexOf("## Public pages"));
    expect(once).toContain("Rows.");
    const again = "# Benchmarks\n\nNew rows.\n";
    const kept = keepAgentsSection(keepPagesSection(again, once), once);
    expect(kept).toContain("New rows.");
    expect(kept).toContain("| a misspelled slug | 1 | 1 |");
    expect(kept.match(/## Agents/g)).toHaveLength(1);
    expect(kept).toContain("## Public pages");
    expect(keepAgentsSection(again, "")).toBe(again);
  });
});
