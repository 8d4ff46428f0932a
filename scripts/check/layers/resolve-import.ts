import { posix } from "node:path";
import { roots } from "./layers.ts";

/**
 * The file that an import names, as a path from the project's root, or null for a package.
 *
 * @param importer path of the file that imports.
 */
export function resolveImport(importer: string, name: string): string | null {
  // `imports` of package.json gives each top-level folder a name of its own.
  if (name.startsWith("#")) return name.slice(1);
  if (name === "@compensation-intelligence/middleware") return "shared/middleware/index.ts";
  return name.startsWith(".") ? posix.join(posix.dirname(importer), name) : null;
}

/** Folders with a package.json of their own, in which `#` would mean theirs. */
const packages = ["sdk/", "scripts/check/conformance/", "shared/middleware/"];
/** The top-level folders that have a name in `imports` of package.json. */
const named = [...roots, "sdk"];

/**
 * Whether a relative name leaves its top-level folder or climbs two folders or more, so that a reader has to
 * count dots, although the file could be imported by `#shared/…`.
 */
export function isLongWay(importer: string, name: string): boolean {
  if (!name.startsWith(".") || packages.some((folder) => importer.startsWith(folder))) return false;
  const [root = ""] = posix.join(posix.dirname(importer), name).split("/");
  if (!named.includes(root)) return false;
  return name.split("../").length > 2 || root !== importer.split("/")[0];
}
