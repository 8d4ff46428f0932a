import * as z from "zod";
import { Estimate } from "#shared/contract/estimate.response.ts";
import { Percentiles } from "#shared/contract/salary-fields.response.ts";
import { HiringVelocity } from "../statistics/market-statistics.response.ts";
import { TrendsToolData } from "./lookup-tools.response.ts";

export const McpAnswer = z
  .looseObject({
    jsonrpc: z.literal("2.0"),
    id: z.union([z.string(), z.number()]).nullable().optional(),
    result: z.looseObject({}).optional(),
    error: z.looseObject({ code: z.int(), message: z.string() }).optional(),
  })
  .meta({
    id: "McpResponse",
    description: "A JSON-RPC 2.0 response: `result`, or `error` if the message was invalid.",
  });

export const MarketData = TrendsToolData.omit({ tier_notice: true }).extend({
  estimate: Estimate,
  hiring: HiringVelocity,
});
export type MarketData = z.infer<typeof MarketData>;

/** Data that the charts of the tools need besides the results of their operations. */
export const DistributionAnswer = z.object({ distribution: Percentiles });
export type DistributionAnswer = z.infer<typeof DistributionAnswer>;

const argumentNames = z.array(z.string());

export const ToolManifest = z
  .strictObject({
    name: z.string(),
    version: z.string().meta({ example: "2026-05-10" }),
    description: z.string(),
    mcp: z
      .strictObject({
        path: z.string(),
        transport: z.literal("streamable-http"),
        protocolVersions: z.array(z.string()),
        credential: z.literal("ext_"),
      })
      .meta({ description: "MCP endpoint with these tools and a few more." }),
    tools: z.array(
      z.strictObject({
        name: z.string().meta({ example: "list_jobs" }),
        title: z.string(),
        description: z.string(),
        method: z.string().meta({ example: "GET" }),
        path: z.string().meta({ example: "/api/mcp/jobs" }),
        credentials: z.array(z.enum(["ext_", "intelligence_"])).meta({
          description:
            "Prefixes of the credentials that the operation takes over HTTP: `ext_` is a token of the Job Pipeline API, in whose place an access token of OAuth for `/api/mcp` is taken; `intelligence_` is a key of the Salary Data API. Over MCP, tokens are valid for every tool.",
          example: ["ext_"],
        }),
        access: z
          .enum(["read", "read_write"])
          .meta({ description: "Access that the token needs." }),
        inputSchema: z
          .strictObject({
            type: z.literal("object"),
            properties: z.record(z.string(), z.looseObject({})),
            required: z.array(z.string()).optional(),
            additionalProperties: z.boolean().optional(),
          })
          .meta({ id: "ToolInputSchema", description: "JSON Schema of the tool's arguments." }),
        arguments: z
          .strictObject({
            path: argumentNames,
            query: argumentNames,
            body: argumentNames,
            header: z.record(z.string(), z.string()),
          })
          .meta({ description: "Location of each argument in the HTTP request." }),
        fixedBody: z.record(z.string(), z.string()).nullable().meta({
          description: "Fields of the request body with fixed values; null if there are none.",
        }),
        annotations: z
          .strictObject({
            title: z.string().optional(),
            readOnlyHint: z.boolean().optional(),
            destructiveHint: z.boolean().optional(),
            idempotentHint: z.boolean().optional(),
            openWorldHint: z.boolean().optional(),
          })
          .meta({ id: "ToolAnnotations", description: "Tool annotations as defined by MCP." }),
      }),
    ),
  })
  .meta({ id: "ToolManifest" });
export type ToolManifest = z.infer<typeof ToolManifest>;
