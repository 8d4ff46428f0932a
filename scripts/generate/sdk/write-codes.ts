import type { Codes } from "./collect-codes.ts";

/** The error codes of both APIs by status, and the types of webhook events by name. */
export function writeCodes(codes: Codes, events: Readonly<Record<string, string>>): string {
  const table = (name: string, byStatus: Record<string, string[]>) => [
    `export interface ${name} {`,
    ...Object.entries(byStatus).map(
      ([status, list]) => `  ${status}: ${list.map((code) => JSON.stringify(code)).join(" | ")};`,
    ),
    "}",
    "",
  ];
  return [
    "// Generated from schema/openapi.json by `npm run generate -- sdk`. Do not edit.",
    'import type * as models from "./models.ts";',
    "",
    "/** The error codes of the Salary Data API, by HTTP status. */",
    ...table("SalaryErrorCodes", codes.salary),
    "/** The error codes of the Job Pipeline API, by HTTP status. */",
    ...table("PipelineErrorCodes", codes.pipeline),
    "/** The body of each webhook event, by its name. */",
    "export interface WebhookEvents {",
    ...Object.entries(events).map(([event, type]) => `  "${event}": models.${type};`),
    "}",
    "",
  ].join("\n");
}
