import { docsApp } from "#shared/site/docs/docs-app.http.ts";
import { Pagination } from "#shared/site/docs/pagination.tsx";

/** `GET /docs/pagination`: how to read a list to its end. */
export default docsApp({
  path: "/docs/pagination",
  title: "Pagination",
  description: "How to read a list to its end, forward and backward.",
  body: (origin) => Pagination({ origin }),
});
