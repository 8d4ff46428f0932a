import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../run/local/places.ts";

/** Returns the content of each file of a part, by its path in the project. */
export type MadePart = (options: {
  isChecking: boolean;
}) => Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>;

const models = "sdk/src/generated/models.ts";
const python = "sdk/python/compensation_intelligence.py";

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

  async sdk({ isChecking }) {
    const { generateClient } = await import("./sdk/generate-client.ts");
    const { modelsHeading, writeModels } = await import("./sdk/write-models.ts");
    const { schemas, files } = generateClient(readDocument(), read("sdk/README.md"));
    const made = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [join("sdk/src", name), text]),
    );
    const current = existsSync(join(projectRoot, models)) ? read(models) : "";
    if (current.startsWith(modelsHeading(schemas))) return made;
    // The file carries the fingerprint of its schemas, so that a check downloads no generator.
    return { ...made, [models]: isChecking ? "" : writeModels(schemas) };
  },

  async python() {
    const { writeClient } = await import("./sdk-python/write-client.ts");
    return { [python]: writeClient(readDocument(), read(python)) };
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

function readDocument() {
  return JSON.parse(read("schema/openapi.json"));
}

function read(path: string): string {
  return readFileSync(join(projectRoot, path), "utf8");
}
