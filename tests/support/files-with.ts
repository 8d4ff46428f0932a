import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The files below these folders that contain a text. */
export function filesWith(text: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file).includes(text)),
  );
}
