/** The message envelope of the Model Context Protocol. The protocol itself defines the contents. */
import * as z from "zod";
import { RoleCityQuery } from "./tools.ts";

const protocol = "https://modelcontextprotocol.io/specification/2026-07-28";

export const McpMessage = z
  .looseObject({
    jsonrpc: z.literal("2.0"),
    id: z
      .union([z.string().max(1_000), z.number()])
      .optional()
      .meta({
        description: "Absent in a notification, for which the response is 202 without a body.",
        example: 1,
      }),
    method: z.string().max(200).optional().meta({ example: "tools/list" }),
    params: z.looseObject({}).optional(),
  })
  .meta({
    id: "McpMessage",
    description: `One JSON-RPC 2.0 message, not a batch. Protocol: ${protocol}`,
    example: { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} },
  });

export const MarketQuery = RoleCityQuery.omit({ country: true });
export type MarketQuery = z.output<typeof MarketQuery>;
