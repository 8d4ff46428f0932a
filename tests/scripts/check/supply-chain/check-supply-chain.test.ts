import { describe, expect, it } from "vitest";
import { checkActions, readWorkflows } from "#scripts/check/supply-chain/check-actions.ts";
import {
  checkIntegrity,
  idOf,
  withoutIntegrity,
} from "#scripts/check/supply-chain/check-integrity.ts";
import { checkLicenses, isAllowed } from "#scripts/check/supply-chain/check-licenses.ts";
import { type LockedPackage, readLockedPackages } from "#scripts/check/supply-chain/lockfile.ts";
import { projectRoot } from "#scripts/run/local/places.ts";

const hash = `sha512-${"a".repeat(86)}==`;
const aPackage: LockedPackage = {
  name: "some",
  path: "node_modules/some",
  version: "1.0.0",
  integrity: hash,
  license: "MIT",
  dev: false,
  link: false,
};
const locked = readLockedPackages(projectRoot);

describe("actions of workflows", () => {
  const workflow = (action: string) => [{ file: "ci.yml", text: `    - uses: ${action}\n` }];

  it("are pinned here", () => {
    const workflows = readWorkflows(projectRoot);
    expect(workflows.map(({ text }) => text).join("")).toContain("uses: actions/checkout@");
    expect(checkActions(workflows)).toEqual([]);
  });

  it.each([
    "actions/checkout@v6",
    "actions/checkout",
    "actions/checkout@main # v6.1.0",
    `actions/checkout@${"a".repeat(40)}`,
    `actions/checkout@${"a".repeat(7)} # v6.1.0`,
    "docker://alpine:3",
  ])("are refused as %s", (action) => {
    expect(checkActions(workflow(action))).toEqual([expect.stringContaining(action)]);
  });
});

describe("hashes in package-lock.json", () => {
  it("are there for every package, or the package is listed and belongs to another platform", () => {
    expect(locked.length).toBeGreaterThan(300);
    expect(checkIntegrity(locked)).toEqual([]);
    const installed = locked.filter((one) => withoutIntegrity.includes(idOf(one)));
    for (const { os, libc } of installed) expect(os?.includes("linux") && !libc).not.toBe(true);
  });

  it.each([
    ["none", { integrity: undefined }],
    ["a weak one", { integrity: "sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=" }],
  ])("a package with %s is named", (_name, change) => {
    const packages = [{ ...aPackage, ...change } as LockedPackage];
    expect(checkIntegrity(packages, [])).toEqual([expect.stringMatching(/^some@1\.0\.0 has no/)]);
  });

  it("an exemption does not hold where CI runs, and not when it is no longer needed", () => {
    const { integrity: _, ...lacking } = aPackage;
    const exempt = ["some@1.0.0"];
    expect(checkIntegrity([lacking], exempt)).toEqual([expect.stringContaining("glibc")]);
    expect(checkIntegrity([{ ...lacking, os: ["win32"] }], exempt)).toEqual([]);
    expect(checkIntegrity([{ ...lacking, os: ["linux"], libc: ["musl"] }], exempt)).toEqual([]);
    expect(checkIntegrity([aPackage], exempt)).toEqual([expect.stringContaining("remove it")]);
  });
});

describe("licenses", () => {
  it("of all packages are allowed", () => {
    expect(checkLicenses(locked)).toEqual([]);
  });

  it("are judged by use: a tool may have one that a deployed package may not", () => {
    const copyleft = { ...aPackage, license: "MPL-2.0" };
    expect(checkLicenses([copyleft])).toEqual([expect.stringContaining("MPL-2.0")]);
    expect(checkLicenses([{ ...copyleft, dev: true }])).toEqual([]);
    const { license: _, ...unlicensed } = aPackage;
    expect(checkLicenses([{ ...unlicensed, dev: true }])).toEqual([
      expect.stringContaining("(none)"),
    ]);
    expect(checkLicenses([{ ...aPackage, license: "AGPL-3.0-only", dev: true }])).toHaveLength(1);
  });

  it.each([
    ["MIT", true],
    ["GPL-3.0", false],
    ["MIT OR GPL-3.0", true],
    ["MIT AND GPL-3.0", false],
    ["(GPL-3.0 OR MIT) AND ISC", true],
    ["GPL-3.0 AND ISC OR MIT", true],
    ["(MIT", false],
    ["MIT)", false],
    ["MIT ISC", false],
    ["SEE LICENSE IN LICENSE", false],
    ["", false],
  ])("%s: %s", (expression, allowed) => {
    expect(isAllowed(expression, ["MIT", "ISC"])).toBe(allowed);
  });
});
