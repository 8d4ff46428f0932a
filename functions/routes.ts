import type { OperationApp } from "@compensation-intelligence/middleware";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import readActivity from "./api/mcp/activities/[id]/read.ts";
import readCalendarEvent from "./api/mcp/calendar/[id]/read.ts";
import listPipelineCompanies from "./api/mcp/companies.ts";
import applyMail from "./api/mcp/inbox/[id]/apply.ts";
import dismissMail from "./api/mcp/inbox/[id]/dismiss.ts";
import undoMail from "./api/mcp/inbox/[id]/undo.ts";
import listInbox from "./api/mcp/inbox/list.ts";
import readInboxSettings from "./api/mcp/inbox/settings/read.ts";
import updateInboxSettings from "./api/mcp/inbox/settings/update.ts";
import readDocument from "./api/mcp/jobs/[id]/documents/[documentId]/read.ts";
import deleteDocument from "./api/mcp/jobs/[id]/documents/[documentId]/remove.ts";
import addDocument from "./api/mcp/jobs/[id]/documents/create.ts";
import listDocuments from "./api/mcp/jobs/[id]/documents/list.ts";
import pipelineFunnel from "./api/mcp/pipeline/funnel.ts";
import pipelineMcp from "./api/mcp.ts";
import salaryMcp from "./api/v1/intelligence/mcp.ts";
import adjacent from "./api/v1/intelligence/salaries/adjacent.ts";
import calculateBatch from "./api/v1/intelligence/salaries/calculate/batch.ts";
import calculate from "./api/v1/intelligence/salaries/calculate.ts";
import checkPosting from "./api/v1/intelligence/salaries/check-posting.ts";
import cities from "./api/v1/intelligence/salaries/cities.ts";
import companies from "./api/v1/intelligence/salaries/companies.ts";
import compare from "./api/v1/intelligence/salaries/compare.ts";
import compareOffers from "./api/v1/intelligence/salaries/compare-offers.ts";
import crowd from "./api/v1/intelligence/salaries/crowd.ts";
import demo from "./api/v1/intelligence/salaries/demo.ts";
import employerCost from "./api/v1/intelligence/salaries/employer-cost.ts";
import evaluate from "./api/v1/intelligence/salaries/evaluate.ts";
import history from "./api/v1/intelligence/salaries/history.ts";
import negotiate from "./api/v1/intelligence/salaries/negotiate.ts";
import projections from "./api/v1/intelligence/salaries/projections.ts";
import roles from "./api/v1/intelligence/salaries/roles.ts";
import search from "./api/v1/intelligence/salaries/search.ts";
import skills from "./api/v1/intelligence/salaries/skills.ts";
import submit from "./api/v1/intelligence/salaries/submit.ts";
import wageLevels from "./api/v1/intelligence/salaries/wage-levels.ts";
import widget from "./api/v1/intelligence/salaries/widget.ts";
import legacySalary from "./api/v1/intelligence/salaries.ts";
import toolManifest from "./mcp.json.ts";
import publicMcp from "./mcp.ts";
import { pipelineOperations } from "./pipeline-routes.ts";

/** Every operation of both APIs. */
export const operations: readonly OperationApp[] = [
  ...pipelineOperations,
  listInbox,
  applyMail,
  dismissMail,
  undoMail,
  readInboxSettings,
  updateInboxSettings,
  listDocuments,
  addDocument,
  readDocument,
  deleteDocument,
  readActivity,
  readCalendarEvent,
  listPipelineCompanies,
  pipelineFunnel,
  toolManifest,
  publicMcp,
  pipelineMcp,
  salaryMcp,
  legacySalary,
  widget,
  adjacent,
  wageLevels,
  calculate,
  calculateBatch,
  checkPosting,
  cities,
  companies,
  compare,
  compareOffers,
  crowd,
  demo,
  employerCost,
  evaluate,
  history,
  negotiate,
  projections,
  roles,
  search,
  skills,
  submit,
];

/** Their contracts. */
export const routes: readonly Endpoint[] = operations.map(({ contract }) => contract);
