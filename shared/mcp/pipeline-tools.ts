import type { Caller } from "../access/caller.ts";
import type { Operation } from "../contracts/operation.ts";
import { type OperationTool, operationTool } from "./operation-tool.ts";
import generated from "./output-schemas.json" with { type: "json" };
import type { JsonSchema } from "./tool.ts";
import { toolTable } from "./tool-table.ts";

/** Made by `npm run openapi` from the contracts of the responses, which are not deployed. */
const outputSchemas: Readonly<Record<string, JsonSchema>> = generated;

/** The tools of the table whose operations are among these, in the table's order. */
export function pipelineTools(operations: readonly Operation[]): OperationTool[] {
  return Object.entries(toolTable).flatMap(([name, row]) => {
    const operation = operations.find(
      ({ method, path }) => method === row.method && path === row.path,
    );
    if (!operation) return [];
    const charted = operations.find(({ path }) => path === row.chart?.with);
    return [operationTool(name, operation, row, outputSchemas[name], charted)];
  });
}

/** Whether the caller's token may use a tool. Every token may use the salary lookups. */
export function mayUse(caller: Caller, { operation: { access } }: OperationTool): boolean {
  return access.kind !== "token" || access.access === "read" || caller.access === "read_write";
}
