import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { scripts } from "../../package.json" with { type: "json" };

const commands = Object.keys(scripts);
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /(?:\.(?:[cm]?[jt]sx?|md|json|ya?ml|toml)|\.ci\/run)$/.test(file))
  .filter((file) => !/package-lock\.json$|^seeds\/tables\//.test(file));

describe("the commands of package.json", () => {
  it("are at most 40, each a word, or a noun and a verb", () => {
    expect(commands.length).toBeLessThanOrEqual(40);
    for (const name of commands) expect(name).toMatch(/^[a-z]+(?::[a-z]+)?$/);
  });

  it("are all in the table of CONTRIBUTING.md, once", () => {
    const contributing = readFileSync("CONTRIBUTING.md", "utf8");
    const [, table = ""] =
      /<!-- commands -->\n(?:.*\n){2}([\s\S]*)<!-- \/commands -->/.exec(contributing) ?? [];
    const listed = table
      .split("\n")
      .flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)])
      .map(([, name]) => name);
    expect(listed.sort()).toEqual(commands.toSorted());
  });

  it("are the only ones that a document, a message or a workflow names", () => {
    const unknown = files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\bnpm run (?:--silent |-s )?([a-z][\w:-]*)/g)]
        .map(([, name = ""]) => name)
        .filter((name) => !commands.includes(name))
        .map((name) => `${file}: npm run ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
