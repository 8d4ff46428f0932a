import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { BuiltWorker } from "../../../scripts/deploy/build-workers.ts";
import { DeploymentProgress, forgetProgress } from "../../../scripts/deploy/progress.ts";

const folder = mkdtempSync(join(tmpdir(), "progress-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, "progress.json");
const origin = "https://api.example.com";
const secrets = { SECRETS_KEY: "first" };
const open = (changed: object = {}) =>
  new DeploymentProgress({ origin, resumes: true, secrets, file, ...changed });
const worker = (name: string, text = "code"): BuiltWorker => ({
  ...{ name, part: { kind: "core" }, entry: "", config: { name }, configPath: "" },
  bundle: { text, gzippedBytes: 1, modules: new Map() },
});

it("goes on after a failure with what was not uploaded, or is no longer the same", () => {
  const first = worker("roles");
  open({ resumes: false }).add(first);
  expect([open().has(first), open().has(worker("cities"))]).toEqual([true, false]);
  expect(open().has(worker("roles", "changed"))).toBe(false);
  expect(open({ origin: "https://other.example.com" }).has(first)).toBe(false);
  // The wrong secrets may have been why it failed.
  expect(open({ secrets: { SECRETS_KEY: "second" } }).has(first)).toBe(false);
  expect(open({ resumes: false }).has(first)).toBe(false);
  // Rolled back, it runs other code than was uploaded.
  forgetProgress(file);
  expect(open().has(first)).toBe(false);
});
