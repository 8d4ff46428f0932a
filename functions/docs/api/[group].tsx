import * as z from "zod/mini";
import { pageApp } from "../../../shared/http/contexts/pages/page-app.ts";
import { siteOrigin } from "../../../shared/http/request/site.ts";
import { reference, referencePage } from "../../../shared/pages/docs/reference-page.tsx";
import { notFoundPage } from "../../../shared/pages/error-page.tsx";

/** `GET /docs/api/{group}`: the operations of a group, from the OpenAPI document. */
export default pageApp({
  path: "/docs/api/:group",
  query: z.object({}),
  cache: "static",
  async handle(c) {
    const page = referencePage(c.req.param("group") ?? "", siteOrigin(c));
    return (
      page ??
      notFoundPage({
        title: "There is no such group of operations",
        nearest: reference.groups.map(({ slug, name }) => ({ path: `/docs/api/${slug}`, name })),
      })
    );
  },
});
