import { writeCallLabels } from "./call-labels.ts";
import { type Codes, collectCodes } from "./collect-codes.ts";
import { describeOperations } from "./describe-operations.ts";
import type { ClientDocument, Schema } from "./document-types.ts";
import { nameModels } from "./model-document.ts";
import { writeOperations } from "./write-operations.ts";
import { writeReadme } from "./write-readme.ts";

/** Enumerations whose values the command line lists, by the names of their lists. */
const lists = {
  bases: "Basis",
  experienceLevels: "ExperienceLevel",
  jobStatuses: "JobStatus",
} as const;

/**
 * The schemas that the types are made from, and the content of the other generated files.
 *
 * @param readme of the package, in which the operations are listed.
 */
export function generateClient(
  document: ClientDocument,
  readme: string,
): {
  schemas: Record<string, Schema>;
  files: Record<string, string>;
} {
  const operations = describeOperations(document);
  const { schemas, types, events } = nameModels(document, operations);
  return {
    schemas,
    files: {
      "operations/salary.ts": writeOperations("salary", operations, types),
      "operations/pipeline.ts": writeOperations("pipeline", operations, types),
      "generated/codes.ts": writeCodes(collectCodes(document), events),
      "generated/call-labels.ts": writeCallLabels(operations),
      "generated/values.ts": writeValues(document),
      "../README.md": writeReadme(readme, operations),
    },
  };
}

/** The error codes of both APIs by status, and the types of webhook events by name. */
function writeCodes(codes: Codes, events: Readonly<Record<string, string>>): string {
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

/** The values of these enumerations, for programs that show or check them. */
function writeValues({ components }: Pick<ClientDocument, "components">): string {
  return [
    "// Generated from schema/openapi.json by `npm run generate -- sdk`. Do not edit.",
    'import { everyValue } from "../every-value.ts";',
    'import type * as models from "./models.ts";',
    "",
    ...Object.entries(lists).flatMap(([list, model]) => {
      const values = components.schemas[model]?.enum;
      if (!Array.isArray(values)) throw new Error(`The document has no enumeration ${model}.`);
      const texts = values.map((value) => JSON.stringify(value)).join(", ");
      return `export const ${list} = everyValue<models.${model}>()([${texts}]);`;
    }),
    "",
  ].join("\n");
}
