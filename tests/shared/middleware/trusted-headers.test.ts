import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("no header of a proxy is trusted but the one that docs/operating.md has for proxies", () => {
  const files = globSync(["shared/**/*.{ts,tsx}", "functions/**/*.{ts,tsx}"]);
  expect(files.length).toBeGreaterThan(500);
  const read = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:\.header|headers\.get)\(\s*"([\w-]+)"\s*\)/g)].map(
      ([, name = ""]) => name.toLowerCase(),
    ),
  );
  expect(read).toContain("authorization");
  const trusted = new Set(
    read.filter((name) => /^(?:cf|x|true|forwarded|via|fastly)\b/.test(name)),
  );
  expect(trusted).toEqual(new Set(["cf-connecting-ip"]));
  const guide = readFileSync("docs/operating.md", "utf8").toLowerCase();
  const section = guide.slice(guide.indexOf("## behind a proxy of your own"));
  for (const name of trusted) expect(section).toContain(`\n| \`${name}\` | `);
});
