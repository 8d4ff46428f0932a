import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#scripts/run/local/places.ts";
import { bindingsIn } from "#scripts/run/workers/bindings.ts";

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

it("are those of docs/operating.md, apart from those of local runs", () => {
  const [, section = ""] = read("docs/operating.md").split("\n## Variables\n");
  const [table = ""] = section.split("\n## ");
  const rows = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, names = ""]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const known = bindingsIn(
    read("shared/core/service-bindings.ts"),
    ...(["variable", "bucket"] as const),
  );
  expect(rows.sort()).toEqual([...known].sort());
});
