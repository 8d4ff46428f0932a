import type { Endpoint } from "../shared/http/endpoint.ts";
import createActivity from "./api/mcp/activities/create.ts";
import listActivities from "./api/mcp/activities/list.ts";
import createCalendarEvent from "./api/mcp/calendar/create.ts";
import createCalendarFeed from "./api/mcp/calendar/feed/create.ts";
import deleteCalendarFeed from "./api/mcp/calendar/feed/remove.ts";
import listCalendarEvents from "./api/mcp/calendar/list.ts";
import readCalendarFeed from "./api/mcp/calendar.ics.ts";
import readContact from "./api/mcp/contacts/[id]/read.ts";
import deleteContact from "./api/mcp/contacts/[id]/remove.ts";
import updateContact from "./api/mcp/contacts/[id]/update.ts";
import createContact from "./api/mcp/contacts/create.ts";
import listContacts from "./api/mcp/contacts/list.ts";
import exportPipeline from "./api/mcp/export.ts";
import importPipeline from "./api/mcp/import.ts";
import compareTool from "./api/mcp/intelligence/compare.ts";
import rangeTool from "./api/mcp/intelligence/range.ts";
import rolesTool from "./api/mcp/intelligence/roles.ts";
import salaryTool from "./api/mcp/intelligence/salary.ts";
import trendsTool from "./api/mcp/intelligence/trends.ts";
import readJob from "./api/mcp/jobs/[id]/read.ts";
import deleteJob from "./api/mcp/jobs/[id]/remove.ts";
import moveJob from "./api/mcp/jobs/[id]/status.ts";
import updateJob from "./api/mcp/jobs/[id]/update.ts";
import createJob from "./api/mcp/jobs/create.ts";
import listJobs from "./api/mcp/jobs/list.ts";
import actOnAccount from "./api/mcp/me/act.ts";
import readProfile from "./api/mcp/me/read.ts";
import pipelineSummary from "./api/mcp/pipeline.ts";
import suggestions from "./api/mcp/suggestions.ts";
import lineage from "./api/v1/intelligence/lineage/[data_point_id].ts";
import adjacent from "./api/v1/intelligence/salaries/adjacent.ts";
import calculate from "./api/v1/intelligence/salaries/calculate.ts";
import cities from "./api/v1/intelligence/salaries/cities.ts";
import companies from "./api/v1/intelligence/salaries/companies.ts";
import compare from "./api/v1/intelligence/salaries/compare.ts";
import compareOffers from "./api/v1/intelligence/salaries/compare-offers.ts";
import crowd from "./api/v1/intelligence/salaries/crowd.ts";
import demo from "./api/v1/intelligence/salaries/demo.ts";
import employerCost from "./api/v1/intelligence/salaries/employer-cost.ts";
import history from "./api/v1/intelligence/salaries/history.ts";
import negotiate from "./api/v1/intelligence/salaries/negotiate.ts";
import projections from "./api/v1/intelligence/salaries/projections.ts";
import roles from "./api/v1/intelligence/salaries/roles.ts";
import search from "./api/v1/intelligence/salaries/search.ts";
import skills from "./api/v1/intelligence/salaries/skills.ts";
import submit from "./api/v1/intelligence/salaries/submit.ts";
import widget from "./api/v1/intelligence/salaries/widget.ts";
import legacySalary from "./api/v1/intelligence/salaries.ts";

/** Every operation of both APIs. */
export const routes: readonly Endpoint[] = [
  salaryTool,
  rolesTool,
  compareTool,
  rangeTool,
  trendsTool,
  legacySalary,
  widget,
  adjacent,
  calculate,
  cities,
  companies,
  compare,
  compareOffers,
  crowd,
  demo,
  employerCost,
  history,
  lineage,
  negotiate,
  projections,
  roles,
  search,
  skills,
  submit,
  listJobs,
  createJob,
  readJob,
  updateJob,
  deleteJob,
  moveJob,
  listContacts,
  createContact,
  readContact,
  updateContact,
  deleteContact,
  listActivities,
  createActivity,
  listCalendarEvents,
  createCalendarEvent,
  createCalendarFeed,
  deleteCalendarFeed,
  readCalendarFeed,
  exportPipeline,
  importPipeline,
  readProfile,
  actOnAccount,
  pipelineSummary,
  suggestions,
];
