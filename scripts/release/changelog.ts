/** The sections of `CHANGELOG.md`: `## VERSION (YYYY-MM-DD)` once released, `## VERSION` or `## Unreleased` before. */
interface ChangelogSection {
  /** The name as the changelog has it: a version, or `Unreleased`. */
  name: string;
  /** Null while it is open. */
  date: string | null;
  /** The text without the heading. */
  text: string;
}

const heading = /^## (\S+)(?: \((\d{4}-\d{2}-\d{2})\))?$/;

/** @throws {Error} if a heading has another form. */
function readSections(changelog: string): ChangelogSection[] {
  return changelog
    .split(/^(?=## )/m)
    .filter((section) => section.startsWith("## "))
    .map((section) => {
      const [first = "", ...lines] = section.split("\n");
      const match = heading.exec(first);
      if (!match) throw new Error(`CHANGELOG.md: "${first}" is not "## 1.2.3 (2027-01-31)".`);
      return { name: match[1] ?? "", date: match[2] ?? null, text: lines.join("\n").trim() };
    });
}

/** @returns the section without a date, which collects what the next release changes; null if there is none. */
export function openSection(changelog: string): ChangelogSection | null {
  const [first] = readSections(changelog);
  return first && first.date === null ? first : null;
}

/** Versions with a date, the latest first. */
export function releasedVersions(changelog: string): string[] {
  return readSections(changelog).flatMap(({ name, date }) => (date === null ? [] : name));
}

/** Gives the open section its version and date. */
export function closeSection(changelog: string, version: string, date: string): string {
  const open = openSection(changelog);
  if (!open) throw new Error("CHANGELOG.md has no open section.");
  return changelog.replace(`## ${open.name}\n`, () => `## ${version} (${date})\n`);
}

/** The changes of a release, as text of its page. */
export function notesOf(changelog: string, version: string): string {
  const section = readSections(changelog).find(({ name }) => name === version);
  if (!section) throw new Error(`CHANGELOG.md has no section for ${version}.`);
  return section.text;
}
