import type { Caller } from "../access/caller.ts";
import type { Operation } from "../contract/operation.ts";
import { liveTable } from "./live-table.ts";
import { type OperationTool, operationTool } from "./operation-tool.ts";
import generated from "./output-schemas.json" with { type: "json" };
import type { JsonSchema } from "./tool.ts";

/** Made by `npm run generate -- openapi` from the contracts of the responses, which are not deployed. */
const outputSchemas: Readonly<Record<string, JsonSchema>> = generated;

/** The tools of the server whose operations are among these, in the table's order. */
export function pipelineTools(operations: readonly Operation[]): OperationTool[] {
  return Object.entries(liveTable).flatMap(([name, row]) => {
    const operation = operations.find(
      ({ method, path }) => method === row.method && path === row.path,
    );
    if (!operation) return [];
    return [operationTool(name, operation, row, outputSchemas[name], operations)];
  });
}

/**
 * Whether a tool is listed for the caller. Every token may use the salary lookups. An application is
 * listed all tools, because its user is asked for more only when it calls one that it may not use.
 */
export function isListed(caller: Caller, { scope }: OperationTool): boolean {
  return scope === undefined || caller.grant !== undefined || caller.access === "read_write";
}
