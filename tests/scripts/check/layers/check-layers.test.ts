import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkLayers, checkRoads } from "#scripts/check/layers/check-layers.ts";
import { importsIn, readImports } from "#scripts/check/layers/read-imports.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** @param files the files that each imports, or its text. */
const check = (files: Record<string, string[] | string>) =>
  checkLayers(
    Object.entries(files).map(([file, given]) =>
      typeof given === "string"
        ? { file, ...importsIn(file, given), exported: [] }
        : { file, imports: given, values: [], packages: [], longWays: [], names: [], exported: [] },
    ),
  );

it("packages that a check has installed are not the project's code", async () => {
  const root = temporaryFolder();
  for (const file of ["shared/core/errors.ts", "scripts/check/tools/node_modules/a/lib.ts"]) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  const files = (await readImports(root)).map(({ file }) => file);
  expect(files).toEqual(["shared/core/errors.ts"]);
});

describe("checkLayers", () => {
  it("accepts imports of lower layers, and of what joins HTTP and a noun", () => {
    expect(
      check({
        "shared/core/errors.ts": [],
        "shared/pipeline/jobs/create-job.ts": ["shared/core/errors.ts"],
        "shared/middleware/env.ts": ["shared/core/errors.ts"],
        "shared/pipeline/jobs/job-context.http.ts": ["shared/middleware/env.ts"],
        "shared/middleware/app.ts": [],
        "shared/api/operation.http.ts": ["shared/middleware/app.ts"],
        "functions/worker.ts": ["shared/middleware/app.ts", "shared/api/operation.http.ts"],
      }),
    ).toEqual([]);
  });

  it("names the file and the rule if a noun imports the middleware, or a later noun", () => {
    const faults = check({
      "shared/salaries/compare/compare.ts": ["shared/middleware/env.ts"],
      "shared/salaries/offers/offers.ts": ["shared/pipeline/jobs/job.response.ts"],
      "shared/middleware/env.ts": [],
    });
    expect(faults).toEqual([
      "shared/salaries/offers/offers.ts imports shared/pipeline/jobs/job.response.ts: salaries may not import pipeline.",
      "shared/salaries/compare/compare.ts imports shared/middleware/env.ts: what knows no HTTP imports neither that nor *.http.ts.",
    ]);
  });

  it("rejects a noun in the middleware, functions in shared, and unlisted folders", () => {
    const faults = check({
      "shared/middleware/handle.ts": ["shared/webhooks/delivery/sweep.ts"],
      "shared/webhooks/delivery/sweep.ts": ["functions/worker.ts"],
      "shared/extras/new.ts": ["shared/core/errors.ts"],
      "shared/core/errors.ts": [],
    });
    expect(faults).toHaveLength(3);
    expect(faults.join("\n")).toMatch(/middleware may not import webhooks/);
    expect(faults.join("\n")).toMatch(/shared\/ never imports functions\//);
    expect(faults.join("\n")).toMatch(/shared\/extras is missing/);
  });

  it("keeps Hono and JSX out of what a noun does", () => {
    const faults = check({
      "shared/pipeline/jobs/job-card.tsx": 'import { raw } from "hono/html";',
      "shared/pipeline/jobs/job.page.tsx": 'import { raw } from "hono/html";',
      "shared/pipeline/jobs/job-typed.page.ts": 'import { show } from "./job.page.tsx";',
      "shared/pipeline/jobs/read-job.ts": 'import type { State } from "./job.page.tsx";',
      "shared/webhooks/log/show.ts": 'import type { Context } from "hono";',
      "shared/webhooks/log/show.http.ts": 'import type { Context } from "hono";',
      "shared/webhooks/log/read-log.ts": 'import { show } from "./show.http.ts";',
      "shared/html/page.ts": 'import type { JSX } from "hono/jsx";\nimport { Hono } from "hono";',
      "shared/middleware/app.ts": 'import { Hono } from "hono";',
    });
    expect(faults).toEqual([
      "shared/pipeline/jobs/job-card.tsx: of a noun, only *.page.tsx has JSX.",
      "shared/pipeline/jobs/job-card.tsx imports hono/html: what knows Hono ends in .http.ts.",
      "shared/pipeline/jobs/read-job.ts imports shared/pipeline/jobs/job.page.tsx: what a noun does knows none of its pages.",
      "shared/webhooks/log/show.ts imports hono: what knows Hono ends in .http.ts.",
      "shared/webhooks/log/read-log.ts imports shared/webhooks/log/show.http.ts: what knows no HTTP imports neither that nor *.http.ts.",
      "shared/html/page.ts imports hono: what knows Hono ends in .http.ts.",
    ]);
  });

  it("keeps the schemas of responses out of bundles", () => {
    const faults = check({
      "shared/pipeline/jobs/job.response.ts": 'import * as z from "zod";',
      "shared/pipeline/jobs/job.request.ts": 'import * as z from "zod";',
      "shared/pipeline/jobs/create-job.ts": 'import { Job } from "./job.response.ts";',
      "shared/pipeline/jobs/read-job.ts": 'import type { Job } from "./job.response.ts";',
      "scripts/openapi/document.ts":
        'import { Job } from "../../shared/pipeline/jobs/job.response.ts";',
    });
    expect(faults).toEqual([
      "shared/pipeline/jobs/job.request.ts imports zod: in a bundle belongs zod/mini; only *.response.ts has zod.",
      "shared/pipeline/jobs/create-job.ts imports shared/pipeline/jobs/job.response.ts: only its types, because it is in no bundle.",
    ]);
  });

  it("keeps the tables below everything, and the tests apart from what operators run", () => {
    const faults = check({
      "schema/pipeline.ts": ["shared/core/ids.ts"],
      "shared/core/ids.ts": ["scripts/operate/keys.ts"],
      "scripts/operate/keys.ts": ["functions/worker.ts"],
      "scripts/measure/bench/actions.ts": ["scripts/run/stage/database.ts"],
      "scripts/run/stage/database.ts": ["tests/support/whole.ts"],
      "scripts/operate/deploy/upload.ts": ["scripts/run/stage/database.ts"],
      "scripts/check/schema.ts": ["scripts/measure/bench.ts"],
      "scripts/other/tidy.ts": ["scripts/run/start.ts"],
    });
    expect(faults).toEqual([
      "schema/pipeline.ts imports shared/core/ids.ts: schema/ never imports shared/.",
      "shared/core/ids.ts imports scripts/operate/keys.ts: shared/ never imports scripts/.",
      "scripts/run/stage/database.ts imports tests/support/whole.ts: scripts/ never imports tests/.",
      "scripts/operate/deploy/upload.ts imports scripts/run/stage/database.ts: what operators run starts no service with the keys of the tests.",
      "scripts/check/schema.ts imports scripts/measure/bench.ts: check may not import measure.",
      "scripts/other/tidy.ts: a script is in one of the rooms run, generate, check, operate, release, measure.",
    ]);
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

  it("finds cycles of files, and of folders by way of any number of others", () => {
    const faults = check({
      "shared/pipeline/jobs/a.ts": ["shared/pipeline/board/b.ts"],
      "shared/pipeline/board/b.ts": [],
      "shared/pipeline/board/c.ts": ["shared/pipeline/funnel/d.ts"],
      "shared/pipeline/funnel/d.ts": [],
      "shared/pipeline/funnel/e.ts": ["shared/pipeline/jobs/f.ts"],
      "shared/pipeline/jobs/f.ts": [],
      "shared/core/x.ts": ["shared/core/y.ts"],
      "shared/core/y.ts": ["shared/core/z.ts"],
      "shared/core/z.ts": ["shared/core/x.ts"],
    });
    expect(faults).toEqual([
      "Files import each other: shared/core/x.ts, shared/core/y.ts, shared/core/z.ts.",
      "shared/pipeline/board and shared/pipeline/funnel and shared/pipeline/jobs import each other: shared/pipeline/board/c.ts → shared/pipeline/funnel/d.ts, shared/pipeline/funnel/e.ts → shared/pipeline/jobs/f.ts, shared/pipeline/jobs/a.ts → shared/pipeline/board/b.ts.",
    ]);
  });
});

describe("importsIn", () => {
  it("reads types, re-exports, side effects and imports over several lines", () => {
    const text = [
      'import type { A } from "./a.ts";',
      'export { b } from "../b.ts";',
      'import "./c.ts";',
      'import {\n  d,\n} from "./deep/d.ts";',
      `const e = await import${'("./e.ts")'};`,
      'import type {\n  F,\n} from "./f.ts";',
      'import { z } from "zod";',
      'import { g } from "#shared/db/g.ts";',
      "const quoted = `import { h } from '../h.ts';`;",
    ].join("\n");
    expect(importsIn("shared/core/x.ts", text)).toEqual({
      imports: [
        "shared/core/a.ts",
        "shared/b.ts",
        "shared/core/c.ts",
        "shared/core/deep/d.ts",
        "shared/core/e.ts",
        "shared/core/f.ts",
        "shared/db/g.ts",
      ],
      values: [
        ...["shared/b.ts", "shared/core/c.ts", "shared/core/deep/d.ts", "shared/core/e.ts"],
        "shared/db/g.ts",
      ],
      packages: ["zod"],
      longWays: [],
      names: [
        ...["shared/core/a.ts A", "shared/b.ts b", "shared/core/deep/d.ts d", "shared/core/e.ts *"],
        ...["shared/core/f.ts F", "shared/db/g.ts g"],
      ],
    });
  });

  it("names what counts dots although it has a name", () => {
    const text = [
      'import { near } from "../near.ts";',
      'import { far } from "../../db/far.ts";',
      'import { root } from "../schema/root.ts";',
    ].join("\n");
    expect(importsIn("shared/core/deep/x.ts", text).longWays).toEqual(["../../db/far.ts"]);
    expect(importsIn("shared/x.ts", text).longWays).toEqual(["../schema/root.ts"]);
    // A package of its own has no such names.
    expect(importsIn("sdk/src/x.ts", text).longWays).toEqual([]);
    expect(
      checkRoads([{ file: "shared/x.ts", ...importsIn("shared/x.ts", text), exported: [] }]),
    ).toContain('shared/x.ts imports "../schema/root.ts": write "#schema/root.ts".');
  });
});

describe("readImports", () => {
  it("fails at an import that it cannot follow, instead of passing over it", async () => {
    const root = temporaryFolder();
    mkdirSync(join(root, "shared"));
    writeFileSync(join(root, "shared/a.ts"), `import { b } from ${'"#shared/b.ts"'};`);
    await expect(readImports(root)).rejects.toThrow("shared/a.ts imports shared/b.ts");
    writeFileSync(join(root, "shared/b.ts"), "");
    expect(await readImports(root)).toMatchObject([{ imports: ["shared/b.ts"] }, {}]);
  });
});
