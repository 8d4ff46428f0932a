/**
 * The response of each operation. Only the document and the tests need these schemas at run time:
 * nothing that is deployed may import this folder, except for its types.
 */
import * as z from "zod";
import { CityItem, RoleItem } from "../catalog/catalog.response.ts";
import { RolesToolItem, SearchItem } from "../catalog/search/search.response.ts";
import { SalaryEnvelope, SalaryListEnvelope } from "../contract/envelope.response.ts";
import type { Operation } from "../contract/operation.ts";
import { Deleted } from "../contract/pipeline-fields.response.ts";
import { ActivitiesPage, Activity } from "../pipeline/activities/activity.response.ts";
import {
  CalendarEvent,
  CalendarFeed,
  CalendarPage,
  FeedDeleted,
} from "../pipeline/calendar/calendar.response.ts";
import { CompanyMemoryPage } from "../pipeline/companies/pipeline-companies.response.ts";
import { Contact, ContactsPage } from "../pipeline/contacts/contact.response.ts";
import { JobDocument, JobDocumentList } from "../pipeline/documents/document.response.ts";
import { Funnel } from "../pipeline/funnel/funnel.response.ts";
import { ImportReport, PipelineExport } from "../pipeline/imports/transfer.response.ts";
import { InboxMail, InboxPage, InboxSettings } from "../pipeline/inbox/inbox.response.ts";
import { Job, JobDetail, JobFromUrl, JobsPage } from "../pipeline/jobs/job.response.ts";
import { MoodCheckin, Profile } from "../pipeline/moods/profile.response.ts";
import { SuggestionsAnswer } from "../pipeline/suggestions/suggestions.response.ts";
import { PipelineSummary } from "../pipeline/summary/summary.response.ts";
import { AdjacentData } from "../salaries/adjacent/adjacent.response.ts";
import { CalculateData } from "../salaries/calculate/calculate.response.ts";
import { CalculateBatchData } from "../salaries/calculate/calculate-batch.response.ts";
import { CompanyItem } from "../salaries/companies/companies.response.ts";
import { CompareData, CompareToolData } from "../salaries/compare/compare.response.ts";
import { CrowdData } from "../salaries/crowd/crowd.response.ts";
import { SubmitData } from "../salaries/crowd/submit.response.ts";
import { DemoData } from "../salaries/demo/demo.response.ts";
import { EmployerCostData } from "../salaries/employer-cost/employer-cost.response.ts";
import { EvaluateData } from "../salaries/evaluate/evaluate.response.ts";
import { HistoryData } from "../salaries/history/history.response.ts";
import { Trace } from "../salaries/lineage/trace.response.ts";
import { LegacyData } from "../salaries/lookup-tools/legacy.response.ts";
import {
  RangeToolData,
  SalaryToolData,
  TrendsToolData,
} from "../salaries/lookup-tools/lookup-tools.response.ts";
import {
  DistributionAnswer,
  MarketData,
  McpAnswer,
  ToolManifest,
} from "../salaries/lookup-tools/mcp.response.ts";
import { NegotiateData } from "../salaries/negotiate/negotiate.response.ts";
import { CompareOffersData } from "../salaries/offers/compare-offers.response.ts";
import { CheckPostingData } from "../salaries/posting/check-posting.response.ts";
import { ProjectionsData } from "../salaries/projections/projections.response.ts";
import { SkillsData } from "../salaries/skills/skills.response.ts";
import { WageLevelsData } from "../salaries/wage-levels/wage-levels.response.ts";
import { WidgetData } from "../salaries/widget/widget.response.ts";
import {
  DeliveriesPage,
  QueuedDeliveries,
  QueuedDelivery,
  WebhookDeliveryDetails,
} from "../webhooks/log/webhook-delivery.response.ts";
import {
  RegisteredWebhook,
  RotatedSecret,
  Webhook,
  WebhooksPage,
} from "../webhooks/subscriptions/webhook.response.ts";
import { EventsPage } from "./webhook-events.response.ts";

/** The schema of the `data` of each operation's response, or of one row of it if it returns a list. */
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
  addDocument: JobDocument,
  listDocuments: JobDocumentList,
  getDocument: z.string(),
  deleteDocument: Deleted,
  listInbox: InboxPage,
  applyMail: InboxMail,
  dismissMail: InboxMail,
  undoMail: InboxMail,
  getInboxSettings: InboxSettings,
  updateInboxSettings: InboxSettings,
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
  listEvents: EventsPage,
  listWebhooks: WebhooksPage,
  deleteWebhook: Deleted,
  testWebhook: QueuedDelivery,
  getLineage: Trace,
  analyzeMarket: MarketData,
  getLegacySalary: LegacyData,
  listAdjacentRoles: AdjacentData,
  calculateSalary: CalculateData,
  calculateSalaries: CalculateBatchData,
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
  checkPosting: CheckPostingData,
  lookUpPosting: CheckPostingData,
  projectSalary: ProjectionsData,
  listRoles: RoleItem,
  searchRoles: SearchItem,
  getSkillPremiums: SkillsData,
  getWageLevels: WageLevelsData,
  submitSalary: SubmitData,
  getWidget: WidgetData,
  getToolManifest: ToolManifest,
  pipelineMcp: McpAnswer,
  salaryMcp: McpAnswer,
  publicMcp: McpAnswer,
  checkPay: EvaluateData,
  readDistribution: DistributionAnswer,
};

/** The type that the handler of an operation returns as `data`, or as one row of it if it returns a list. */
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
