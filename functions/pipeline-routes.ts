import type { OperationApp } from "@compensation-intelligence/middleware";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import deleteActivity from "./api/mcp/activities/[id]/remove.ts";
import updateActivity from "./api/mcp/activities/[id]/update.ts";
import createActivity from "./api/mcp/activities/create.ts";
import listActivities from "./api/mcp/activities/list.ts";
import deleteCalendarEvent from "./api/mcp/calendar/[id]/remove.ts";
import updateCalendarEvent from "./api/mcp/calendar/[id]/update.ts";
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
import listEvents from "./api/mcp/events/list.ts";
import exportPipeline from "./api/mcp/export.ts";
import importPipeline from "./api/mcp/import.ts";
import checkPostingTool from "./api/mcp/intelligence/check-posting.ts";
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
import createJobFromUrl from "./api/mcp/jobs/from-url.ts";
import listJobs from "./api/mcp/jobs/list.ts";
import actOnAccount from "./api/mcp/me/act.ts";
import readProfile from "./api/mcp/me/read.ts";
import pipelineSummary from "./api/mcp/pipeline.ts";
import suggestions from "./api/mcp/suggestions.ts";
import redeliverUndelivered from "./api/mcp/webhooks/[id]/redeliver.ts";
import rotateSecret from "./api/mcp/webhooks/[id]/rotate-secret.ts";
import updateWebhook from "./api/mcp/webhooks/[id]/update.ts";
import registerWebhook from "./api/mcp/webhooks/create.ts";
import readDelivery from "./api/mcp/webhooks/deliveries/[id]/read.ts";
import redeliver from "./api/mcp/webhooks/deliveries/[id]/redeliver.ts";
import listDeliveries from "./api/mcp/webhooks/deliveries/list.ts";
import listWebhooks from "./api/mcp/webhooks/list.ts";
import deleteWebhook from "./api/mcp/webhooks/remove.ts";
import testWebhook from "./api/mcp/webhooks/test.ts";
import lineage from "./api/v1/intelligence/lineage/[data_point_id].ts";

/** The operations that the MCP tools of the Job Pipeline API call: its own and the salary lookups. */
export const pipelineOperations: readonly OperationApp[] = [
  salaryTool,
  rolesTool,
  compareTool,
  rangeTool,
  trendsTool,
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
  listWebhooks,
  registerWebhook,
  deleteWebhook,
  testWebhook,
  updateWebhook,
  redeliverUndelivered,
  rotateSecret,
  listDeliveries,
  readDelivery,
  redeliver,
  listEvents,
  deleteActivity,
  updateActivity,
  deleteCalendarEvent,
  updateCalendarEvent,
  createJobFromUrl,
  checkPostingTool,
  lineage,
];

/** Their contracts. */
export const pipelineRoutes: readonly Endpoint[] = pipelineOperations.map(
  ({ contract }) => contract,
);
