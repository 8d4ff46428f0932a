import { docsApp } from "#shared/http/contexts/pages/docs-app.ts";
import { BulkData } from "#shared/site/docs/bulk-data.tsx";

/** `GET /docs/data`: many figures at once, as files, tables and in spreadsheets. */
export default docsApp({
  path: "/docs/data",
  title: "Bulk data",
  description: "All figures as CSV and Parquet files, in a notebook or a spreadsheet.",
  body: (origin) => BulkData({ origin }),
});
