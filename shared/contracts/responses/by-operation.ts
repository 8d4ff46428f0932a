/**
 * What each operation responds with. Only the document and the tests need these schemas at run
 * time: nothing that is deployed may import this folder, except for its types.
 */
import * as z from "zod";
import type { Operation } from "../operation.ts";
import { AdjacentData } from "./adjacent.ts";
import { CalculateData } from "./calculate.ts";
import { CityItem, RoleItem } from "./catalog.ts";
import { CompanyItem } from "./companies.ts";
import { CompareData } from "./compare.ts";
import { CompareOffersData } from "./compare-offers.ts";
import { CrowdData } from "./crowd.ts";
import { DemoData } from "./demo.ts";
import { EmployerCostData } from "./employer-cost.ts";
import { SalaryEnvelope, SalaryListEnvelope } from "./envelope.ts";
import { EvaluateData } from "./evaluate.ts";
import { HistoryData } from "./history.ts";
import { LegacyData } from "./legacy.ts";
import { DistributionAnswer, MarketData, McpAnswer, ToolManifest } from "./mcp.ts";
import { NegotiateData } from "./negotiate.ts";
import { ActivitiesPage, Activity } from "./pipeline/activity.ts";
import { CalendarEvent, CalendarPage } from "./pipeline/calendar.ts";
import { CompanyMemoryPage } from "./pipeline/companies.ts";
import { Contact, ContactsPage } from "./pipeline/contact.ts";
import { Deleted } from "./pipeline/deleted.ts";
import { CalendarFeed, FeedDeleted } from "./pipeline/feed.ts";
import { Funnel } from "./pipeline/funnel.ts";
import { Job, JobDetail, JobFromUrl, JobsPage } from "./pipeline/job.ts";
import { MoodCheckin, Profile } from "./pipeline/me.ts";
import { SuggestionsAnswer } from "./pipeline/suggestions.ts";
import { PipelineSummary } from "./pipeline/summary.ts";
import { ImportReport, PipelineExport } from "./pipeline/transfer.ts";
import {
  DeliveriesPage,
  QueuedDeliveries,
  QueuedDelivery,
  WebhookDeliveryDetails,
} from "./pipeline/webhook-deliveries.ts";
import { RegisteredWebhook, RotatedSecret, Webhook, WebhooksPage } from "./pipeline/webhooks.ts";
import { ProjectionsData } from "./projections.ts";
import { SearchItem } from "./search.ts";
import { SkillsData } from "./skills.ts";
import { SubmitData } from "./submit.ts";
import {
  CompareToolData,
  RangeToolData,
  RolesToolItem,
  SalaryToolData,
  TrendsToolData,
} from "./tools.ts";
import { Trace } from "./trace.ts";
import { WidgetData } from "./widget.ts";

/** By operation, the schema of the `data` of its response, or of one row of it if it returns a list. */
export const responses = {
  logActivity: Activity,
  getActivity: Activity,
  updateActivity: Activity,
  deleteActivity: Deleted,
  listActivities: ActivitiesPage,
  readCalendarFeed: z.string(),
  createCalendarEvent: CalendarEvent,
  getCalendarEvent: CalendarEvent,
  updateCalendarEvent: CalendarEvent,
  deleteCalendarEvent: Deleted,
  createCalendarFeed: CalendarFeed,
  deleteCalendarFeed: FeedDeleted,
  listCalendar: CalendarPage,
  getContact: Contact,
  deleteContact: Deleted,
  updateContact: Contact,
  createContact: Contact,
  listContacts: ContactsPage,
  exportPipeline: PipelineExport,
  importPipeline: ImportReport,
  lookUpComparison: CompareToolData,
  lookUpRange: RangeToolData,
  lookUpRoles: RolesToolItem,
  lookUpSalary: SalaryToolData,
  lookUpTrends: TrendsToolData,
  getJob: JobDetail,
  deleteJob: Deleted,
  updateJobStatus: Job,
  updateJob: Job,
  createJob: Job,
  createJobFromUrl: JobFromUrl,
  listJobs: JobsPage,
  logMood: MoodCheckin,
  getMe: Profile,
  getPipeline: PipelineSummary,
  getPipelineFunnel: Funnel,
  listPipelineCompanies: CompanyMemoryPage,
  getSuggestions: SuggestionsAnswer,
  rotateWebhookSecret: RotatedSecret,
  updateWebhook: Webhook,
  registerWebhook: RegisteredWebhook,
  getWebhookDelivery: WebhookDeliveryDetails,
  redeliverUndelivered: QueuedDeliveries,
  redeliverWebhook: QueuedDelivery,
  listWebhookDeliveries: DeliveriesPage,
  listWebhooks: WebhooksPage,
  deleteWebhook: Deleted,
  testWebhook: QueuedDelivery,
  getLineage: Trace,
  analyzeMarket: MarketData,
  getLegacySalary: LegacyData,
  listAdjacentRoles: AdjacentData,
  calculateSalary: CalculateData,
  listCities: CityItem,
  listCompanies: CompanyItem,
  compareOffers: CompareOffersData,
  compareRoles: CompareData,
  getCrowdPay: CrowdData,
  getDemo: DemoData,
  getEmployerCost: EmployerCostData,
  evaluateOffer: EvaluateData,
  getSalaryHistory: HistoryData,
  negotiateOffer: NegotiateData,
  projectSalary: ProjectionsData,
  listRoles: RoleItem,
  searchRoles: SearchItem,
  getSkillPremiums: SkillsData,
  submitSalary: SubmitData,
  getWidget: WidgetData,
  getToolManifest: ToolManifest,
  pipelineMcp: McpAnswer,
  salaryMcp: McpAnswer,
  publicMcp: McpAnswer,
  checkPay: EvaluateData,
  readDistribution: DistributionAnswer,
};

/** What the handler of an operation returns as `data`, or as one row of it if it returns a list. */
export type ResponseOf<Id extends string> = Id extends keyof typeof responses
  ? z.input<(typeof responses)[Id]>
  : unknown;

/** The schema of the `data` of an operation's response. */
export function dataSchema({ operationId, isList }: Operation): z.ZodType {
  const schema = new Map<string, z.ZodType>(Object.entries(responses)).get(operationId);
  if (!schema) throw new Error(`The operation ${operationId} has no response in this table.`);
  return isList ? z.array(schema) : schema;
}

/**
 * The schema of an operation's whole response body.
 *
 * @param data the schema of its `data`, if stricter than the declared one.
 */
export function responseSchema(operation: Operation, data = dataSchema(operation)): z.ZodType {
  if (operation.family === "pipeline" || operation.isFlat) return data;
  return operation.isList ? SalaryListEnvelope(data) : SalaryEnvelope(data);
}
