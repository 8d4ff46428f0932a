/** A Worker with one operation for each kind of access, for tests of what all operations share. */

import { createApp, type OperationApp, operation } from "@compensation-intelligence/middleware";
import * as z from "zod/mini";
import { users } from "#schema/accounts.ts";
import {
  everyone,
  everyoneFixed,
  key,
  pipelineEndpoint,
  pipelineWrite,
  salaryEndpoint,
  salaryWrite,
  token,
} from "#shared/api/define-operation.http.ts";
import type { Access } from "#shared/contract/operation.ts";
import { Country } from "#shared/contract/salary-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { ApiError } from "#shared/core/errors.ts";
import { newId } from "#shared/core/ids.ts";
import { statement } from "#shared/db/transaction.ts";
import { protectedAs } from "#shared/mcp/protected-as.http.ts";

export { RateLimiter } from "#shared/rate-limit/rate-limiter.ts";

const ProbeQuery = z.object({
  word: withMeta(z._default(z.enum(["alpha", "beta"]), "alpha"), { example: "alpha" }),
  names: z._default(z.array(z.string()), []),
  fail: z.optional(z.enum(["yes"])),
  country: Country,
});

function probe(path: string, access: Access): OperationApp {
  const declare = access.kind === "token" ? pipelineEndpoint : salaryEndpoint;
  return declare({
    operationId: `probe${path}`,
    method: "get",
    path,
    summary: "Probe",
    description: "Probe",
    access,
    params: z.object({}),
    query: ProbeQuery,
    errors: [],
    async handle(_c, { word, names, fail }) {
      if (fail) throw new Error("secret detail of a defect");
      return { data: { word, names }, updated: "2026-09-30", methodologyVersion: "probe" };
    },
  });
}

const ProbeBody = z.strictObject({
  email: withMeta(z.email().check(z.maxLength(100)), { example: "a@example.com" }),
  finish: z.optional(z.enum(["fail", "wait"])),
});

/** Creates an account, then fails or waits if the body asks for it. */
function probeWrite(path: string, access: Access): OperationApp {
  const declare = access.kind === "token" ? pipelineWrite : salaryWrite;
  return declare({
    operationId: `write${path}`,
    method: "post",
    path,
    summary: "Probe",
    description: "Probe",
    access,
    params: z.object({}),
    query: z.object({}),
    body: ProbeBody,
    status: 201,
    errors: [],
    async handle(_c, _query, { email, finish }, write) {
      const id = newId("user");
      write(statement.insert(users).values({ id, email, tier: "free", createdAt: Date.now() }));
      if (finish === "fail")
        throw new ApiError("role_not_found", { message: "No.", alternative: "/" });
      if (finish === "wait") await scheduler.wait(700);
      return {
        data: { id, email },
        status: 201,
        updated: "2026-09-30",
        methodologyVersion: "probe",
      };
    },
  });
}

const version = async (c: { req: { header(name: string): string | undefined } }) =>
  c.req.header("x-version") ?? "1";

export default createApp([
  probeWrite("/accounts", key("free", "intelligence:read")),
  probeWrite("/api/mcp/accounts", token("read_write")),
  probe("/public", everyone),
  probe("/fixed", everyoneFixed),
  operation({ ...probe("/cached", everyone).contract, cache: { seconds: 60, version } }),
  operation({ ...probe("/cached-briefly", everyone).contract, cache: { seconds: 1, version } }),
  probe("/free", key("free", "intelligence:read")),
  operation({
    ...probe("/deprecated", key("free", "intelligence:read")).contract,
    deprecation: { sunset: "2028-05-10", successor: "/free", explanation: "/docs/methodology" },
  }),
  probe("/pro", key("pro", "skills:read")),
  probe("/ultra", key("ultra", "intelligence:read")),
  probe("/api/mcp/read", token("read")),
  probe("/api/mcp/write", token("read_write")),
  operation({
    ...probe("/connected", key("pro", "skills:read")).contract,
    ...protectedAs("/api/v1/intelligence/mcp"),
  }),
  operation({
    ...probe("/api/mcp/connected", token("read_write")).contract,
    ...protectedAs("/api/mcp"),
  }),
]);
