import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { routes } from "#functions/routes.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import { maxLinksPerRecord, pipelineBoundsOf } from "#shared/access/tiers.ts";
import { PipelineError, SalaryErrorDetails } from "#shared/contract/envelope.response.ts";
import { exampleContact, exampleOrigin } from "#shared/contract/localize-document.ts";
import { grouped } from "#shared/core/format.ts";
import { serviceVersion, specificationVersion } from "#shared/core/service-version.ts";
import { describeScope } from "#shared/oauth/describe-scope.ts";
import { describeAuthorizationServer, oauthPaths } from "#shared/oauth/metadata.ts";
import { statusChangeBytes } from "#shared/pipeline/jobs/move-job.ts";
import { finishDocument } from "./finish-document.ts";
import { describeOperation } from "./operation.ts";
import { tags } from "./tags.ts";
import { describeWebhooks } from "./webhooks.ts";

const { scopes_supported } = describeAuthorizationServer(exampleOrigin);
const oauthScopes = Object.fromEntries(
  scopes_supported.map((scope) => [scope, describeScope(scope)]),
);

const full = pipelineBoundsOf("ultra");

const description = `What jobs pay in the United States, and tools for a person's job search.

Figures are in whole U.S. dollars per year. The lineage endpoint traces every figure with a
\`data_point_id\` to the published numbers behind it. A value that no source provides is \`null\`; equity
and signing bonuses, which no public source reports by role, are 0.

Responses can gain fields at any time, which clients should ignore; requests with unknown fields are rejected.
Errors have a code, a message for people and a recovery strategy for programs; \`/docs/errors\` explains each.
Any text that is not well-formed Unicode or contains NUL is rejected with 400. Unknown query
parameters are ignored and listed in \`X-Ignored-Params\`. Responses to GET have an \`ETag\`; a matching
\`If-None-Match\` returns 304. Every operation that supports GET supports HEAD.

A pipeline can have ${grouped(full.jobs)} jobs, ${grouped(full.contacts)} contacts, ${grouped(full.links)} links between them,
${grouped(full.entries)} activities, calendar events and mood check-ins together, and ${grouped(full.textBytes / 1_000_000)} MB of text, of which a status change
counts as ${statusChangeBytes} bytes; on the Free plan a fifth of each. A job can be linked to
${grouped(maxLinksPerRecord)} contacts, and a contact to ${grouped(maxLinksPerRecord)} jobs. A write that would exceed one of them is 400 and names the
number; what an account has beyond them stays. A page of a list can have fewer records than \`limit\` if they are
very large: there are more as long as \`nextCursor\` is not null.`;

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
      version: specificationVersion,
      summary: "U.S. pay by role, city and experience, from public data, with its sources.",
      description,
      license: { name: "MIT", identifier: "MIT" },
      contact: exampleContact,
      // The same as in the header `Service-Version`.
      "x-service-version": serviceVersion,
      // The version of the code, which does not change with the other two.
      "x-release": releaseVersion(),
    },
    servers: [
      {
        url: exampleOrigin,
        description: "Production: the service; in the repository, an example of its origin.",
        "x-internal": false,
      },
    ],
    tags: tags.map((tag) => ({ ...tag })),
    paths,
    webhooks: describeWebhooks(),
    components: {
      schemas: { SalaryErrorDetails, PipelineError },
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
        oauth: {
          type: "oauth2",
          description:
            "An access token of the account (OAuth 2.1 with PKCE). One of the resource `/api` opens both APIs and their MCP servers, one of an MCP server that alone. A device without a browser asks at `/oauth/device_authorization` (RFC 8628).",
          flows: {
            authorizationCode: {
              authorizationUrl: exampleOrigin + oauthPaths.authorize,
              tokenUrl: exampleOrigin + oauthPaths.token,
              refreshUrl: exampleOrigin + oauthPaths.token,
              scopes: oauthScopes,
            },
          },
        },
      },
    },
  });
  return `${JSON.stringify(finishDocument(document), null, 1)}\n`;
}

function releaseVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  return version;
}
