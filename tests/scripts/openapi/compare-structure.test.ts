import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runScript } from "../../support/run-script.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "openapi-compare-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A small document; what a test is about can be set. */
function makeDocument({
  summary = "List jobs",
  operationId = "listJobs",
  field = "title",
  statuses = ["saved", "applied"],
  codes = ["record_not_found"],
  reversed = false,
} = {}) {
  const parameters = [
    { in: "query", name: "limit", schema: { type: "integer", maximum: 100, description: summary } },
    { in: "query", name: "cursor", schema: { type: "string" } },
  ];
  return {
    info: { title: summary, version: "1" },
    paths: {
      "/jobs": {
        get: {
          operationId,
          summary,
          parameters: reversed ? parameters.reverse() : parameters,
          responses: {
            "404": {
              description: summary,
              content: {
                "application/json": {
                  examples: Object.fromEntries(codes.map((code) => [code, { summary }])),
                },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Job: {
          type: "object",
          description: summary,
          properties: { [field]: { type: "string", example: summary, enum: statuses } },
          required: [field],
        },
      },
    },
  };
}

async function compare(after: Parameters<typeof makeDocument>[0]) {
  const [oldFile, newFile] = [join(folder, "old.json"), join(folder, "new.json")];
  writeFileSync(oldFile, JSON.stringify(makeDocument()));
  writeFileSync(newFile, JSON.stringify(makeDocument(after)));
  return runScript("openapi/compare-structure.ts", [oldFile, newFile], {});
}

describe("npm run openapi:compare", () => {
  it("passes if only texts and the order of members differ", async () => {
    const { code } = await compare({
      summary: "Return every job",
      statuses: ["applied", "saved"],
      reversed: true,
    });
    expect(code).toBe(0);
  });

  it.each([
    ["an operation id", { operationId: "jobs" }, ['- paths./jobs.get.operationId = "listJobs"']],
    // A property may have the name of a keyword that holds prose.
    ["a property", { field: "summary" }, ["+ components.schemas.Job.properties.summary"]],
    ["a value of an enumeration", { statuses: ["saved"] }, ['enum["applied"]']],
    ["an error code", { codes: [] }, ["examples.record_not_found"]],
  ])("fails and names %s that changed", async (_, after, lines) => {
    const { code, stdout } = await compare(after);
    expect(code).toBe(1);
    for (const line of lines) expect(stdout).toContain(line);
  });

  it("explains its arguments if one is missing", async () => {
    const { code, stderr } = await runScript("openapi/compare-structure.ts", [], {});
    expect(code).toBe(2);
    expect(stderr).toContain("old.json new.json");
  });
});
