/** Builds the browser extension: its files as they are, with the version and the service's address in its manifest. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Zippable, zipSync } from "fflate";
import { projectRoot } from "#scripts/run/local/places.ts";

const source = join(projectRoot, "sdk/extension");
const shipped = ["*.{html,css,js}", "icons/*.png"];
/** Zip files have dates, and the same content is to make the same file. */
const date = "2000-01-01T00:00:00Z";

/**
 * @param folder is emptied. Chromium loads it as it is ("Load unpacked"); a store takes the file next to it.
 * @param service where postings are opened until the person sets another address, an https URL. Without it
 *   the extension asks for one.
 * @returns the paths of the folder and of the file.
 */
export function buildExtension(folder: string, service: string | undefined): string[] {
  const manifest = JSON.parse(readFileSync(join(source, "manifest.json"), "utf8"));
  const { version } = JSON.parse(readFileSync(join(projectRoot, "sdk/package.json"), "utf8"));
  const address = service === undefined ? {} : { homepage_url: new URL(service).origin };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of globSync(shipped, { cwd: source })) {
    cpSync(join(source, file), join(folder, file));
  }
  const text = `${JSON.stringify({ ...manifest, version, ...address }, null, 2)}\n`;
  writeFileSync(join(folder, "manifest.json"), text);
  const files: Zippable = {};
  for (const file of globSync("**/*.*", { cwd: folder }).sort()) {
    files[file.replaceAll("\\", "/")] = readFileSync(join(folder, file));
  }
  const archive = `${folder.replace(/[/\\]+$/, "")}.zip`;
  writeFileSync(archive, zipSync(files, { level: 9, mtime: date }));
  return [folder, archive];
}
