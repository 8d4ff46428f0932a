/** The tools of the Job Pipeline API: the name of each, and the operation that it calls. */
import type { Method } from "../contracts/operation.ts";

export interface ToolRow {
  method: Method;
  path: string;
  /** Of the query that the operation takes, what the tool takes; everything where absent. */
  takes?: readonly string[];
  /** What the tool cannot do without, though the operation can. */
  needs?: readonly string[];
  /** Fields of the body that the tool fills in by itself. */
  fixed?: Readonly<Record<string, string>>;
  /** Where one operation is several tools, what this one is for. */
  title?: string;
  description?: string;
}

function row(method: Method, path: string, rest: Omit<ToolRow, "method" | "path"> = {}): ToolRow {
  return { method, path, ...rest };
}

const twoRoles = ["roleA", "roleB"];
const twoCities = ["role", "cityA", "cityB"];

export const toolTable = {
  list_jobs: row("get", "/api/mcp/jobs"),
  get_job: row("get", "/api/mcp/jobs/:id"),
  create_job: row("post", "/api/mcp/jobs"),
  update_job: row("patch", "/api/mcp/jobs/:id"),
  update_job_status: row("post", "/api/mcp/jobs/:id/status"),
  delete_job: row("delete", "/api/mcp/jobs/:id"),
  list_contacts: row("get", "/api/mcp/contacts"),
  get_contact: row("get", "/api/mcp/contacts/:id"),
  create_contact: row("post", "/api/mcp/contacts"),
  update_contact: row("patch", "/api/mcp/contacts/:id"),
  delete_contact: row("delete", "/api/mcp/contacts/:id"),
  list_activities: row("get", "/api/mcp/activities"),
  log_activity: row("post", "/api/mcp/activities"),
  list_calendar: row("get", "/api/mcp/calendar"),
  create_calendar_event: row("post", "/api/mcp/calendar"),
  get_pipeline: row("get", "/api/mcp/pipeline"),
  get_suggestions: row("get", "/api/mcp/suggestions"),
  list_webhooks: row("get", "/api/mcp/webhooks"),
  create_webhook: row("post", "/api/mcp/webhooks"),
  delete_webhook: row("delete", "/api/mcp/webhooks"),
  get_me: row("get", "/api/mcp/me"),
  log_mood: row("post", "/api/mcp/me", { fixed: { action: "mood_checkin" } }),
  get_salary: row("get", "/api/mcp/intelligence/salary"),
  search_roles: row("get", "/api/mcp/intelligence/roles", {
    needs: ["q"],
    title: "Search roles by words",
    description:
      "Finds roles of the catalog (3,445 job titles, United States) by words of their title, best first, each with its slug and its national median in whole USD a year. The slug is what the salary tools take as `role`. For the next page call again with `starting_after` set to `pagination.next_cursor`.",
  }),
  list_roles: row("get", "/api/mcp/intelligence/roles", {
    takes: ["limit", "starting_after", "ending_before"],
    title: "List roles by title",
    description:
      "Lists the roles of the catalog by title, with slugs and national medians in whole USD a year, and how many there are in all. For the next page call again with `starting_after` set to `pagination.next_cursor`. To find a certain role use search_roles.",
  }),
  compare_roles: row("get", "/api/mcp/intelligence/compare", {
    takes: [...twoRoles, "city"],
    needs: twoRoles,
    title: "Compare what two roles pay",
    description:
      "Answers the estimates of two roles at mid level, in a city or the nation, and their difference, in whole USD a year, with the published BLS wage beside each. United States only.",
  }),
  compare_cities: row("get", "/api/mcp/intelligence/compare", {
    takes: twoCities,
    needs: twoCities,
    title: "Compare what a role pays in two cities",
    description:
      "Answers the estimates of one role at mid level in two cities and their difference, in whole USD a year, with the published BLS wage of each area. The cities are the 500 most populous of the United States.",
  }),
  get_salary_range: row("get", "/api/mcp/intelligence/range"),
  get_salary_trends: row("get", "/api/mcp/intelligence/trends"),
} as const satisfies Record<string, ToolRow>;

/** What a suggestion's action and the manifest call a tool. */
export type ToolName = keyof typeof toolTable;
