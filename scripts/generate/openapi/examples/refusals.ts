/** Calls that fail with each error code of each API. The responses are examples in the document. */
import type { ErrorCode } from "#shared/core/errors.ts";
import type { ExampleCall, MakeCall } from "./call.ts";
import { receiver } from "./calls.ts";

/** The caller: nobody in particular, or the holder of a key or token. */
export type CallerName =
  | "nobody"
  /** A key on the Free plan. */
  | "free"
  /** A key of a Pro account, restricted to `intelligence:read`. */
  | "narrow"
  /** A key with a limit of one request per minute, which the first call uses up. */
  | "hasty"
  /** A key of an Ultra account with every scope. */
  | "ultra"
  | "token"
  | "readOnlyToken"
  | "proToken"
  | "revokedToken"
  | "hastyToken";

export interface Refusal {
  code: ErrorCode;
  by: CallerName;
  /** The last call is the one that fails. */
  calls: readonly MakeCall[];
}

const role = "software-engineer";
const call = (operationId: string, details: Omit<ExampleCall, "operationId"> = {}): MakeCall => {
  return () => ({ operationId, ...details });
};
const calculate = (query: Record<string, string>) => call("calculateSalary", { query });
const refusal = (code: ErrorCode, by: CallerName, ...calls: MakeCall[]): Refusal => ({
  code,
  by,
  calls,
});

const city = "austin";
const tooLong = JSON.stringify({ text: "x".repeat(66_000) });
const plain = { headers: { "content-type": "text/plain" }, rawBody: "company=Acme" };
const again = { "Idempotency-Key": "0b5d4b0e-6b63-4b3a-9a53-6a4c3f6a2f11" };
const pay = { role, city, years_experience: 6 };
const job = { company: "Acme", title: "Nurse", status: "saved" };

// biome-ignore format: the table is easier to read with one row per line
export const salaryRefusals: readonly Refusal[] = [
  refusal("parameter_missing", "free", calculate({ role })),
  refusal("roles_identical", "free", call("compareRoles", { query: { roleA: role, roleB: role } })),
  refusal("as_of_too_old", "free", call("getSalaryHistory", { query: { role, as_of: "2023-01-01" } })),
  refusal("as_of_in_future", "free", call("projectSalary", { query: { role, through: "2031" } })),
  refusal("expand_path_unknown", "free", calculate({ role, city, expand: "role.taxonomi" })),
  refusal("expand_path_sunset", "free", calculate({ role, city, expand: "role.soc" })),
  refusal("expand_path_forbidden", "free", calculate({ role, city, expand: "role.seniority_bands" })),
  refusal("idempotency_key_reused", "ultra", call("submitSalary", { headers: again, body: { ...pay, base: 150_000 } }), call("submitSalary", { headers: again, body: { ...pay, base: 160_000 } })),
  refusal("authentication_required", "nobody", calculate({ role, city })),
  refusal("tier_insufficient", "free", call("listAdjacentRoles", { query: { role } })),
  refusal("scope_insufficient", "narrow", call("getSkillPremiums")),
  refusal("credential_revoked", "revokedToken", call("lookUpSalary", { query: { role } })),
  refusal("submission_required", "free", call("getCrowdPay", { query: { role } })),
  refusal("role_not_found", "free", calculate({ role: "sofware-engineer", city })),
  refusal("city_not_found", "free", calculate({ role, city: "autsin" })),
  refusal("company_not_found", "ultra", call("listCompanies", { query: { slug: "gogle" } })),
  refusal("data_point_not_found", "ultra", call("getLineage", { params: { data_point_id: "dp_unknown" } })),
  refusal("payload_too_large", "free", call("submitSalary", { rawBody: tooLong })),
  refusal("unsupported_media_type", "free", call("submitSalary", plain)),
  refusal("rate_limit_exceeded", "hasty", calculate({ role, city }), calculate({ role, city })),
  refusal("dependency_unavailable", "free", calculate({ role, city, country: "GB" })),
];

// biome-ignore format: the table is easier to read with one row per line
export const pipelineRefusals: readonly Refusal[] = [
  refusal("parameter_missing", "token", call("createJob", { body: { ...job, status: "savd" } })),
  refusal("idempotency_key_reused", "token", call("createJob", { headers: again, body: job }), call("createJob", { headers: again, body: { ...job, company: "Globex" } })),
  refusal("authentication_required", "nobody", call("listJobs")),
  refusal("tier_insufficient", "proToken", call("listJobs")),
  refusal("scope_insufficient", "readOnlyToken", call("createJob", { body: job })),
  refusal("credential_revoked", "revokedToken", call("listJobs")),
  refusal("record_not_found", "token", call("getJob", { params: { id: "job_4fT0bJ9qWm2XcR7d" } })),
  refusal("job_exists", "token", call("createJobFromUrl", { body: { url: receiver, allowDuplicate: true } }), call("createJobFromUrl", { body: { url: receiver } })),
  refusal("precondition_failed", "token", (answers) => ({ operationId: "updateJob", params: { id: answers.get("createJob")?.id ?? "none" }, headers: { "If-Match": '"0"' }, body: { notes: "Hybrid." } })),
  refusal("webhook_disabled", "token", call("registerWebhook", { body: { url: receiver, events: ["*"] } }), (answers) => ({ operationId: "updateWebhook", params: { id: answers.get("registerWebhook")?.id }, body: { status: "disabled" } }), (answers) => ({ operationId: "testWebhook", body: { webhookId: answers.get("registerWebhook")?.id } })),
  refusal("payload_too_large", "token", call("createJob", { rawBody: tooLong })),
  refusal("unsupported_media_type", "token", call("createJob", plain)),
  refusal("rate_limit_exceeded", "hastyToken", call("listJobs"), call("listJobs")),
];
