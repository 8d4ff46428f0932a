/** A release made in a clone of this project, as it is in the working tree. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { describeSurface } from "#scripts/release/operator-surface.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import { compileCache, quickStart } from "#tests/support/quick-start.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isWhole } from "#tests/support/whole.ts";

const folder = temporaryFolder();
const identity = { GIT_CONFIG_GLOBAL: join(folder, "gitconfig"), GIT_CONFIG_NOSYSTEM: "1" };
const clone = join(folder, "clone");

/** Neither what is made nor what a release does not read. */
const isLeftOut =
  /^(node_modules|\.git|\.local|\.wrangler|\.deploy|\.release|tests|docs\/images|sdk\/dist|sdk\/\.dist-.*|seeds\/tables)$/;

beforeAll(() => {
  const filter = (path: string) => !isLeftOut.test(relative(projectRoot, path));
  cpSync(projectRoot, clone, { recursive: true, filter });
  symlinkSync(join(projectRoot, "node_modules"), join(clone, "node_modules"));
  symlinkSync(join(projectRoot, "seeds/tables"), join(clone, "seeds/tables"));
  writeFileSync(
    identity.GIT_CONFIG_GLOBAL,
    "[user]\n\tname = Tests\n\temail = tests@example.com\n",
  );
  // These are checks of their own, which take long.
  const manifest = read("package.json");
  const fast = manifest.replace(/("verify": )".*"/, '$1"node --version"');
  expect(fast).not.toBe(manifest);
  writeFileSync(join(clone, "package.json"), fast);
  // The same whatever has been released: an open section, and notes on one new variable.
  const open = "## 900.0.0\n\n### Added\n\n- A change.\n\n";
  writeFileSync(join(clone, "CHANGELOG.md"), read("CHANGELOG.md").replace(/^## /m, `${open}## `));
  const now = describeSurface();
  const before = { ...now, bindings: now.bindings.filter((name) => name !== "RP_ID") };
  writeFileSync(join(clone, "scripts/release/surfaces/899.0.0.json"), JSON.stringify(before));
  const notes = `${read("docs/upgrading.md")}\n## From 899.0.0 to 900.0.0\n\n\`RP_ID\` is new.\n`;
  writeFileSync(join(clone, "docs/upgrading.md"), notes);
  writeFileSync(join(clone, ".gitignore"), `${read(".gitignore")}node_modules\nseeds/tables\n`);
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "--all");
  git("commit", "--quiet", "--message", "start");
});

function git(...args: string[]): string {
  const env = { ...process.env, ...identity };
  return execFileSync("git", args, { cwd: clone, env, encoding: "utf8" }).trimEnd();
}

const release = (...args: string[]) => run("scripts/release/release.ts", ...args);
/** The files that a release leaves alone, because they do not change with the version. */
const generate = (option: string) => run("scripts/generate/generate.ts", "pages", option);

function run(file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...quickStart, file, ...args], {
    cwd: clone,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...identity },
    encoding: "utf8",
  });
  return { status, text: `${stdout}${stderr}` };
}

const read = (file: string) => readFileSync(join(clone, file), "utf8");

it("refuses with all reasons at once, changes nothing in a dry run, then commits and tags", () => {
  const { version } = JSON.parse(read("package.json"));
  const changelog = read("CHANGELOG.md");
  writeFileSync(join(clone, "sdk/src/version.ts"), 'export const version = "0.0.9";\n');
  writeFileSync(
    join(clone, "docs/upgrading.md"),
    read("docs/upgrading.md").replaceAll("RP_ID", "…"),
  );
  git("tag", "v900.0.1");
  const refused = release("0.0.1");
  expect(refused.status).toBe(1);
  for (const reason of [
    "The working tree is not clean",
    "0.0.1 is lower than 900.0.1, which has been released.",
    "CHANGELOG.md says that the next version is 900.0.0, not 0.0.1.",
    "docs/upgrading.md says nothing about RP_ID",
    `sdk/src/version.ts has version 0.0.9, and package.json ${version}.`,
  ]) {
    expect(refused.text).toContain(reason);
  }
  git("tag", "--delete", "v900.0.1");
  git("checkout", "--quiet", ".");
  const stale = read("package.json").replace('"verify": "node --version"', '"verify": "false"');
  writeFileSync(join(clone, "package.json"), stale);
  git("commit", "--quiet", "--all", "--message", "a generated file is not current");
  expect(release("900.1.0").text).toBe("900.1.0 cannot be released:\n- npm run verify failed:\n\n");
  git("reset", "--quiet", "--hard", "HEAD~1");

  const head = git("rev-parse", "HEAD");
  const dry = release("900.1.0", "--dry-run");
  expect([dry.status, dry.text]).toEqual([0, expect.stringContaining("900.1.0 can be released")]);
  expect([git("status", "--porcelain"), git("rev-parse", "HEAD"), git("tag")]).toEqual([
    "",
    head,
    "",
  ]);

  const done = release("900.1.0");
  expect([done.status, done.text]).toEqual([0, expect.stringContaining("tagged v900.1.0")]);
  expect(git("status", "--porcelain")).toBe("");
  expect(git("log", "-1", "--format=%s")).toBe("chore(release): 900.1.0");
  expect(git("rev-parse", "v900.1.0^{commit}")).toBe(git("rev-parse", "HEAD"));
  const closed = read("CHANGELOG.md");
  expect(closed).toMatch(/^## 900\.1\.0 \(20\d\d-\d\d-\d\d\)$/m);
  expect(closed.replace(/^## 900\.1\.0 .*$/m, "## 900.0.0")).toBe(changelog);
  expect(git("diff", "--name-only", "HEAD~1").split("\n").sort()).toEqual([
    "CHANGELOG.md",
    "package-lock.json",
    "package.json",
    "public/content/changelog.json",
    "schema/openapi.json",
    "scripts/release/surfaces/900.1.0.json",
    "sdk/README.md",
    "sdk/package.json",
    "sdk/python/client.py",
    "sdk/src/version.ts",
    "shared/site/docs/client-guide.tsx",
  ]);
  for (const kind of ["tgz", "mcpb"]) {
    expect(read("sdk/README.md")).toContain(`compensation-intelligence-900.1.0.${kind}`);
  }
  expect(read("sdk/README.md")).not.toContain(`intelligence-${version}`);
  if (isWhole) expect(generate("--check")).toMatchObject({ status: 0, text: "" });
  expect(JSON.parse(read("package-lock.json"))).toMatchObject({
    version: "900.1.0",
    packages: { "": { version: "900.1.0" }, sdk: { version: "900.1.0" } },
  });
  // Nothing else of it changes: each line of the lockfile that differs is a version of the project's own.
  const lines = git("diff", "HEAD~1", "--", "package-lock.json").match(/^\+ .*/gm);
  expect(lines?.map((line) => line.replace(/[+\s]/g, ""))).toEqual(
    Array(3).fill('"version":"900.1.0",'),
  );
  expect(git("tag", "--list", "--format=%(contents)", "v900.1.0")).toContain("### Added");
});
