import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readWorkflows } from "#scripts/check/supply-chain/check-actions.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import manifest from "../../../package.json" with { type: "json" };

const workflows = readWorkflows(projectRoot);
const release = workflows.find(({ file }) => file.endsWith("/release.yml"))?.text ?? "";

/** The jobs of a workflow by name, as text. */
function jobsOf(text: string): Map<string, string> {
  const [, jobs = ""] = text.split(/^jobs:\n/m);
  const parts = jobs.split(/^ {2}(?=[\w-]+:\n)/m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(":")), part]));
}

describe("workflows", () => {
  it.each(workflows)("$file runs only commands that there are", ({ text }) => {
    const runs = [...text.matchAll(/^\s*(?:- )?run: (.+)$/gm)].flatMap(([, run = ""]) => run);
    expect(runs.length).toBeGreaterThan(0);
    for (const run of runs) {
      // An input within a command's text could be a command.
      expect(run).not.toContain("${{");
      const [, script] = /^npm run (\S+)/.exec(run) ?? [];
      if (script) expect(manifest.scripts, run).toHaveProperty([script]);
      else if (run.startsWith(".")) expect(existsSync(join(projectRoot, run)), run).toBe(true);
      else
        expect(run).toMatch(/^(npm (ci|publish)|git (config|push)|gh release create|sha256sum) ?/);
    }
  });

  it.each(workflows)("$file names jobs, needs and expressions that belong together", ({ text }) => {
    const jobs = jobsOf(text);
    expect(jobs.size).toBeGreaterThan(0);
    for (const [name, job] of jobs) {
      const [, needed] = /^ {4}needs: (\S+)$/m.exec(job) ?? [];
      if (needed) expect(jobs.has(needed), `${name} needs ${needed}`).toBe(true);
      for (const [, other] of job.matchAll(/\bneeds\.([\w-]+)\./g)) expect(other).toBe(needed);
    }
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  });
});

it("docs of releases, upgrades and costs name only commands that there are", () => {
  for (const name of ["releasing", "upgrading", "cost"]) {
    const text = readFileSync(join(projectRoot, `docs/${name}.md`), "utf8");
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].flatMap(([, script = ""]) => script);
    expect(named.length, name).toBeGreaterThan(0);
    for (const script of named) {
      // The notes name a command's former name.
      if (script !== "referees") expect(manifest.scripts, name).toHaveProperty([script]);
    }
  }
});

describe("a release's workflow", () => {
  it("gives the right to write to jobs that run no code of the project, but for the one that tags", () => {
    const writing = [...jobsOf(release)].filter(([, job]) => /: write$/m.test(job));
    expect(writing.map(([name]) => name)).toEqual(["tag", "publish", "npm"]);
    for (const [name, job] of writing) {
      if (name !== "tag") expect(job, name).not.toMatch(/actions\/checkout|npm ci|npm run|\.ci\//);
    }
    expect(jobsOf(release).get("build")).toContain("persist-credentials: false");
  });

  it("tests before it publishes, and publishes to npm only under a name that is configured", () => {
    const job = (name: string) => jobsOf(release).get(name) ?? "";
    expect(job("build").indexOf(".ci/run")).toBeLessThan(job("build").indexOf("release:files"));
    expect(job("publish")).toContain("needs: build");
    expect(job("npm")).toContain("vars.NPM_PACKAGE != ''");
    expect(job("npm")).toContain("--provenance");
  });
});
