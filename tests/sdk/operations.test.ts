/** What the package lists: the operations in its README, and the values that its command line takes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import document from "#schema/openapi.json" with { type: "json" };
import { leftOut, methodTable } from "#scripts/generate/sdk/method-table.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import { calculate } from "#sdk/src/cli/commands/calculate.ts";
import { compare } from "#sdk/src/cli/commands/compare.ts";
import { evaluate } from "#sdk/src/cli/commands/evaluate.ts";
import { addJob, listJobs, moveJob } from "#sdk/src/cli/commands/jobs.ts";
import { everyValue } from "#sdk/src/every-value.ts";
import type { JobStatus } from "#sdk/src/generated/models.ts";

const { JobStatus: statuses, PayLevel: levels, Basis: bases } = document.components.schemas;

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

function defaultOf(parameter: string): unknown {
  const { parameters } = document.paths["/api/v1/intelligence/salaries/calculate"].get;
  const found = parameters.find((one) => "name" in one && one.name === parameter);
  return found && "schema" in found && "default" in found.schema ? found.schema.default : undefined;
}

describe("the command line", () => {
  it("takes every value that the document enumerates, and no other", () => {
    const [, status] = moveJob.operands;
    expect(status?.choices).toEqual(statuses.enum);
    expect(addJob.options.status?.choices).toEqual(statuses.enum);
    expect(listJobs.options.status?.description).toContain(statuses.enum.join(", "));
    expect(calculate.options.exp?.choices).toEqual(levels.enum);
    for (const { options } of [calculate, compare, evaluate]) {
      expect(options.basis?.choices).toEqual(bases.enum);
      expect(options.basis?.fallback).toBe(defaultOf("basis"));
    }
    expect(calculate.options.exp?.fallback).toBe(defaultOf("exp"));
  });

  it("does not compile with a list that lacks a value, or has another", () => {
    // @ts-expect-error eight statuses are missing
    everyValue<JobStatus>()(["saved"]);
    // @ts-expect-error there is no such value
    everyValue<"a" | "b">()(["a", "b", "c"]);
    expect(everyValue<"a" | "b">()(["b", "a"])).toEqual(["b", "a"]);
  });
});
