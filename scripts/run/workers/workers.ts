/** The Workers of the service when each function is deployed on its own. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { functionAt, functionNames, functions } from "#functions/deployments.ts";
import { projectRoot } from "../local/places.ts";

/** `core` owns the Durable Objects and the queue consumer; `catch-all` handles every path without a function. */
export type Part =
  | { kind: "core" }
  | { kind: "catch-all" }
  /** All functions in one Worker, for whoever tries the service. */
  | { kind: "single" }
  | { kind: "function" /** The beginning of its one route pattern. */; path: string };

export interface EdgeWorker {
  /** Its name on the command line and in the table. */
  name: string;
  part: Part;
  /** The text of its entry module, resolved from the project's root. */
  entry: string;
}

/** Lists them in order of deployment: the Worker to which others bind comes first, the catch-all last. */
export function listWorkers(): EdgeWorker[] {
  const files = globSync("functions/**/*.{ts,tsx}", { cwd: projectRoot }).sort();
  const filesOf = Map.groupBy(files, (file) => functionAt(file.slice("functions".length)));
  return [
    { name: "core", part: { kind: "core" }, entry: reexport("functions/core.ts") },
    ...functionNames.map((name) => ({
      name,
      part: { kind: "function", path: functions[name] } as const,
      entry: compose(filesOf.get(name) ?? []),
    })),
    {
      name: "catch-all",
      part: { kind: "catch-all" },
      entry: reexport("functions/catch-all.ts"),
    },
  ];
}

/** The composed Worker. It has the name that `wrangler.toml` gives it. */
export const singleWorker: EdgeWorker = {
  name: "single",
  part: { kind: "single" },
  entry: reexport("functions/worker.ts"),
};

function reexport(file: string): string {
  return `export * from "./${file}";\nexport { default } from "./${file}";\n`;
}

function compose(files: readonly string[]): string {
  const imports = files.map((file, at) => `import part${at} from "./${file}";`);
  const listed = (wanted: boolean) =>
    files.flatMap((file, at) => (isPage(file) === wanted ? [`part${at}`] : [])).join(", ");
  return `import { createApp } from "@compensation-intelligence/middleware";
${imports.join("\n")}

export default createApp([${listed(false)}], [${listed(true)}]);
`;
}

/** These files are neither pages nor operations: they compose them, consume queues, or are programs of the package. */
const composition =
  /^functions\/(?:(?:catch-all|catch-all-pages|core|deployments|offline|offline-tools|pages|pipeline-routes|routes|worker)\.ts$|queues\/)/;

/** Whether a file of `functions/` is a page or a document; others are operations, or compose. */
export function isPage(file: string): boolean {
  if (file.endsWith("/server-card.ts")) return true;
  return !composition.test(file) && !/^functions\/(?:api\/|mcp(?:\.json)?\.ts$)/.test(file);
}

/** Folder of a deployment's generated files, one subfolder for each Worker; git ignores it. Tests have their own. */
export const deployFolder = process.env.DEPLOY_FOLDER ?? join(projectRoot, ".deploy");
