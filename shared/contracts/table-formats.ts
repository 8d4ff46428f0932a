/** The formats of a table, by the names that `format` takes. */
export const tableFormats = { json: "application/json", csv: "text/csv" } as const;

/** Media types of an operation whose response is JSON or a table. */
export const tableMedia = [tableFormats.json, tableFormats.csv] as const;
