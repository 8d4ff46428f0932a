import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closeSection, notesOf, openSection } from "#scripts/release/changelog.ts";
import { checkUpgradeNotes } from "#scripts/release/check-release.ts";
import { nameForRegistry } from "#scripts/release/name-package.ts";
import { changedSince, describeSurface } from "#scripts/release/operator-surface.ts";
import { compareTexts, parseVersion } from "#scripts/release/semantic-version.ts";
import { inFileName, readVersions, versionPlaces } from "#scripts/release/version-places.ts";
import { installFromRegistry } from "#scripts/release/write-files.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import manifest from "../../../package.json" with { type: "json" };

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

describe("the version of a release", () => {
  it("is the same in every file", () => {
    const expected = versionPlaces.map(({ file, count }) => ({
      file,
      versions: Array(count).fill(manifest.version),
    }));
    expect(readVersions(projectRoot)).toEqual(expected);
  });

  it("is in the name of every released file that a text names, of whatever kind", () => {
    const files = globSync(
      ["*.md", "{docs,sdk,shared,functions,public}/**/*.{md,ts,tsx,json,html}"],
      {
        cwd: projectRoot,
        exclude: ["**/node_modules/**", "sdk/dist/**", "sdk/data/**"],
      },
    );
    const named = files.flatMap((file) =>
      [...read(file).matchAll(inFileName)].map(([, , version]) => ({ file, version })),
    );
    expect(named.length).toBeGreaterThan(5);
    const places = versionPlaces.map(({ file }) => file);
    for (const { file, version } of named) {
      expect(places, "a release sets its version there").toContain(file);
      expect(version, file).toBe(manifest.version);
    }
  });

  it.each([
    ["-1.2.3.tgz`, the", "1.2.3"],
    ["-1.2.3-rc.1.mcpb.", "1.2.3-rc.1"],
    ["-1.2.3-rc.beta.tgz", "1.2.3-rc.beta"],
    ["-10.0.0.zip", "10.0.0"],
  ])("is found in %j", (text, version) => {
    const found = [...`compensation-intelligence${text}`.matchAll(inFileName)];
    expect(found.map(([, , one]) => one)).toEqual([version]);
  });

  it("is ordered as semver.org says", () => {
    // The examples of its section 11.
    const ordered = [
      ...["1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2"],
      ...["1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "2.0.0", "2.1.0", "2.1.1", "2.10.0", "10.0.0"],
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(ordered), (some) => {
        expect(some.toSorted(compareTexts)).toEqual(ordered.filter((one) => some.includes(one)));
      }),
    );
  });

  it.each(["v1.0.0", "1.0", "01.0.0", "1.0.0-", "1.0.0-01", "1.0.0+build", "1.0.0\n", ""])(
    "is not %j",
    (text) => expect(parseVersion(text)).toBeNull(),
  );
});

describe("the changelog", () => {
  const text = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.0.0 (2026-01-02)\n\n- Old.\n";

  it("has an open section, which a release closes", () => {
    const closed = closeSection(text, "1.1.0", "2027-01-31");
    expect(closed).toBe(text.replace("## Unreleased", "## 1.1.0 (2027-01-31)"));
    expect([notesOf(closed, "1.1.0"), openSection(closed)]).toEqual(["- New.", null]);
    expect(() => closeSection(closed, "1.2.0", "2027-02-01")).toThrow("no open section");
    expect(() => notesOf(closed, "1.2.0")).toThrow("no section for 1.2.0");
    expect(() => openSection("## Version 2\n")).toThrow('is not "## 1.2.3 (2027-01-31)"');
  });
});

describe("upgrade notes", () => {
  it("mention every change for operators since the last release", () => {
    expect(checkUpgradeNotes("the next version")).toEqual([]);
  });

  it("have to mention what is new, gone or different, and Workers that are gone", () => {
    const now = describeSurface();
    const old = {
      ...now,
      bindings: [...now.bindings.slice(1), "OLD_VARIABLE"],
      queues: ["old-queue"],
      workers: [...now.workers.slice(2), "old-worker"],
      compatibilityDate: "2026-01-01",
    };
    expect(changedSince(old, now)).toEqual([
      ...[now.bindings[0], "OLD_VARIABLE", ...now.queues, "old-queue"],
      ...["old-worker", now.compatibilityDate],
    ]);
  });
});

describe("the client's name on npm", () => {
  const client = JSON.parse(read("sdk/package.json"));

  it("is in a scope, or the package cannot be published", () => {
    expect(client.private).toBe(true);
    const named = nameForRegistry(client, "@acme/pay", "acme/service");
    expect(named).toMatchObject({ name: "@acme/pay", version: client.version, bin: client.bin });
    expect(named).not.toHaveProperty("private");
    for (const name of ["compensation-intelligence", "@acme", "@Acme/pay", "@acme/pay x"]) {
      expect(() => nameForRegistry(client, name, "acme/service"), name).toThrow(
        "no name in a scope",
      );
    }
    expect(() => nameForRegistry(client, "@acme/pay", "")).toThrow("is not owner/name");
    const readme = installFromRegistry(read("sdk/README.md"), "@acme/pay");
    expect(readme).toContain("npm install compensation-intelligence@npm:@acme/pay\n");
    expect(readme).not.toContain("not on npm");
  });

  it("is one that no text runs by npx, which would run whoever registers it", () => {
    const files = globSync(["*.md", "{docs,sdk,shared,functions,scripts}/**/*.{md,ts,tsx}"], {
      cwd: projectRoot,
      exclude: ["**/node_modules/**", "sdk/dist/**"],
    });
    expect(files.length).toBeGreaterThan(1000);
    const running = /\bnpx (?:-y |--yes )?compensation-intelligence +\w/;
    expect(files.filter((file) => running.test(read(file)))).toEqual([]);
  });
});
