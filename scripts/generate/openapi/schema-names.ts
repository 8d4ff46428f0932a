/**
 * Names of what the contracts write out in several places. Anything else is named after its place:
 * the model that contains it and its field.
 */
import { activityTypes, calendarEventTypes } from "#schema/activity-types.ts";
import { documentKinds, documentTypes } from "#schema/documents.ts";
import { mailKinds, mailStates } from "#schema/inbox.ts";
import { jobStatuses, stages } from "#schema/job-statuses.ts";
import { payPeriods } from "#schema/pay-periods.ts";
import { postingSources, roundKinds, roundOutcomes } from "#schema/pipeline.ts";
import { deliveredContents, deliveryStatuses } from "#schema/webhooks.ts";
import { scopes } from "#shared/access/scopes.ts";
import { tierNames } from "#shared/access/tiers.ts";
import { filingStatuses } from "#shared/contract/filing-status.ts";
import { experienceLevels, grades, payLevels } from "#shared/contract/levels.ts";
import { verdicts } from "#shared/contract/salary-fields.response.ts";
import { bases } from "#shared/contract/salary-fields.ts";
import { tableFormats } from "#shared/contract/table-formats.ts";
import { importFields } from "#shared/pipeline/imports/import-columns.ts";
import { importLists } from "#shared/pipeline/imports/transfer.request.ts";
import {
  employmentTypes,
  headcountBands as submittedSizes,
} from "#shared/salaries/crowd/submit.request.ts";
import { companySizes } from "#shared/salaries/employer-cost/employer-cost.request.ts";
import { negotiationPriorities } from "#shared/salaries/negotiate/negotiate.request.ts";
import { subscriptions } from "#shared/webhooks/subscriptions/webhook.request.ts";
import { deliveredEvents } from "#shared/webhooks/subscriptions/webhook-events.ts";

const enumerations: Record<string, readonly string[]> = {
  ActivityType: activityTypes,
  Basis: bases,
  CalendarEventType: calendarEventTypes,
  CompanySize: companySizes,
  DeliveredContent: deliveredContents,
  DeliveryStatus: deliveryStatuses,
  DocumentKind: documentKinds,
  DocumentType: documentTypes,
  EmploymentType: employmentTypes,
  EventName: deliveredEvents,
  EventSubscription: subscriptions,
  ExperienceLevel: experienceLevels,
  Grade: grades,
  FilingStatus: filingStatuses,
  FunnelStageName: stages,
  HeadcountRange: submittedSizes,
  ImportField: importFields,
  MailKind: mailKinds,
  MailState: mailStates,
  ImportList: importLists,
  JobStatus: jobStatuses,
  NegotiationPriority: negotiationPriorities,
  PayLevel: payLevels,
  PayPeriod: payPeriods,
  PostingSource: postingSources,
  ResponseFormat: ["json", "csv"],
  RoundKind: roundKinds,
  RoundOutcome: roundOutcomes,
  Scope: scopes,
  SortOrder: ["asc", "desc"],
  TableFormat: Object.keys(tableFormats),
  Theme: ["light", "dark"],
  Tier: tierNames,
  TokenAccess: ["read", "read_write"],
  Verdict: verdicts,
  WebhookStatus: ["active", "disabled"],
};

const byValues = new Map(Object.entries(enumerations).map(([name, list]) => [list.join(), name]));

/** The name of an enumeration with these values. */
export function enumName(values: readonly unknown[]): string | undefined {
  return byValues.get(values.join());
}

/** Names by the place: of what is in several places, and better ones than those that follow from it. */
const renames: Record<string, string> = {
  WageLevelsOfRoleArea: "WageLevelArea",
  WageLevelsOfRoleOccupation: "WageLevelOccupation",
  AccountProfileUnfinishedImport: "UnfinishedImport",
  CompareOffersRequestOffer: "Offer",
  CompareOffersRequestOfferEquity: "EquityGrant",
  EstimateLineageReconciliation: "LineageReconciliation",
  EstimateLineageReconciliationComparison: "LineageComparison",
  EstimateLineageReconciliationComparisonBetween: "LineageComparisonSource",
  ImportPipelineRequestActivity: "ImportActivity",
  ImportPipelineRequestContact: "ImportContact",
  ImportPipelineRequestEvent: "ImportCalendarEvent",
  ImportPipelineRequestJob: "ImportJob",
  ImportPipelineRequestJobPosting: "ImportJobPosting",
  ImportPipelineRequestJobStatusHistory: "ImportStatusMove",
  ImportPipelineRequestMoodCheckin: "ImportMoodCheckin",
  ListCitiesSort: "CitySortField",
  ListCompaniesSort: "CompanySortField",
  ListRolesSort: "RoleSortField",
  NegotiateOfferRequestCompetingOffer: "CompetingOffer",
  NegotiateOfferRequestCurrentOffer: "CurrentOffer",
  NegotiateOfferRequestTone: "NegotiationTone",
  ObservedWageAreaType: "AreaType",
  ObservedWageMatch: "AreaMatch",
  OfferComparisonRanking: "RankedOffer",
  PayTrendsTrend: "PayTrend",
  PipelineSummaryNeedsAttention: "JobNeedingAttention",
  PipelineSummaryRecentWin: "RecentWin",
  PipelineSummaryRecentWinType: "WinType",
  SalaryErrorDetailsCode: "ErrorCode",
  SalaryErrorDetailsRetryStrategy: "RetryStrategy",
  SalaryErrorDetailsType: "ErrorType",
  SearchRolesSort: "RoleMatchSortField",
  ToolInputSchemaProperties: "JsonSchema",
  ToolManifestToolArguments: "ToolArgumentLocations",
  ToolManifestToolCredential: "CredentialPrefix",
  AdjacentRoleOnetOccupation: "OnetOccupation",
  CatalogSkillConfidence: "SkillConfidence",
  CityMetadataCbsa: "MetropolitanArea",
  CompanySignalsFiledPay: "FiledPay",
  FiledOccupationSurvey: "SurveyMedian",
  CreateJobRequestRound: "NewInterviewRound",
  NegotiationLeverage: "NegotiationPosition",
  SalaryHistoryTierNotice: "TierNotice",
  StatisticLineageParameter: "LineageParameter",
  WebhookDisabledReason: "WebhookDisabledReason",
  WebhookLastDelivery: "WebhookLastDelivery",
  WebhookLastDeliveryStatus: "WebhookLastDeliveryStatus",
};

/** The name that the table gives to what is in this place. */
export function nameByPlace(place: string): string | undefined {
  return renames[place];
}
