/** Renders failures that no call can provoke on demand. */
import { Hono } from "hono";
import type { Family } from "#shared/contract/operation.ts";
import { ApiError, type ErrorCode } from "#shared/core/errors.ts";
import { noSuchEndpoint, noSuchMethod } from "#shared/middleware/app.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { tooSlow } from "#shared/middleware/request/arriving.ts";
import { renderError } from "#shared/middleware/response/error.ts";
import { identifyRequest } from "#shared/middleware/steps/identify-request.ts";
import { inProgress } from "#shared/pipeline/imports/import-lock.ts";
import { maxAttempts } from "#shared/webhooks/delivery/schedule.ts";

const failures: Partial<Record<ErrorCode, Error>> = {
  internal_error: new ApiError("internal_error", {
    message: "The service failed to respond. The failure is logged under this request id.",
    afterSeconds: 5,
  }),
  dependency_unavailable: new ApiError("dependency_unavailable", {
    message: "The database is not available at the moment. Try again in a few seconds.",
    afterSeconds: 2,
  }),
  idempotency_in_flight: new ApiError("idempotency_in_flight", {
    message: "The first request with the Idempotency-Key order-42 is not finished yet.",
    param: "Idempotency-Key",
    afterSeconds: 1,
  }),
  body_too_slow: tooSlow(),
  endpoint_not_found: noSuchEndpoint("/api/v2/salaries"),
  method_not_allowed: noSuchMethod("PUT", "GET, HEAD, OPTIONS"),
};

const ofImports: Partial<Record<ErrorCode, Error>> = {
  import_in_progress: inProgress(),
};

const delivery = "dlv_4fT0bJ9qWm2XcR7d";

const ofDeliveries: Partial<Record<ErrorCode, Error>> = {
  delivery_not_finished: new ApiError("delivery_not_finished", {
    message: `The delivery ${delivery} is still under way or waits for its next attempt.`,
    param: "id",
  }),
  delivery_exhausted: new ApiError("delivery_exhausted", {
    message: `The delivery ${delivery} was attempted ${maxAttempts} times, which is the most there is.`,
    param: "id",
  }),
};

const paths: Record<Family, string> = {
  salary: "/api/v1/intelligence/salaries/submit",
  pipeline: "/api/mcp/jobs",
};

export async function renderFailures(): Promise<Record<Family, Record<string, unknown>>> {
  return {
    salary: await render(paths.salary, failures),
    pipeline: await render(paths.pipeline, { ...failures, ...ofImports, ...ofDeliveries }),
  };
}

async function render(
  path: string,
  failures: Partial<Record<ErrorCode, Error>>,
): Promise<Record<string, unknown>> {
  const rendered: Record<string, unknown> = {};
  for (const [code, failure] of Object.entries(failures)) {
    const app = new Hono<AppEnv>().use(identifyRequest()).all("*", () => {
      throw failure;
    });
    app.onError(renderError);
    const response = await app.request(`https://api.example.com${path}`, {}, {});
    rendered[code] = await response.json();
  }
  return rendered;
}
