/** The tools of each server, as its list has them, without a running service. */
import { pipelineRoutes } from "#functions/pipeline-routes.ts";
import type { ServerName } from "#shared/mcp/describe-servers.ts";
import { publicTools } from "#shared/mcp/public/serve-public-tools.ts";
import { salaryTools } from "#shared/mcp/salary/serve-salary-tools.ts";
import { pipelineTools } from "#shared/mcp/serve-pipeline-tools.ts";
import type { Tool } from "#shared/mcp/tool.ts";

/** Operations are needed for calls alone. */
const noOperations = {} as never;

export const toolsOf: Readonly<Record<ServerName, readonly Tool[]>> = {
  public: publicTools(noOperations),
  salary: salaryTools(noOperations),
  pipeline: pipelineTools(pipelineRoutes),
};
