import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../run/local/places.ts";
import { openSection, releasedVersions } from "./changelog.ts";
import { git } from "./git.ts";
import { changedSince, describeSurface, releasedSurface } from "./operator-surface.ts";
import { compareTexts, parseVersion } from "./semantic-version.ts";
import { readVersions } from "./version-places.ts";

/** Releases are made from this branch alone. */
const releaseBranch = "main";

/** The checks of `npm run verify` that fail if a generated file is not current. */
const generatedChecks = ["openapi", "sdk", "pages", "schema"];

/** @returns a sentence for each reason why this version cannot be released from this clone. */
export function checkRelease(version: string): string[] {
  if (!parseVersion(version)) {
    return [`"${version}" is no version: write three numbers, such as 1.2.3, or 1.2.3-rc.1.`];
  }
  const changelog = readFileSync(join(projectRoot, "CHANGELOG.md"), "utf8");
  const problems = [
    ...checkTree(),
    ...checkOrder(version, changelog),
    ...checkChangelog(version, changelog),
    ...checkUpgradeNotes(version),
    ...checkVersions(),
  ];
  // They take seconds.
  return problems.length > 0 ? problems : checkGenerated();
}

function checkTree(): string[] {
  const changed = git("status", "--porcelain").split("\n").filter(Boolean);
  const branch = git("rev-parse", "--abbrev-ref", "HEAD");
  return [
    ...(changed.length > 0
      ? [`The working tree is not clean; commit or remove: ${changed.slice(0, 5).join(", ")}.`]
      : []),
    ...(branch === releaseBranch ? [] : [`This is ${branch}: release from ${releaseBranch}.`]),
  ];
}

/** The versions of tags and of dated sections. */
function checkOrder(version: string, changelog: string): string[] {
  const tags = git("tag", "--list", "v*")
    .split("\n")
    .map((tag) => tag.slice(1));
  const released = [...releasedVersions(changelog), ...tags].filter((one) => parseVersion(one));
  if (released.includes(version)) return [`${version} has been released.`];
  const latest = released.sort(compareTexts).at(-1);
  return latest !== undefined && compareTexts(version, latest) < 0
    ? [`${version} is lower than ${latest}, which has been released.`]
    : [];
}

function checkChangelog(version: string, changelog: string): string[] {
  const open = openSection(changelog);
  if (!open) return ["CHANGELOG.md has no section without a date: describe the changes in one."];
  const isEmpty = !/^- /m.test(open.text);
  // A section may bear the number that was expected; that of another release would be a mistake.
  const isOther = parseVersion(open.name) !== null && compareTexts(open.name, version) > 0;
  return [
    ...(isEmpty ? [`The section ${open.name} of CHANGELOG.md lists no change.`] : []),
    ...(isOther
      ? [`CHANGELOG.md says that the next version is ${open.name}, not ${version}.`]
      : []),
  ];
}

/** @returns a sentence for each change for operators that docs/upgrading.md does not mention. */
export function checkUpgradeNotes(version: string): string[] {
  const released = releasedSurface();
  const changes = changedSince(released.surface, describeSurface());
  if (changes.length === 0) return [];
  const file = join(projectRoot, "docs/upgrading.md");
  const notes = existsSync(file) ? readFileSync(file, "utf8") : "";
  const section = notes
    .split(/^(?=## )/m)
    .find((one) => one.startsWith(`## From ${released.version} `));
  if (section === undefined) {
    return [
      `docs/upgrading.md has no section "## From ${released.version} to ${version}", which has to mention ${changes.join(", ")}.`,
    ];
  }
  return changes
    .filter((name) => !section.includes(name))
    .map(
      (name) =>
        `docs/upgrading.md says nothing about ${name}, which has changed since ${released.version}.`,
    );
}

function checkVersions(): string[] {
  const places = readVersions(projectRoot);
  const [current = ""] = places[0]?.versions ?? [];
  return places.flatMap(({ file, versions }) =>
    versions.length > 0 && versions.every((one) => one === current)
      ? []
      : [`${file} has version ${versions.join(", ") || "none"}, and package.json ${current}.`],
  );
}

function checkGenerated(): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--run", "verify", "--", ...generatedChecks],
    { cwd: projectRoot, encoding: "utf8" },
  );
  return status === 0 ? [] : [`npm run verify failed:\n${`${stdout}${stderr}`.trim()}`];
}
