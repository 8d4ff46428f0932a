/** The generators of clients that the document is tried with, and what they leave untyped for reasons of their own. */

export interface Generator {
  name: string;
  version: string;
  /** Packages to install, each at its version. */
  packages: readonly string[];
  /** Files that it needs next to `openapi.json`. */
  files: Readonly<Record<string, string>>;
  /** Writes into `folder`. */
  command: readonly string[];
  folder: string;
  /** The files with the types, which are searched for `unknown` and `any`. */
  types: RegExp;
  /** The name of the declaration that a line begins. */
  declaration: RegExp;
  /** Imports `RoleNotFoundError` and `CityNotFoundError` in a file of `folder`. */
  imports: string;
  /** Types that the generator leaves open although the document does not, with the reason. */
  own?: Exception;
}

export interface Exception {
  pattern: RegExp;
  reason: string;
}

/** Models that the document itself leaves open, with the reason. */
export const openModels: readonly Exception[] = [
  {
    pattern: /^Mcp(?:Message|Response)(?:Params|Result|Error)?$/,
    reason: "JSON-RPC messages",
  },
  {
    pattern: /^(?:JsonSchema|ToolInputSchemaProperties)$/,
    reason: "a JSON Schema in the tool manifest",
  },
];

const exported = /^export (?:type|interface|const|enum) (\w+)/;
const errors = ["CityNotFoundError", "RoleNotFoundError"];
const importFrom = (file: string) => `import type { ${errors.join(", ")} } from "${file}";`;

export const generators: readonly Generator[] = [
  {
    name: "openapi-typescript",
    version: "7.13.0",
    packages: ["openapi-typescript@7.13.0"],
    files: {},
    command: ["openapi-typescript", "openapi.json", "-o", "openapi-typescript/types.ts"],
    folder: "openapi-typescript",
    types: /types\.ts$/,
    declaration: /^ {4,8}"?(\w+)"?\??: /,
    imports: [
      'import type { components } from "./types.ts";',
      ...errors.map((name) => `type ${name} = components["schemas"]["${name}"];`),
    ].join("\n"),
    own: {
      pattern: /\[name: string\]: unknown;/,
      reason: "its notation for headers that the document does not name",
    },
  },
  {
    name: "@hey-api/openapi-ts",
    version: "0.99.0",
    packages: ["@hey-api/openapi-ts@0.99.0"],
    files: {},
    command: ["openapi-ts", "--input", "openapi.json", "--output", "hey-api"],
    folder: "hey-api",
    types: /^types\.gen\.ts$/,
    declaration: exported,
    imports: importFrom("./types.gen.ts"),
  },
  {
    name: "orval",
    version: "8.38.0",
    packages: ["orval@8.38.0"],
    files: {
      "orval.config.mjs": `export default {
  api: {
    input: { target: "./openapi.json" },
    output: { mode: "split", target: "./orval/client.ts", schemas: "./orval/model", client: "fetch" },
  },
};
`,
    },
    command: ["orval", "--config", "orval.config.mjs"],
    folder: "orval",
    types: /\.ts$/,
    declaration: exported,
    imports: importFrom("./model/index.ts"),
  },
  {
    name: "kubb",
    version: "4.39.3",
    packages: ["cli", "core", "plugin-oas", "plugin-ts"].map((part) => `@kubb/${part}@4.39.3`),
    files: {
      "kubb.config.ts": `import { defineConfig } from "@kubb/core";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

export default defineConfig({
  root: ".",
  input: { path: "./openapi.json" },
  output: { path: "./kubb", clean: true, format: false, lint: false },
  plugins: [pluginOas({ generators: [] }), pluginTs({ output: { path: "types.ts" } })],
});
`,
    },
    command: ["kubb", "generate"],
    folder: "kubb",
    types: /types\.ts$/,
    declaration: exported,
    imports: importFrom("./types.ts"),
    own: {
      pattern: /^export type \w+304 = any;/,
      reason: "a response without a body (304)",
    },
  },
];

/** Fails to compile unless the code of an error says which error it is. */
export function narrowingCheck({ imports }: Generator): string {
  return `${imports}\n\nexport function nameOf({ error }: CityNotFoundError | RoleNotFoundError): string {
  if (error.code === "role_not_found") {
    const role: "role_not_found" = error.code;
    return role;
  }
  const city: "city_not_found" = error.code;
  return city;
}
`;
}
