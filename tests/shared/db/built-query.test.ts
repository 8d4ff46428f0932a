import { globSync } from "node:fs";
import { join } from "node:path";
import { fillPlaceholders, type Placeholder, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { projectRoot } from "#scripts/run/local/places.ts";
import { selectCities } from "#shared/reference/packed/packed-rows.built.ts";
import { selectContributor } from "#shared/salaries/crowd/submissions.built.ts";

type Prepared = {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(result: { rows: unknown[] }, isFromBatch: boolean): unknown[];
};
type Query = { _prepare(): Prepared };
type Definition = (value: (name: string) => Placeholder) => Query;

/** Each query as Drizzle defines it, and as it was built. */
const queries = await Promise.all(
  globSync("shared/**/*.queries.ts", { cwd: projectRoot }).map(async (file) => {
    const path = join(projectRoot, file);
    const definitions: Record<string, Definition> = await import(path);
    const built: Record<string, unknown> = await import(path.replace(".queries.", ".built."));
    return Object.entries(definitions).map(
      ([name, define]) => [name, define, built[name] as (values: object) => Query] as const,
    );
  }),
);

it.each(queries.flat())(
  "%s is what Drizzle builds, and reads what Drizzle reads",
  (_, define, select) => {
    const values: Record<string, string | string[]> = {};
    const drizzle = define((value) => {
      values[value] = `the ${value}`;
      return sql.placeholder(value);
    })._prepare();
    const { sql: text, params } = drizzle.getQuery();
    const lists = { slugs: ["the slugs"], accounts: ["the accounts"], names: ["the names"] };
    const isList = Object.keys(values).some((value) => value in lists);
    const sent = select(isList ? { ...values, ...lists } : values)._prepare();
    expect(sent.getQuery()).toEqual({ sql: text, params: fillPlaceholders(params, values) });

    if (!text.startsWith("select")) return;
    const [, list = ""] = /^select (.*?) from /s.exec(text) ?? [];
    const width = list.split(", ").length + 20;
    for (const value of [1, 0, null]) {
      const rows = [Array.from({ length: width }, () => value)];
      expect(sent.mapResult({ rows }, true)).toEqual(drizzle.mapResult({ rows }, true));
    }
  },
);

it("expands a list to a parameter for each of its values", () => {
  const accounts = ["a", "b", "c"];
  const query = selectContributor({ accounts }) as unknown as Query;
  const { sql: text, params } = query._prepare().getQuery();
  expect([text.endsWith(" in (?, ?, ?)"), params]).toEqual([true, accounts]);
});

it("reads bytes as the database sends them", () => {
  const { mapResult } = (selectCities({ datasetId: 1, format: 1 }) as unknown as Query)._prepare();
  const rows = [[new Uint8Array([0, 255]).buffer, "checksum"]];
  const read = { body: new Uint8Array([0, 255]), checksum: "checksum" };
  expect(mapResult({ rows }, true)).toEqual([read]);
});
