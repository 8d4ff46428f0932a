import { globSync } from "node:fs";
import { join, posix } from "node:path";
import { Column, is, Param, Placeholder, SQL, sql } from "drizzle-orm";
import { projectRoot } from "#scripts/run/local/places.ts";

/** A query as Drizzle has built it; one that writes has no fields. */
interface Built {
  readonly _?: { readonly selectedFields: Readonly<Record<string, unknown>> };
  toSQL(): { sql: string; params: unknown[] };
}
type Definition = (value: (name: string) => Placeholder) => Built;

/**
 * The text of each `x.built.ts`, which has the queries of the `x.queries.ts` next to it, by its path.
 *
 * @throws {Error} for a query that it cannot describe.
 */
export async function writeQueries(): Promise<Map<string, string>> {
  const files = globSync("shared/**/*.queries.ts", { cwd: projectRoot }).sort();
  const written = new Map<string, string>();
  for (const file of files) {
    const path = file.replaceAll("\\", "/");
    written.set(path.replace(/\.queries\.ts$/, ".built.ts"), await writeFile(path));
  }
  return written;
}

async function writeFile(file: string): Promise<string> {
  const definitions: Record<string, Definition> = await import(join(projectRoot, file));
  const queries = Object.entries(definitions).map(([name, build]) =>
    writeQuery(`typeof queries.${name}`, name, build),
  );
  const helpers = ["placesOf", "readBoolean", "readBytes", "valuesOf"];
  const used = helpers.filter((helper) => queries.join().includes(`${helper}(`));
  const source = posix.basename(file);
  return [
    `/** Written by \`npm run generate -- queries\` from \`${source}\`. Do not edit. */`,
    `import { ${["builtQuery", ...used].join(", ")} } from "#shared/db/built-query.ts";`,
    `import type * as queries from "./${source}";`,
    "",
    ...queries,
  ].join("\n");
}

/** Marked as pure, so that a bundle has only the queries that it uses. */
function writeQuery(type: string, name: string, build: Definition): string {
  const query = build((placeholder) => sql.placeholder(placeholder));
  const { sql: text, params } = query.toSQL();
  const fields = Object.entries(query._?.selectedFields ?? {}).map(
    ([field, column], at) => `${nameOf(field)}: ${writeField(column, `row[${at}]`)}`,
  );
  const { sql: builder, isList } = splitLists(text, params);
  const values = params.map((param, at) =>
    isList.has(at) ? `...valuesOf(${writeParam(param)})` : writeParam(param),
  );
  return `export const ${name} = /* @__PURE__ */ builtQuery<${type}>(
  ${builder},
  (${params.some(isNamed) ? "values" : ""}) => [${values.join(", ")}],
  (${fields.length > 0 ? "row" : ""}) => ({ ${fields.join(", ")} }),
);
`;
}

/** The text as an expression, and the parameters that stand alone after `in`: see `listOf`. */
function splitLists(text: string, params: readonly unknown[]) {
  const isList = new Set<number>();
  const parts = text.split("?").slice(0, -1);
  for (const [at, before] of parts.entries()) {
    const after = text.slice(parts.slice(0, at + 1).join("?").length + 1);
    if (isNamed(params[at]) && before.endsWith(" in (") && after.startsWith(")")) isList.add(at);
  }
  if (isList.size === 0) return { sql: JSON.stringify(text), isList };
  const pieces = text.split("?").map((piece, at) => {
    const place = isList.has(at) ? `placesOf(${writeParam(params[at])})` : '"?"';
    return at < params.length ? `${JSON.stringify(piece)} + ${place}` : JSON.stringify(piece);
  });
  return { sql: `(values) => ${pieces.join(" + ")}`, isList };
}

function isNamed(param: unknown): boolean {
  return is(param, Placeholder) || (is(param, Param) && is(param.value, Placeholder));
}

function writeParam(param: unknown): string {
  if (is(param, Placeholder)) return `values.${param.name}`;
  if (!is(param, Param)) return JSON.stringify(param);
  if (!is(param.value, Placeholder)) throw new Error("a parameter has not been encoded");
  // Values are sent as they are: `true` would have to be 1.
  if (param.encoder.mapToDriverValue(1) !== 1 || param.encoder.mapToDriverValue("a") !== "a") {
    throw new Error(`the values of ${param.value.name} would have to be encoded`);
  }
  return `values.${param.value.name}`;
}

function writeField(field: unknown, value: string): string {
  if (is(field, SQL) || is(field, SQL.Aliased)) {
    const { decoder } = (is(field, SQL) ? field : field.sql) as unknown as {
      decoder: { mapFromDriverValue(value: unknown): unknown };
    };
    if (decoder.mapFromDriverValue("a") === "a") return value;
    if (is(decoder, Column)) return writeField(decoder, value);
    throw new Error("an expression would have to be decoded");
  }
  if (!is(field, Column)) throw new Error("only columns and expressions can be selected");
  if (field.columnType === "SQLiteBoolean") return `readBoolean(${value})`;
  if (field.getSQLType() === "blob") return `readBytes(${value})`;
  if (field.mapFromDriverValue !== Column.prototype.mapFromDriverValue) {
    throw new Error(`column ${field.name} would have to be decoded`);
  }
  return value;
}

/** A field's name as an object literal has it. */
function nameOf(field: string): string {
  return /^[a-z]\w*$/i.test(field) ? field : JSON.stringify(field);
}
