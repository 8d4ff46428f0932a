import { fillPlaceholders, type Placeholder, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import * as access from "../../../schema/queries/access.ts";
import * as catalog from "../../../schema/queries/catalog.ts";
import * as crowd from "../../../schema/queries/crowd.ts";
import * as packed from "../../../schema/queries/packed.ts";
import * as reference from "../../../schema/queries/reference.ts";
import * as status from "../../../schema/queries/status.ts";
import * as built from "../../../shared/db/built-queries.ts";

type Prepared = {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(result: { rows: unknown[] }, isFromBatch: boolean): unknown[];
};
type Query = { _prepare(): Prepared };
type Definition = (value: (name: string) => Placeholder) => Query;

const definitions = Object.entries({
  ...{ ...access, ...catalog, ...crowd },
  ...{ ...packed, ...reference, ...status },
}) as unknown as [string, Definition][];
const ofName = new Map<string, unknown>(Object.entries(built));

it.each(definitions)("%s is what Drizzle builds, and reads what Drizzle reads", (name, define) => {
  const values: Record<string, string | string[]> = {};
  const drizzle = define((value) => {
    values[value] = `the ${value}`;
    return sql.placeholder(value);
  })._prepare();
  const select = ofName.get(name) as (given: typeof values) => Query;
  const { sql: text, params } = drizzle.getQuery();
  const lists = { slugs: ["the slugs"], accounts: ["the accounts"] };
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
});

it("expands a list to a parameter for each of its values", () => {
  const accounts = ["a", "b", "c"];
  const query = built.selectContributor({ accounts }) as unknown as Query;
  const { sql: text, params } = query._prepare().getQuery();
  expect([text.endsWith(" in (?, ?, ?)"), params]).toEqual([true, accounts]);
});

it("reads bytes as the database sends them", () => {
  const { mapResult } = (
    built.selectCities({ datasetId: 1, format: 1 }) as unknown as Query
  )._prepare();
  const rows = [[new Uint8Array([0, 255]).buffer, "checksum"]];
  const read = { body: new Uint8Array([0, 255]), checksum: "checksum" };
  expect(mapResult({ rows }, true)).toEqual([read]);
});
