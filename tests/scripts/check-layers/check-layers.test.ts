import { describe, expect, it } from "vitest";
import { checkLayers } from "../../../scripts/check-layers/check-layers.ts";
import { importsIn } from "../../../scripts/check-layers/read-imports.ts";

const check = (files: Record<string, string[]>) =>
  checkLayers(Object.entries(files).map(([file, imports]) => ({ file, imports })));

describe("checkLayers", () => {
  it("accepts imports of lower layers and of http's contexts", () => {
    expect(
      check({
        "shared/core/errors.ts": [],
        "shared/pipeline/create-job.ts": ["shared/core/errors.ts"],
        "shared/http/contexts/pipeline-context.ts": ["shared/pipeline/create-job.ts"],
        "shared/http/app.ts": ["shared/http/contexts/pipeline-context.ts"],
        "functions/worker.ts": ["shared/http/app.ts"],
      }),
    ).toEqual([]);
  });

  it("names the file and the rule if a domain imports http", () => {
    const faults = check({
      "shared/salaries/compare.ts": ["shared/http/env.ts"],
      "shared/http/env.ts": [],
    });
    expect(faults).toEqual([
      "shared/salaries/compare.ts imports shared/http/env.ts: salaries may not import http.",
    ]);
  });

  it("rejects a domain in http outside contexts, functions in shared, and unlisted folders", () => {
    const faults = check({
      "shared/http/handle.ts": ["shared/webhooks/sweep.ts"],
      "shared/webhooks/sweep.ts": ["functions/worker.ts"],
      "shared/extras/new.ts": ["shared/core/errors.ts"],
      "shared/core/errors.ts": [],
    });
    expect(faults).toHaveLength(3);
    expect(faults.join("\n")).toMatch(/only http\/contexts may import webhooks/);
    expect(faults.join("\n")).toMatch(/shared\/ never imports functions\//);
    expect(faults.join("\n")).toMatch(/shared\/extras is missing/);
  });

  it("keeps the package of strangers apart from the project, and its client from its terminal", () => {
    const faults = check({
      "sdk/src/index.ts": ["shared/core/ids.ts", "sdk/src/cli/run.ts"],
      "sdk/src/cli/run.ts": ["sdk/src/version.ts"],
      "sdk/src/version.ts": [],
      "shared/core/ids.ts": [],
      "functions/docs.tsx": ["sdk/src/version.ts"],
    });
    expect(faults).toEqual([
      "sdk/src/index.ts imports shared/core/ids.ts: sdk/ is a package of its own.",
      "sdk/src/index.ts imports sdk/src/cli/run.ts: the client runs where there is no terminal.",
      "functions/docs.tsx imports sdk/src/version.ts: the service does not call itself.",
    ]);
  });

  it("finds import cycles of files and pairs of sibling folders", () => {
    const faults = check({
      "shared/pipeline/search/a.ts": ["shared/pipeline/transfer/b.ts"],
      "shared/pipeline/transfer/b.ts": [],
      "shared/pipeline/transfer/c.ts": ["shared/pipeline/search/d.ts"],
      "shared/pipeline/search/d.ts": [],
      "shared/core/x.ts": ["shared/core/y.ts"],
      "shared/core/y.ts": ["shared/core/z.ts"],
      "shared/core/z.ts": ["shared/core/x.ts"],
    });
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(/x\.ts, shared\/core\/y\.ts, shared\/core\/z\.ts/);
    expect(faults[1]).toMatch(/pipeline\/search and shared\/pipeline\/transfer import each other/);
  });
});

describe("importsIn", () => {
  it("reads types, re-exports, side effects and imports over several lines", () => {
    const text = [
      'import type { A } from "./a.ts";',
      'export { b } from "../b.ts";',
      'import "./c.ts";',
      'import {\n  d,\n} from "./deep/d.ts";',
      'const e = await import("./e.ts");',
      'import { z } from "zod";',
    ].join("\n");
    expect(importsIn("shared/core/x.ts", text)).toEqual([
      "shared/core/a.ts",
      "shared/b.ts",
      "shared/core/c.ts",
      "shared/core/deep/d.ts",
      "shared/core/e.ts",
    ]);
  });
});
