import { createDocument } from "zod-openapi";
import { routes } from "../../functions/routes.ts";
import { serviceVersion } from "../../shared/middleware/stamp-version.ts";
import { describeOperation } from "./operation.ts";

/** The OpenAPI 3.1 document of every operation, as JSON text that ends with a newline. */
export function makeDocument(): string {
  const paths: Record<string, Record<string, ReturnType<typeof describeOperation>>> = {};
  for (const endpoint of routes) {
    const path = endpoint.path.replace(/:([A-Za-z_]+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method]: describeOperation(endpoint) };
  }
  const document = createDocument({
    openapi: "3.1.0",
    info: {
      title: "Compensation Intelligence",
      version: serviceVersion,
      summary: "U.S. pay by role, city and experience, from public data, with its sources.",
      description:
        "Figures are whole U.S. dollars per year. Every figure that carries a `data_point_id` can be traced to the published numbers it is made of.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "http://localhost:8787", description: "`npm start`" }],
    tags: [{ name: "Salary Data API" }, { name: "Job Pipeline API" }],
    paths,
    components: {
      securitySchemes: {
        intelligenceKey: {
          type: "http",
          scheme: "bearer",
          description: "A key of the Salary Data API, `intelligence_…`.",
        },
        pipelineToken: {
          type: "http",
          scheme: "bearer",
          description: "A token of the Job Pipeline API, `ext_…`.",
        },
      },
    },
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}
