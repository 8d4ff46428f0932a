import { describe, expect, it } from "vitest";
import { judgeTables as judge } from "#scripts/operate/setup/judge-tables.ts";

const own = ["first", "second", "third"];
const judgeTables = (tables: readonly string[], applied: readonly string[]) =>
  judge(tables, applied, own);
const noted = "__drizzle_migrations";

describe("a database for npm run setup", () => {
  it("may be empty, whatever the server keeps for itself", () => {
    for (const tables of [[], ["sqlite_sequence", "libsql_wasm_func_table"], [noted]]) {
      expect(judgeTables(tables, [])).toEqual({ isEmpty: true, missing: own.length });
    }
  });

  it("may be the service's own, of this version or an earlier one", () => {
    expect(judgeTables([noted, "users"], own)).toEqual({ isEmpty: false, missing: 0 });
    expect(judgeTables([noted, "users"], own.slice(0, 1))).toEqual({ isEmpty: false, missing: 2 });
  });

  it("is not somebody else's, whoever made its tables", () => {
    expect(() => judgeTables(["orders", "users"], [])).toThrow(
      /not of this service \(orders, users\)\. Make a new database/,
    );
    expect(() => judgeTables([..."abcdef"], [])).toThrow(/\(a, b, c, d, e, …\)/);
    expect(() => judgeTables([noted, "posts"], ["another project's"])).toThrow(
      /not of this service/,
    );
  });

  it("is not one that a later version has migrated", () => {
    expect(() => judgeTables([noted, "users"], [...own, "later"])).toThrow(
      /later version of this service: 1 of its migrations.*git pull/,
    );
  });
});
