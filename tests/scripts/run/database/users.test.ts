import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { countUsers, noteUser } from "#scripts/run/database/users.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

it("users that have exited are removed, but not the file of one that is just being noted", () => {
  const folder = temporaryFolder();
  const exited = { pid: 2 ** 22 + 1, starters: [], args: [] };
  expect([noteUser(folder, exited), noteUser(folder, exited)]).toEqual([true, false]);
  writeFileSync(join(folder, "7430.json.7459"), "");
  expect(countUsers(folder)).toBe(0);
  expect(readdirSync(folder)).toEqual(["7430.json.7459"]);
});
