import { writeCallLabels } from "./call-labels.ts";
import { collectCodes } from "./collect-codes.ts";
import { describeOperations } from "./describe-operations.ts";
import type { ClientDocument, Schema } from "./document-types.ts";
import { nameModels } from "./model-document.ts";
import { writeCodes } from "./write-codes.ts";
import { writeOperations } from "./write-operations.ts";
import { writeReadme } from "./write-readme.ts";
import { writeValues } from "./write-values.ts";

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
