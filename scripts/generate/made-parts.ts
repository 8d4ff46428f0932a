import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../run/local/places.ts";

/** Returns the content of each file of a part, by its path in the project. */
export type MadePart = () =>
  | Promise<Readonly<Record<string, string>>>
  | Readonly<Record<string, string>>;

/** The code of each part is imported when the part is asked for, because some of it takes seconds to load. */
export const madeParts: Readonly<Record<string, MadePart>> = {
  async laws() {
    const { writePostingLaws } = await import("./write-posting-laws.ts");
    return { "shared/salaries/posting/posting-laws.ts": writePostingLaws() };
  },

  async openapi() {
    const [{ pipelineRoutes }, { routes }, { makeManifest }] = await Promise.all([
      import("#functions/pipeline-routes.ts"),
      import("#functions/routes.ts"),
      import("#shared/mcp/manifest.ts"),
    ]);
    const [{ makeDocument }, { renderEndpointList }, { makeOutputSchemas }] = await Promise.all([
      import("./openapi/document.ts"),
      import("./openapi/endpoint-list.ts"),
      import("./openapi/output-schemas.ts"),
    ]);
    return {
      "schema/mcp.json": asJson(makeManifest(pipelineRoutes)),
      "shared/mcp/output-schemas.json": asJson(makeOutputSchemas(pipelineRoutes)),
      "schema/openapi.json": makeDocument(),
      "docs/api.md": renderEndpointList(routes),
    };
  },

  async sdk() {
    const [{ describeOperations }, { writeReadme }] = await Promise.all([
      import("./sdk/describe-operations.ts"),
      import("./sdk/write-readme.ts"),
    ]);
    const operations = describeOperations(JSON.parse(read("schema/openapi.json")));
    return { "sdk/README.md": writeReadme(read("sdk/README.md"), operations) };
  },

  async changelog() {
    const { makeChangelog } = await import("./pages/docs/read-changelog.ts");
    return makeChangelog(projectRoot);
  },

  async pages() {
    const { makeFiles } = await import("./pages/make-files.ts");
    return makeFiles(projectRoot);
  },
};

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function read(path: string): string {
  return readFileSync(join(projectRoot, path), "utf8");
}
