import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { documentedCommands, rehearsed } from "../../scripts/rehearse/documented-commands.ts";

const document = readFileSync(join(import.meta.dirname, "../../docs/refresh.md"), "utf8");

it("rehearses the commands of docs/refresh.md in their order, in folders of its own", () => {
  const commands = documentedCommands(document);
  for (const { script } of commands) expect(Object.keys(packageJson.scripts)).toContain(script);
  const places = { release: "/r/oews", seeds: "/r/seeds", out: "/r/out", former: "2025.05-a" };
  const own = commands.map((command) => rehearsed(command, places));
  expect(own.map((command) => command && [command.script, ...command.args].join(" "))).toEqual([
    "seeds:refresh /r/oews --seeds /r/seeds",
    "calibrate --seeds /r/seeds",
    "db:load --stage --seeds /r/seeds",
    "moves --out /r/out/moves.md",
    "db:load --seeds /r/seeds",
    null,
    "data:export --out /r/out",
    null,
    "db:load --use 2025.05-a",
  ]);
});
