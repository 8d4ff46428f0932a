import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LoggedRelease } from "#shared/site/docs/changelog.tsx";

/** The changelog as the documentation shows it: its content, by its path in the project. */
export function makeChangelog(root: string): Record<string, string> {
  const releases = readChangelog(readFileSync(join(root, "CHANGELOG.md"), "utf8"));
  return { "public/content/changelog.json": `${JSON.stringify(releases, null, 2)}\n` };
}

/** The releases of `CHANGELOG.md`: a heading for each version, sections with a list of changes. */
function readChangelog(text: string): LoggedRelease[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((release) => {
      const [heading = "", ...sections] = release.split(/^### /m);
      const [, version = heading.trim(), date = null] =
        /^(\S+)(?: \((\d{4}-\d{2}-\d{2})\))?/.exec(heading.split("\n")[0] ?? "") ?? [];
      return {
        version,
        date,
        sections: sections.map((section) => {
          const [name = "", ...lines] = section.split("\n");
          return { name: name.trim(), changes: readItems(lines) };
        }),
      };
    });
}

/** The items of a list whose lines are wrapped. */
function readItems(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith("- ")) items.push(line.slice(2).trim());
    else if (line.trim() !== "" && items.length > 0) items.push(`${items.pop()} ${line.trim()}`);
  }
  return items;
}
