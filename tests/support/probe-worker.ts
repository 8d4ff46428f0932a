/** A Worker with one operation for each kind of access, for testing what stands around operations. */
import { z } from "zod";
import { Country } from "../../shared/contracts/common.ts";
import {
  type Access,
  type Endpoint,
  everyone,
  key,
  pipelineEndpoint,
  salaryEndpoint,
  token,
} from "../../shared/http/endpoint.ts";
import { serve } from "../../shared/http/serve.ts";

export { RateLimiter } from "../../shared/rate-limit/rate-limiter.ts";

const ProbeQuery = z.object({
  word: z.enum(["alpha", "beta"]).default("alpha").meta({ example: "alpha" }),
  names: z.array(z.string()).default([]),
  fail: z.enum(["yes"]).optional(),
  country: Country,
});

function probe(path: string, access: Access): Endpoint {
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
    data: z.object({ word: z.string(), names: z.array(z.string()) }),
    errors: [],
    async handle(_c, { word, names, fail }) {
      if (fail) throw new Error("secret detail of a defect");
      return { data: { word, names }, updated: "2026-09-30", methodologyVersion: "probe" };
    },
  });
}

export default serve([
  probe("/public", everyone),
  probe("/free", key("free", "intelligence:read")),
  probe("/pro", key("pro", "skills:read")),
  probe("/ultra", key("ultra", "intelligence:read")),
  probe("/api/mcp/read", token("read")),
  probe("/api/mcp/write", token("read_write")),
]);
