/**
 * The units of deployment. Each function is one Worker with the route pattern
 * `<path>*` and contains all operations under that path. The file of an operation
 * mirrors its URL, so the path also locates the function's files. If several
 * patterns match, the longest wins, here as on the platform.
 */
export const functions = {
  "tool-manifest": "/mcp.json",
  "public-mcp": "/mcp",
  "pipeline-mcp": "/api/mcp",
  "salary-tools": "/api/mcp/intelligence",
  jobs: "/api/mcp/jobs",
  "job-from-url": "/api/mcp/jobs/from-url",
  "pipeline-companies": "/api/mcp/companies",
  contacts: "/api/mcp/contacts",
  activities: "/api/mcp/activities",
  calendar: "/api/mcp/calendar",
  export: "/api/mcp/export",
  import: "/api/mcp/import",
  inbox: "/api/mcp/inbox",
  me: "/api/mcp/me",
  pipeline: "/api/mcp/pipeline",
  suggestions: "/api/mcp/suggestions",
  events: "/api/mcp/events",
  webhooks: "/api/mcp/webhooks",
  "salary-mcp": "/api/v1/intelligence/mcp",
  salaries: "/api/v1/intelligence/salaries",
  "wage-levels": "/api/v1/intelligence/salaries/wage-levels",
  adjacent: "/api/v1/intelligence/salaries/adjacent",
  calculate: "/api/v1/intelligence/salaries/calculate",
  "calculate-batch": "/api/v1/intelligence/salaries/calculate/batch",
  "check-posting": "/api/v1/intelligence/salaries/check-posting",
  cities: "/api/v1/intelligence/salaries/cities",
  companies: "/api/v1/intelligence/salaries/companies",
  compare: "/api/v1/intelligence/salaries/compare",
  "compare-offers": "/api/v1/intelligence/salaries/compare-offers",
  crowd: "/api/v1/intelligence/salaries/crowd",
  demo: "/api/v1/intelligence/salaries/demo",
  "employer-cost": "/api/v1/intelligence/salaries/employer-cost",
  evaluate: "/api/v1/intelligence/salaries/evaluate",
  history: "/api/v1/intelligence/salaries/history",
  negotiate: "/api/v1/intelligence/salaries/negotiate",
  projections: "/api/v1/intelligence/salaries/projections",
  roles: "/api/v1/intelligence/salaries/roles",
  search: "/api/v1/intelligence/salaries/search",
  skills: "/api/v1/intelligence/salaries/skills",
  submit: "/api/v1/intelligence/salaries/submit",
  widget: "/api/v1/intelligence/salaries/widget",
  lineage: "/api/v1/intelligence/lineage",
  "salary-pages": "/salaries",
  "compare-page": "/compare",
  "evaluate-page": "/evaluate",
  "offers-page": "/offers",
  "posting-page": "/posting",
  docs: "/docs",
  data: "/data",
  "roles-page": "/roles",
  "city-pages": "/cities",
  "company-pages": "/companies",
  signup: "/signup",
  login: "/login",
  app: "/app",
  "job-pages": "/app/jobs",
  "job-link-pages": "/app/jobs/from-link",
  "job-text-pages": "/app/jobs/from-text",
  "import-pages": "/app/jobs/import",
  "insights-pages": "/app/insights",
  "webhook-pages": "/app/webhooks",
  oauth: "/oauth",
  passkeys: "/app/security/passkeys",
} as const;

export type FunctionName = keyof typeof functions;

export const functionNames = Object.keys(functions) as FunctionName[];

/** The function that serves a path, or null if the catch-all Worker does. */
export function functionAt(path: string): FunctionName | null {
  const [longest] = functionNames
    .filter((name) => path.startsWith(functions[name]))
    .sort((one, other) => functions[other].length - functions[one].length);
  return longest ?? null;
}
