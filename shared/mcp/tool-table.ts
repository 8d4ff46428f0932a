import { catalogSize } from "../contracts/catalog-size.ts";
import type { Method } from "../contracts/operation.ts";
import { grouped } from "../core/format.ts";

/** A tool of the Job Pipeline API: the operation that it calls, and how it differs from it. */
export interface ToolRow {
  method: Method;
  path: string;
  /** The query parameters that are arguments of the tool; all of the operation's if absent. */
  query?: readonly string[];
  /** Arguments that the tool requires although the operation does not. */
  required?: readonly string[];
  /** Body fields that the tool sets itself. */
  fixedBody?: Readonly<Record<string, string>>;
  /** The operation's summary if absent. */
  title?: string;
  /** The operation's description if absent. */
  description?: string;
}

function row(method: Method, path: string, rest: Omit<ToolRow, "method" | "path"> = {}): ToolRow {
  return { method, path, ...rest };
}

const twoRoles = ["roleA", "roleB"];
const twoCities = ["role", "cityA", "cityB"];

/** The tools of the Job Pipeline API by name. */
export const toolTable: Readonly<Record<string, ToolRow>> = {
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
  log_mood: row("post", "/api/mcp/me", { fixedBody: { action: "mood_checkin" } }),
  get_salary: row("get", "/api/mcp/intelligence/salary"),
  search_roles: row("get", "/api/mcp/intelligence/roles", {
    required: ["q"],
    title: "Search roles by words",
    description: `Finds roles in the catalog (${grouped(catalogSize.roles)} job titles, United States) by words of their title, best match first, each with its slug and its national median in whole USD a year. Pass the slug as \`role\` to the salary tools. For the next page, call again with \`starting_after\` set to \`pagination.next_cursor\`.`,
  }),
  list_roles: row("get", "/api/mcp/intelligence/roles", {
    query: ["limit", "starting_after", "ending_before"],
    title: "List roles by title",
    description:
      "Lists the roles in the catalog by title, with slugs, national medians in whole USD a year and the total count. For the next page, call again with `starting_after` set to `pagination.next_cursor`. To find a particular role, use search_roles.",
  }),
  compare_roles: row("get", "/api/mcp/intelligence/compare", {
    query: [...twoRoles, "city"],
    required: twoRoles,
    title: "Compare what two roles pay",
    description:
      "Returns the estimates for two roles at mid level, in a city or the nation, and their difference, in whole USD a year, each with the published BLS wage. United States only.",
  }),
  compare_cities: row("get", "/api/mcp/intelligence/compare", {
    query: twoCities,
    required: twoCities,
    title: "Compare what a role pays in two cities",
    description: `Returns the estimates for one role at mid level in two cities and their difference, in whole USD a year, each with the published BLS wage of its area. The cities are the ${catalogSize.cities} most populous in the United States.`,
  }),
  get_salary_range: row("get", "/api/mcp/intelligence/range"),
  get_salary_trends: row("get", "/api/mcp/intelligence/trends"),
};
