import * as z from "zod/mini";
import { notFoundPage } from "#shared/html/error-page.tsx";
import { pageApp } from "#shared/html/serve/page-app.http.ts";
import { readContent } from "#shared/middleware/request/content.ts";
import { siteOrigin } from "#shared/middleware/request/site.ts";
import groups from "#shared/site/docs/groups.json";
import { type OperationGroup, referenceFile } from "#shared/site/docs/reference.ts";
import { referencePage } from "#shared/site/docs/reference-page.tsx";

/** `GET /docs/api/{group}`: the operations of a group, from the OpenAPI document. */
export default pageApp({
  path: "/docs/api/:group",
  query: z.object({}),
  cache: "static",
  async handle(c) {
    const known = groups.find(({ slug }) => slug === c.req.param("group"));
    if (!known) {
      return notFoundPage({
        title: "There is no such group of operations",
        nearest: groups.map(({ slug, name }) => ({ path: `/docs/api/${slug}`, name })),
      });
    }
    const group: OperationGroup = JSON.parse(await readContent(c, referenceFile(known.slug)));
    return referencePage(group, siteOrigin(c));
  },
});
