/**
 * Names of what the contracts write out in several places. Anything else is named after its place:
 * the model that contains it and its field.
 */
import {
  activityTypes,
  calendarEventTypes,
  jobStatuses,
  postingSources,
  roundKinds,
  roundOutcomes,
} from "../../schema/pipeline.ts";
import { deliveryStatuses } from "../../schema/webhooks.ts";
import { scopes } from "../../shared/access/scopes.ts";
import { tierNames } from "../../shared/access/tiers.ts";
import { bases, experienceLevels } from "../../shared/contracts/common.ts";
import { companySizes } from "../../shared/contracts/employer-cost.ts";
import { filingStatuses } from "../../shared/contracts/filing-status.ts";
import { priorities } from "../../shared/contracts/negotiate.ts";
import { stages } from "../../shared/contracts/pipeline/funnel.ts";
import { importFields } from "../../shared/contracts/pipeline/import-columns.ts";
import { importLists } from "../../shared/contracts/pipeline/transfer.ts";
import { deliveredEvents, subscriptions } from "../../shared/contracts/pipeline/webhooks.ts";
import { verdicts } from "../../shared/contracts/responses/verdict.ts";
import { employmentTypes, companySizes as submittedSizes } from "../../shared/contracts/submit.ts";
import { tableFormats } from "../../shared/contracts/table-formats.ts";
import { payPeriods } from "../../shared/contracts/verdict.ts";

const enumerations: Record<string, readonly string[]> = {
  ActivityType: activityTypes,
  Basis: bases,
  CalendarEventType: calendarEventTypes,
  CompanySize: companySizes,
  DeliveryStatus: deliveryStatuses,
  EmploymentType: employmentTypes,
  EventName: deliveredEvents,
  EventSubscription: subscriptions,
  ExperienceLevel: experienceLevels,
  FilingStatus: filingStatuses,
  FunnelStageName: stages,
  HeadcountRange: submittedSizes,
  ImportField: importFields,
  ImportList: importLists,
  JobStatus: jobStatuses,
  NegotiationPriority: priorities,
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
  CreateJobRequestRound: "NewInterviewRound",
  NegotiationLeverage: "NegotiationPosition",
  RoleComparisonLocal: "LocalComparison",
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
