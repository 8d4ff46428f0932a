/**
 * `npm run release -- VERSION`: checks that this clone can be released, gives all files the version
 * and the changelog its date, commits and tags. Pushes nothing.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../run/local/command.ts";
import { CommandFailed, UsageError } from "../run/local/failure.ts";
import { projectRoot } from "../run/local/places.ts";
import { readArguments } from "../run/local/read-arguments.ts";
import { closeSection, notesOf, openSection } from "./changelog.ts";
import { checkRelease } from "./check-release.ts";
import { git } from "./git.ts";
import { writeSurface } from "./operator-surface.ts";
import { setVersion, versionPlaces } from "./version-places.ts";

const usage = `Usage:
  npm run release -- VERSION [--dry-run]

Checks: the tree is clean and main; the version is higher than all released ones; the changelog's open section is not empty;
docs/upgrading.md mentions what operators have to know; all files have one version; generated files are current. Then it
sets the version everywhere, dates the section, commits and tags vVERSION. With --dry-run it only checks and says what it
would do. It pushes nothing: .github/workflows/release.yml builds and publishes what the tag names.`;

/** Generated files that contain the version, or the name of the section. */
const generated = ["openapi", "changelog"];

await runCommand(async () => {
  const { values, positionals } = readArguments(
    {
      allowPositionals: true,
      options: { "dry-run": { type: "boolean", default: false } },
    },
    usage,
  );
  const [version, ...more] = positionals;
  if (version === undefined || more.length > 0) throw new UsageError(usage);

  const problems = checkRelease(version);
  if (problems.length > 0) {
    throw new CommandFailed(
      `${version} cannot be released:\n${problems.map((one) => `- ${one}`).join("\n")}`,
    );
  }
  const date = new Date().toISOString().slice(0, "2027-01-31".length);
  if (values["dry-run"]) return console.log(describePlan(version, date));
  prepare(version, date);
  git("add", "--all");
  git("commit", "--quiet", "--message", `chore(release): ${version}`);
  const notes = notesOf(readChangelog(), version);
  // Headings of the notes would be comments.
  git(
    "tag",
    "--annotate",
    `v${version}`,
    "--cleanup=whitespace",
    "--message",
    `${version}\n\n${notes}`,
  );
  console.log(
    `Committed and tagged v${version}. Publish it with:\n  git push --atomic origin main v${version}`,
  );
});

function prepare(version: string, date: string): void {
  setVersion(projectRoot, version);
  const changelog = closeSection(readChangelog(), version, date);
  writeFileSync(join(projectRoot, "CHANGELOG.md"), changelog);
  writeSurface(version);
  const generate = join(projectRoot, "scripts/generate/generate.ts");
  execFileSync(process.execPath, [generate, ...generated], { stdio: "inherit" });
}

function describePlan(version: string, date: string): string {
  const open = openSection(readChangelog());
  const changes = open?.text.match(/^- /gm)?.length ?? 0;
  return [
    `${version} can be released. Without --dry-run:`,
    `- the version is set in ${versionPlaces.map(({ file }) => file).join(", ")}`,
    `- CHANGELOG.md: "## ${open?.name}" becomes "## ${version} (${date})", ${changes} changes`,
    `- what operators set up is recorded in scripts/release/surfaces/${version}.json`,
    `- committed as "chore(release): ${version}" and tagged v${version}; nothing is pushed`,
  ].join("\n");
}

function readChangelog(): string {
  return readFileSync(join(projectRoot, "CHANGELOG.md"), "utf8");
}
