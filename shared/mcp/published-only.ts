import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import type { JsonSchema } from "./tool.ts";

/** A schema that clients see but the SDK does not enforce: the called operation validates. */
export function publishedOnly(schema: JsonSchema): StandardSchemaWithJSON<Record<string, unknown>> {
  const json = () => ({ ...schema });
  return {
    "~standard": {
      version: 1,
      vendor: "compensation-intelligence",
      // A call may omit its arguments altogether.
      validate: (value) => ({ value: (value ?? {}) as Record<string, unknown> }),
      jsonSchema: { input: json, output: json },
    },
  };
}
