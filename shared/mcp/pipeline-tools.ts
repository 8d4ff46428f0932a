import type { Caller } from "../access/caller.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { type OperationTool, operationTool } from "./operation-tool.ts";
import { type ToolRow, toolTable } from "./tool-table.ts";

/** The tools of the table whose operations are among these, in the table's order. */
export function pipelineTools(routes: readonly Endpoint[]): OperationTool[] {
  return Object.entries<ToolRow>(toolTable).flatMap(([name, row]) => {
    const endpoint = routes.find(({ method, path }) => method === row.method && path === row.path);
    return endpoint ? [operationTool(name, endpoint, row)] : [];
  });
}

/** Whether a caller's token reaches as far as a tool asks. The salary lookups come with every token. */
export function isOpenTo({ access: reach }: Caller, { endpoint: { access } }: OperationTool) {
  return access.kind !== "token" || access.access === "read" || reach === "read_write";
}
