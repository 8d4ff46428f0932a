import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync("docs/conformance.md", "utf8");

it("each result is written by the command, and says which commit it is of", () => {
  const blocks = [...page.matchAll(/<!-- (\w+) -->\n(.*?)\n<!-- \/\1 -->/gs)];
  expect(blocks.map(([, name]) => name)).toEqual(["api", "clients", "mcp"]);
  for (const [, name, text = ""] of blocks) {
    expect(text, name).toMatch(/^Results of 20\d\d-\d\d-\d\d, of commit `[0-9a-f]{12}`/m);
  }
});

it("the text around them has no numbers that a later run would change", () => {
  const written = page.replace(/<!-- (\w+) -->.*?<!-- \/\1 -->/gs, "");
  expect(written).not.toMatch(/\d+ (?:operations|calls|tools|examples|scenarios|tests)\b/);
});
