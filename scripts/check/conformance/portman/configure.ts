/** Portman's configuration: callers, records to call on, and the checks of each response. */
import { routes } from "../../../../functions/routes.ts";
import { examples } from "../../../generate/openapi/examples/read.ts";
import type { Callers, Records } from "./records.ts";

const on = { enabled: true };
const fuzzing = {
  requiredFields: on,
  minimumNumberFields: on,
  maximumNumberFields: on,
  minLengthFields: on,
  maxLengthFields: on,
};
const responseChecks = { contentType: on, schemaValidation: on, headersPresent: on, jsonBody: on };
const everything = "*::/**";
/** These respond with one of two content types. Portman expects both in one response unless the revision is fixed. */
const mcp = ["pipelineMcp", "salaryMcp", "publicMcp"];
/** Queries that differ from those of the example calls. */
const queries: Record<string, Record<string, string>> = {
  // A rehearsal lists what is wrong and is a success.
  importPipeline: { dryRun: "false" },
};

/** Contract tests of every operation, and variations of each request that must return 400. */
export function configure({ key, token }: Callers, { params, feedToken }: Records): object {
  // Public operations are called with a key as well: an address's limit is too low for their variations.
  const holders = { key, public: key, token } as const;
  return {
    version: 1,
    globals: { stripResponseExamples: true },
    overwrites: [
      ...routes.map(({ operationId, access }) => ({
        openApiOperationId: operationId,
        overwriteRequestSecurity: { bearer: { token: holders[access.kind] } },
        overwriteRequestPathVariables: overwrite(params[operationId]),
        overwriteRequestQueryParams: overwrite({
          ...examples.operations[operationId]?.query,
          ...queries[operationId],
          ...(operationId === "readCalendarFeed" ? { token: feedToken } : {}),
        }),
      })),
      {
        openApiOperationIds: mcp,
        overwriteRequestHeaders: [
          { key: "MCP-Protocol-Version", value: "2025-11-25", insert: true },
        ],
      },
    ],
    tests: {
      contractTests: [{ openApiOperation: everything, statusSuccess: on, ...responseChecks }],
      variationTests: [
        {
          openApiOperation: everything,
          openApiResponse: "400",
          variations: [
            {
              name: "fuzz",
              openApiResponse: "400",
              fuzzing: [{ requestBody: [fuzzing], requestQueryParams: [fuzzing] }],
              tests: { contractTests: [{ statusCode: on, ...responseChecks }] },
            },
          ],
        },
      ],
    },
  };
}

function overwrite(values: Readonly<Record<string, string>> = {}) {
  return Object.entries(values).map(([key, value]) => {
    return { key, value, overwrite: true, disable: false };
  });
}
