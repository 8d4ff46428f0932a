/** The message envelope of the Model Context Protocol. The protocol itself defines the contents. */
import * as z from "zod/mini";
import { withMeta } from "#shared/contract/with-meta.ts";
import { RoleCityQuery } from "./lookup-tools.request.ts";

const protocol = "https://modelcontextprotocol.io/specification/2026-07-28";

/** Just below 2^53, from which on JavaScript cannot keep every whole number. Times in microseconds fit. */
const maxId = 9_000_000_000_000_000;

const idForm =
  "text of at most 1,000 characters or a whole number of at most 9,000,000,000,000,000, never null; a message without an id is a notification, which is not answered";

export const McpMessage = withMeta(
  z.looseObject({
    jsonrpc: z.literal("2.0"),
    id: withMeta(
      z.optional(
        z.union(
          [
            z.string().check(z.maxLength(1_000)),
            // With `abort`, so that a number outside the bounds gets the sentence of the whole union.
            z.int().check(z.minimum(-maxId, { abort: true }), z.maximum(maxId, { abort: true })),
          ],
          { error: idForm },
        ),
      ),
      {
        description: "Absent in a notification, for which the response is 202 without a body.",
        example: 1,
      },
    ),
    method: withMeta(z.optional(z.string().check(z.maxLength(200))), { example: "tools/list" }),
    params: z.optional(z.looseObject({ cursor: z.optional(z.string().check(z.maxLength(1_000))) })),
  }),
  {
    id: "McpMessage",
    description: `One JSON-RPC 2.0 message, not a batch. Protocol: ${protocol}`,
    example: { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} },
  },
);

export const MarketQuery = z.omit(RoleCityQuery, { country: true });
export type MarketQuery = z.output<typeof MarketQuery>;
