/**
 * The calls that every client makes: a server, one of its tools with arguments, and the text that a
 * model must get.
 */
export const servers = { pay: "/mcp", salaries: "/api/v1/intelligence/mcp", jobs: "/api/mcp" };

export interface Call {
  server: string;
  tool: string;
  args: Readonly<Record<string, unknown>>;
  shows: RegExp;
}

const { pay, salaries, jobs } = servers;
const analyze = { server: salaries, tool: "analyze_compensation" };
const nurse = { role: "registered-nurse", city: "san-francisco" };

export const calls = {
  search: {
    ...{ server: salaries, tool: "discover_roles_and_cities", args: { query: "nurse" } },
    shows: /registered-nurse/,
  },
  figure: { ...analyze, args: nurse, shows: /median\W+\$?\d{3},?\d{3}/ },
  verdict: {
    ...{ ...analyze, args: { ...nurse, offer: { amount: 90_000 } } },
    shows: /\$90,000/,
  },
  /** Needs a scope of its own. */
  skills: {
    ...{ server: salaries, tool: "analyze_skills", args: { role: "software-engineer" } },
    shows: /TypeScript/,
  },
  add: {
    ...{ server: jobs, tool: "create_job" },
    args: { company: "Acme", title: "Nurse", status: "applied" },
    shows: /job_\w+/,
  },
  /** The call gets the `id` of the job. */
  move: {
    ...{ server: jobs, tool: "update_job_status", args: { status: "interviewing" } },
    shows: /interviewing/,
  },
  publicSearch: {
    ...{ server: pay, tool: "find_roles", args: { query: "nurse" } },
    shows: /registered-nurse/,
  },
  pipeline: { ...{ server: jobs, tool: "get_pipeline", args: {} }, shows: /jobs/ },
} as const satisfies Record<string, Call>;
