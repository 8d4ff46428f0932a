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
const responseChecks = { contentType: on, schemaValidation: on, headersPresent: on };
const everything = "*::/**";
/** These respond with one of two content types. Portman expects both in one response unless the revision is fixed. */
const mcp = ["pipelineMcp", "salaryMcp", "publicMcp"];

/** Contract tests of every operation, and variations of each request that must return 400. */
export function configure(callers: Callers, records: Records, receiverUrl: string): object {
  return {
    version: 1,
    globals: { stripResponseExamples: true },
    overwrites: [...credentials(callers), ...queries(), ...targets(records, receiverUrl)],
    tests: {
      contractTests: [
        {
          openApiOperation: everything,
          statusSuccess: on,
          jsonBody: on,
          ...responseChecks,
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
              fuzzing: [{ requestBody: [fuzzing], requestQueryParams: [fuzzing] }],
              tests: { contractTests: [{ statusCode: on, jsonBody: on, ...responseChecks }] },
            },
          ],
        },
      ],
    },
  };
}

function credentials({ key, token }: Callers) {
  // Public operations are called with a key as well: an address's limit is too low for their variations.
  const holders = { key, public: key, token } as const;
  return Object.entries(holders).map(([kind, credential]) => ({
    openApiOperationIds: routes
      .filter(({ access }) => access.kind === kind)
      .map(({ operationId }) => operationId),
    overwriteRequestSecurity: { bearer: { token: credential } },
  }));
}

/** The query parameters of the recorded example calls. */
function queries() {
  return Object.entries(examples.operations).map(([openApiOperationId, { query = {} }]) => ({
    openApiOperationId,
    overwriteRequestQueryParams: Object.entries(query).map(([key, value]) => {
      return { key, value, overwrite: true, disable: false };
    }),
  }));
}

/**
 * Points the document's examples at records that exist. Portman violates a bound only if the
 * example has the field, so fields that the example bodies omit are added.
 */
function targets(records: Records, receiverUrl: string) {
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
    path(["getActivity", "updateActivity"], records.activity),
    path(["deleteActivity"], records.activityToDelete),
    path(["getCalendarEvent", "updateCalendarEvent"], records.event),
    path(["deleteCalendarEvent"], records.eventToDelete),
    path(["updateWebhook", "rotateWebhookSecret", "redeliverUndelivered"], webhookId),
    path(["getWebhookDelivery", "redeliverWebhook"], records.delivery),
    body(["createJob"], { contactIds: [contactId], currency: "USD" }),
    body(["updateJob"], { company: "Acme", title, contactIds: [contactId], currency: "USD" }),
    body(["createContact"], { jobIds: [jobId] }),
    body(["updateContact"], { name: "Grace Hopper", jobIds: [jobId] }),
    body(["logActivity"], { jobId, contactId }),
    body(["createCalendarEvent"], { jobId }),
    body(["createJobFromUrl"], { url: receiverUrl, allowDuplicate: true, company: "Acme", title }),
    body(["updateActivity", "updateCalendarEvent"], { jobId, contactId }),
    body(["importPipeline"], {
      exportId: "exp_5d41402abc4b2a76",
      exportedAt: "2026-11-20T15:30:00.000Z",
    }),
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
