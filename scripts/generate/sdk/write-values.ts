import type { ClientDocument } from "./document-types.ts";

/** Enumerations whose values the command line lists, by the names of their lists. */
const lists = {
  bases: "Basis",
  experienceLevels: "ExperienceLevel",
  jobStatuses: "JobStatus",
} as const;

/** The values of these enumerations, for programs that show or check them. */
export function writeValues({ components }: Pick<ClientDocument, "components">): string {
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
