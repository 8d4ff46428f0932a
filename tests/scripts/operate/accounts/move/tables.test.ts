import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import * as schema from "../../../../../schema/index.ts";
import { movedTables, moveRules } from "../../../../../scripts/operate/accounts/move/tables.ts";
import { ownedTables } from "../../../../../shared/accounts/deletion/owned-tables.ts";

const tables = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table));

/** What the loader writes: datasets, and whatever belongs to one of them. */
const isReference = ({ name, columns }: (typeof tables)[number]) =>
  name === "datasets" || columns.some((column) => column.name === "dataset_id");

describe("every table", () => {
  it.each(tables.filter((table) => !isReference(table)).map(({ name }) => name))(
    "%s has a rule for accounts that move",
    (name) => {
      expect(
        Object.keys(moveRules),
        "say in scripts/operate/accounts/move/tables.ts whether its rows are copied",
      ).toContain(name);
    },
  );

  it("with a rule exists, and those of accounts are copied, derived, or left for a reason", () => {
    const names = tables.map(({ name }) => name);
    expect(Object.keys(moveRules).filter((name) => !names.includes(name))).toEqual([]);
    const moved = movedTables().map(({ name }) => name);
    const left = ownedTables().filter(({ name }) => !moved.includes(name));
    expect(left.map(({ name }) => name).sort()).toEqual([
      "challenges",
      "import_locks",
      "mail_counts",
    ]);
  });
});

it("rows are inserted after those that they refer to", () => {
  const order = movedTables().map(({ name }) => name);
  for (const { name, foreignKeys } of tables) {
    for (const key of foreignKeys) {
      const other = getTableConfig(key.reference().foreignTable).name;
      if (other === name || !order.includes(name)) continue;
      expect(order.indexOf(other), `${name} refers to ${other}`).toBeLessThan(order.indexOf(name));
      expect(order).toContain(other);
    }
  }
});
