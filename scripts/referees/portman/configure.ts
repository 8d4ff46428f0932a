/** Portman's configuration: who calls, on what, and what is held against the document. */
import { routes } from "../../../functions/routes.ts";
import { examples } from "../../openapi/examples/read.ts";
import type { Callers, Records } from "./records.ts";

const on = { enabled: true };
const fuzzed = {
  requiredFields: on,
  minimumNumberFields: on,
  maximumNumberFields: on,
  minLengthFields: on,
  maxLengthFields: on,
};
const fits = { contentType: on, schemaValidation: on, headersPresent: on };
const everything = "*::/**";
/** They answer in either of two types; Portman wants one answer to be of both unless told which. */
const mcp = ["pipelineMcp", "salaryMcp"];

/** Contract tests of every operation, and variations of each request that have to be a 400. */
export function configure(callers: Callers, records: Records, receiverUrl: string): object {
  return {
    version: 1,
    globals: { stripResponseExamples: true },
    overwrites: [...credentials(callers), ...queries(), ...subjects(records, receiverUrl)],
    tests: {
      contractTests: [
        {
          openApiOperation: everything,
          statusSuccess: on,
          jsonBody: on,
          ...fits,
        },
      ],
      variationTests: [
        {
          openApiOperation: everything,
          openApiResponse: "400",
          variations: [
            {
              name: "fuzz",
              openApiResponse: "400",
              fuzzing: [{ requestBody: [fuzzed], requestQueryParams: [fuzzed] }],
              tests: { contractTests: [{ statusCode: on, jsonBody: on, ...fits }] },
            },
          ],
        },
      ],
    },
  };
}

function credentials({ key, token }: Callers) {
  // Nobody's limit is too low for the variations of what is open to everyone.
  const holders = { key, public: key, token } as const;
  return Object.entries(holders).map(([kind, credential]) => ({
    openApiOperationIds: routes
      .filter(({ access }) => access.kind === kind)
      .map(({ operationId }) => operationId),
    overwriteRequestSecurity: { bearer: { token: credential } },
  }));
}

/** Those of the recorded example calls. */
function queries() {
  return Object.entries(examples.operations).map(([openApiOperationId, { query = {} }]) => ({
    openApiOperationId,
    overwriteRequestQueryParams: Object.entries(query).map(([key, value]) => {
      return { key, value, overwrite: true, disable: false };
    }),
  }));
}

/**
 * The document's own examples, on records that exist. Portman breaks a bound only where the
 * example has the field: the bodies are filled up with what they leave out.
 */
function subjects(records: Records, receiverUrl: string) {
  const path = (openApiOperationIds: string[], value: string, key = "id") => ({
    openApiOperationIds,
    overwriteRequestPathVariables: [{ key, value, overwrite: true }],
  });
  const body = (openApiOperationIds: string[], values: Record<string, unknown>) => ({
    openApiOperationIds,
    overwriteRequestBody: Object.entries(values).map(([key, value]) => {
      return { key, value, overwrite: true };
    }),
  });
  const { job: jobId, contact: contactId, webhook: webhookId } = records;
  const [title, role] = ["Software Engineer", "software-engineer"];
  return [
    path(["getLineage"], records.dataPoint, "data_point_id"),
    path(["getJob", "updateJob", "updateJobStatus"], jobId),
    path(["deleteJob"], records.jobToDelete),
    path(["getContact", "updateContact"], contactId),
    path(["deleteContact"], records.contactToDelete),
    path(["updateWebhook", "rotateWebhookSecret"], webhookId),
    path(["getWebhookDelivery", "redeliverWebhook"], records.delivery),
    body(["createJob"], { contactIds: [contactId], currency: "USD" }),
    body(["updateJob"], { company: "Acme", title, contactIds: [contactId], currency: "USD" }),
    body(["createContact"], { jobIds: [jobId] }),
    body(["updateContact"], { name: "Grace Hopper", jobIds: [jobId] }),
    body(["logActivity"], { jobId, contactId }),
    body(["createCalendarEvent"], { jobId }),
    body(["registerWebhook", "updateWebhook"], { url: receiverUrl }),
    body(["testWebhook"], { webhookId }),
    body(["rotateWebhookSecret"], { secret: records.webhookSecret }),
    body(["deleteWebhook"], { webhookId: records.webhookToDelete }),
    body(["compareOffers"], {
      "offers[0].role": role,
      "offers[0].equity": { total: 160_000, vesting_years: 4 },
    }),
    {
      openApiOperationId: "readCalendarFeed",
      overwriteRequestQueryParams: [
        { key: "token", value: records.feedToken, overwrite: true, disable: false },
      ],
    },
    {
      openApiOperationIds: mcp,
      overwriteRequestHeaders: [{ key: "MCP-Protocol-Version", value: "2025-11-25", insert: true }],
    },
  ];
}
