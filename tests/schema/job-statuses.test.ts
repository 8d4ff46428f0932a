import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { jobStatuses, namesElsewhere, stages, statuses } from "#schema/job-statuses.ts";
import { toolTable } from "#shared/mcp/tool-table.ts";

describe("the table of statuses", () => {
  it("imports no name as two statuses", () => {
    const names = jobStatuses.flatMap((status) => [
      status.replaceAll("_", " "),
      ...namesElsewhere[status],
    ]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    for (const name of names) expect(name).toMatch(/^[a-z]+(?: [a-z]+)*$/);
  });

  it("has a stage of the funnel for every status", () => {
    for (const status of jobStatuses) expect(stages).toContain(statuses[status].stage);
  });

  it("is whole in the tabs of the board, of which the style sheet marks the open one", () => {
    const css = readFileSync("public/assets/board.css", "utf8");
    for (const status of jobStatuses) {
      expect(css).toContain(`:root:has(#column-${status}:is(:target`);
      expect(css).toContain(`[href="#column-${status}"]`);
    }
  });

  it("is whole in the description of the tool that moves a job", () => {
    const description = toolTable.update_job_status?.description;
    // Nothing moves back to being saved only.
    for (const status of jobStatuses.slice(1)) expect(description).toContain(status);
  });
});
