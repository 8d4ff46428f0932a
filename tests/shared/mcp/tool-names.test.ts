import { expect, it } from "vitest";
import { toolsOf } from "#tests/support/tools-of.ts";

it("no two servers have a tool of the same name, so that an agent can use all of them at once", () => {
  const names = Object.values(toolsOf).flatMap((tools) => tools.map(({ name }) => name));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  for (const name of names) expect(name).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
});
