/** The smoke test's call of each function: it is cheap and stores nothing. */
import type { FunctionName } from "#functions/deployments.ts";

/** The credentials that calls may need; the names of the environment's variables. */
export type CredentialName = "SMOKE_KEY" | "SMOKE_TOKEN";

export interface Check {
  method: "GET" | "POST";
  path: string;
  body?: unknown;
  /** Without it the same call must be refused with 401, which needs no database. */
  needs?: CredentialName;
  /** The right statuses, if the call has its credential. */
  statuses: readonly number[];
  /** Part of the body. */
  contains?: string;
}

/** A small call of MCP: the list of tools, without a session. */
const listTools = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const salaries = "/api/v1/intelligence/salaries";
const role = "role=software-engineer";

const keyed = (path: string): Check => ({
  ...{ method: "GET", path, needs: "SMOKE_KEY", contains: '"data":' },
  // A plan below the endpoint's, and pay that only contributors see.
  statuses: [200, 403],
});
/** An empty body is refused: the function runs, and nothing is written. */
const keyedPost = (path: string): Check => ({
  ...{ method: "POST", path, body: {}, needs: "SMOKE_KEY" },
  statuses: [400, 403],
});
const records = (path: string): Check => ({
  ...{ method: "GET", path, needs: "SMOKE_TOKEN", statuses: [200] },
});
const page = (path: string): Check => ({
  ...{ method: "GET", path, statuses: [200], contains: "<title>" },
});
/** Nobody is signed in. */
const signedIn = (path: string): Check => ({ method: "GET", path, statuses: [303] });

export const checks: Readonly<Record<FunctionName | "catch-all", Check>> = {
  "tool-manifest": { method: "GET", path: "/mcp.json", statuses: [200], contains: '"tools":' },
  "public-mcp": { ...post("/mcp", listTools), contains: '"tools":' },
  "pipeline-mcp": { ...post("/api/mcp", listTools), needs: "SMOKE_TOKEN", contains: '"tools":' },
  "salary-tools": keyed(`/api/mcp/intelligence/range?${role}`),
  jobs: records("/api/mcp/jobs?limit=1"),
  "job-from-url": refused("/api/mcp/jobs/from-url"),
  "pipeline-companies": records("/api/mcp/companies?limit=1"),
  contacts: records("/api/mcp/contacts?limit=1"),
  activities: records("/api/mcp/activities?limit=1"),
  calendar: records("/api/mcp/calendar?limit=1"),
  export: records("/api/mcp/export?limit=1"),
  import: { ...post("/api/mcp/import?dryRun=true", {}), needs: "SMOKE_TOKEN" },
  inbox: records("/api/mcp/inbox?limit=1"),
  me: records("/api/mcp/me"),
  pipeline: records("/api/mcp/pipeline"),
  suggestions: records("/api/mcp/suggestions"),
  events: records("/api/mcp/events?limit=1"),
  webhooks: records("/api/mcp/webhooks?limit=1"),
  "salary-mcp": {
    ...post("/api/v1/intelligence/mcp", listTools),
    ...{ needs: "SMOKE_KEY", statuses: [200, 403] },
  },
  salaries: keyed(`${salaries}?${role}`),
  "wage-levels": keyed(`${salaries}/wage-levels?${role}&city=new-york`),
  adjacent: keyed(`${salaries}/adjacent?${role}`),
  calculate: keyed(`${salaries}/calculate?${role}&city=new-york`),
  "calculate-batch": keyedPost(`${salaries}/calculate/batch`),
  cities: { ...open(`${salaries}/cities?limit=1`) },
  companies: keyed(`${salaries}/companies?limit=1`),
  compare: keyed(`${salaries}/compare?roleA=software-engineer&roleB=data-scientist`),
  "check-posting": keyedPost(`${salaries}/check-posting`),
  "compare-offers": keyedPost(`${salaries}/compare-offers`),
  crowd: keyed(`${salaries}/crowd?${role}`),
  demo: open(`${salaries}/demo`),
  "employer-cost": keyed(`${salaries}/employer-cost?${role}`),
  evaluate: keyed(`${salaries}/evaluate?${role}&amount=120000`),
  history: keyed(`${salaries}/history?${role}`),
  negotiate: keyedPost(`${salaries}/negotiate`),
  projections: keyed(`${salaries}/projections?${role}`),
  roles: open(`${salaries}/roles?limit=1`),
  search: open(`${salaries}/search?q=engineer&limit=1`),
  skills: keyed(`${salaries}/skills?${role}`),
  submit: keyedPost(`${salaries}/submit`),
  widget: { ...open(`${salaries}/widget?${role}`), contains: '"salary":' },
  // No figure has this id; the estimate's own is traced by a check of its own.
  lineage: {
    ...{ method: "GET", path: "/api/v1/intelligence/lineage/none", needs: "SMOKE_KEY" },
    statuses: [403, 404],
  },
  "salary-pages": page("/salaries/software-engineer"),
  "compare-page": page("/compare"),
  "evaluate-page": page("/evaluate"),
  "offers-page": page("/offers"),
  "posting-page": page("/posting"),
  docs: page("/docs"),
  data: page("/data"),
  "roles-page": page("/roles"),
  "city-pages": page("/cities"),
  "company-pages": page("/companies"),
  signup: page("/signup"),
  login: page("/login"),
  app: signedIn("/app/keys"),
  "job-pages": signedIn("/app/jobs"),
  "job-link-pages": signedIn("/app/jobs/from-link"),
  "job-text-pages": signedIn("/app/jobs/from-text"),
  "import-pages": signedIn("/app/jobs/import"),
  "insights-pages": signedIn("/app/insights"),
  "webhook-pages": signedIn("/app/webhooks"),
  oauth: { method: "POST", path: "/oauth/token", body: {}, statuses: [400] },
  passkeys: signedIn("/app/security/passkeys"),
  "catch-all": page("/"),
};

function open(path: string): Check {
  return { method: "GET", path, statuses: [200], contains: '"data":' };
}

function post(path: string, body: unknown): Check {
  return { method: "POST", path, body, statuses: [200] };
}

function refused(path: string): Check {
  return { ...post(path, {}), needs: "SMOKE_TOKEN", statuses: [400, 403] };
}
