import { BulkData } from "#shared/site/docs/bulk-data.tsx";
import { docsApp } from "#shared/site/docs/docs-app.http.ts";

/** `GET /docs/data`: many figures at once, as files, tables and in spreadsheets. */
export default docsApp({
  path: "/docs/data",
  title: "Bulk data",
  description: "All figures as CSV and Parquet files, in a notebook or a spreadsheet.",
  body: (origin) => BulkData({ origin }),
});
