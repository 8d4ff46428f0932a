import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** Some packages name one platform without a list. */
const names = z.union([z.array(z.string()), z.string().transform((name) => [name])]).optional();

const Package = z.object({
  name: z.string().optional(),
  version: z.string().default(""),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  link: z.boolean().default(false),
  os: names,
  libc: names,
});
const Lockfile = z.object({ packages: z.record(z.string(), Package) });

/** A package of `package-lock.json`. */
export interface LockedPackage extends z.infer<typeof Package> {
  name: string;
  /** Its folder, from the project's root. */
  path: string;
}

/** All packages of others that `npm ci` may install, on any platform. */
export function readLockedPackages(root: string): LockedPackage[] {
  const text = readFileSync(join(root, "package-lock.json"), "utf8");
  return (
    Object.entries(Lockfile.parse(JSON.parse(text)).packages)
      // The others are the project itself, its workspaces, and the links to them.
      .filter(([path, { link }]) => path.includes("node_modules/") && !link)
      .map(([path, entry]) => ({ ...entry, path, name: entry.name ?? nameIn(path) }))
  );
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}
