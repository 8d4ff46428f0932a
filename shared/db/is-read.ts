import type { InArgs, InStatement } from "@libsql/client/http";

/** Only what is plainly a query: a common table expression can contain a write. */
export function isRead(statement: InStatement | string | [string, InArgs?]): boolean {
  const text =
    typeof statement === "string"
      ? statement
      : Array.isArray(statement)
        ? statement[0]
        : statement.sql;
  return /^\s*select\b/i.test(text);
}
