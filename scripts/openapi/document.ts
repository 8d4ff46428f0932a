import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { routes } from "../../functions/routes.ts";
import { serviceVersion } from "../../shared/core/service-version.ts";
import { finishSchemas } from "./finish-schemas.ts";
import { describeOperation } from "./operation.ts";
import { tags } from "./tags.ts";
import { describeWebhooks } from "./webhooks.ts";

const description = `What a job pays in the United States, and a person's job search beside it.

Figures are whole U.S. dollars per year. Every figure that carries a \`data_point_id\` can be traced, by
the lineage endpoint, to the published numbers it is made of. What no source tells is \`null\`.

Errors carry a code, a message for a person and advice for a program; \`/docs/errors\` explains each.
Text that is not well-formed Unicode, or holds NUL, is refused with 400 wherever it stands.
Unknown query parameters are ignored and named in \`X-Ignored-Params\`. What an operation answers to a
GET has an \`ETag\`, and \`If-None-Match\` is answered with 304; HEAD works wherever GET does.`;

/** The OpenAPI 3.1 document of every operation, as JSON text that ends with a newline. */
export function makeDocument(): string {
  const paths: ZodOpenApiPathsObject = {};
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
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [
      {
        url: "/",
        description: "Production: the service that this document comes from.",
        "x-internal": false,
      },
    ],
    tags: tags.map((tag) => ({ ...tag })),
    paths,
    webhooks: describeWebhooks(),
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
  finishSchemas(document);
  return `${JSON.stringify(document, null, 1)}\n`;
}
