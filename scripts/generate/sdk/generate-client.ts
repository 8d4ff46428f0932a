import { writeCallLabels } from "./call-labels.ts";
import { type Codes, collectCodes } from "./collect-codes.ts";
import { describeOperations } from "./describe-operations.ts";
import type { ClientDocument } from "./document-types.ts";
import { nameModels } from "./model-document.ts";
import { writeModels } from "./write-models.ts";
import { writeOperations } from "./write-operations.ts";

/** Enumerations whose values the command line lists, by the names of their lists. */
const lists = {
  bases: "Basis",
  payLevels: "PayLevel",
  jobStatuses: "JobStatus",
} as const;

/** The files of the TypeScript client that are made from the document, by their paths in `sdk/src`. */
export function generateClient(document: ClientDocument): Record<string, string> {
  const operations = describeOperations(document);
  const { schemas, types, events } = nameModels(document, operations);
  return {
    "operations/salary.ts": writeOperations("salary", operations, types),
    "operations/pipeline.ts": writeOperations("pipeline", operations, types),
    "generated/models.ts": writeModels(schemas),
    "generated/codes.ts": writeCodes(collectCodes(document), events),
    "generated/call-labels.ts": writeCallLabels(operations),
    "generated/values.ts": writeValues(document),
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
