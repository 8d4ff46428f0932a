import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { countUsers, noteUser } from "#scripts/run/database/users.ts";

it("users that have exited are removed, but not the file of one that is just being noted", () => {
  const folder = mkdtempSync(join(tmpdir(), "users-"));
  try {
    const exited = { pid: 2 ** 22 + 1, starters: [], args: [] };
    expect([noteUser(folder, exited), noteUser(folder, exited)]).toEqual([true, false]);
    writeFileSync(join(folder, "7430.json.7459"), "");
    expect(countUsers(folder)).toBe(0);
    expect(readdirSync(folder)).toEqual(["7430.json.7459"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
