/** What the package lists: the operations in its README, and the values that its command line takes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import document from "../../schema/openapi.json" with { type: "json" };
import { projectRoot } from "../../scripts/local/places.ts";
import { leftOut, methodTable } from "../../scripts/sdk/method-table.ts";
import { calculate } from "../../sdk/src/cli/commands/calculate.ts";
import { addJob, listJobs, moveJob } from "../../sdk/src/cli/commands/jobs.ts";
import { everyValue } from "../../sdk/src/every-value.ts";
import type { JobStatus } from "../../sdk/src/generated/models.ts";

const { JobStatus: statuses, ExperienceLevel: levels, Basis: bases } = document.components.schemas;

describe("the README of the package", () => {
  const readme = readFileSync(join(projectRoot, "sdk/README.md"), "utf8");

  it("lists every operation of the document, by its method or why it has none", () => {
    const methods = { ...methodTable.salary, ...methodTable.pipeline };
    const missing = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([verb, { operationId }]) => {
        if (leftOut[operationId]) return readme.includes(`\`${operationId}\` (`) ? [] : operationId;
        const row = `| \`${verb.toUpperCase()} ${path}\` |`;
        const name = methods[operationId]?.name;
        const isListed = readme
          .split("\n")
          .some((line) => line.startsWith(`| \`${name}\` |`) && line.endsWith(row));
        return isListed ? [] : operationId;
      }),
    );
    expect(missing).toEqual([]);
  });
});

describe("the command line", () => {
  it("takes every value that the document enumerates, and no other", () => {
    const [, status] = moveJob.operands;
    expect(status?.choices).toEqual(statuses.enum);
    expect(addJob.options.status?.choices).toEqual(statuses.enum);
    expect(listJobs.options.status?.description).toContain(statuses.enum.join(", "));
    expect(calculate.options.exp?.choices).toEqual(levels.enum);
    expect(calculate.options.basis?.choices).toEqual(bases.enum);
  });

  it("does not compile with a list that lacks a value, or has another", () => {
    // @ts-expect-error eight statuses are missing
    everyValue<JobStatus>()(["saved"]);
    // @ts-expect-error there is no such value
    everyValue<"a" | "b">()(["a", "b", "c"]);
    expect(everyValue<"a" | "b">()(["b", "a"])).toEqual(["b", "a"]);
  });
});
