/**
 * The name of every operation in the TypeScript client: `client.namespace.method`. A test checks
 * that each operation of the document is either here or among those left out.
 */

export interface ClientMethod {
  /** Namespace and method, as in `jobs.create`. */
  name: string;
  /** A field of the body that is passed alone, because the body has no other. */
  bodyField?: string;
  /** The operation changes nothing although it is a POST, so that it may be repeated. */
  reads?: true;
  /** Each page is one record, not a list of rows. */
  wholePages?: true;
}

export type Api = "salary" | "pipeline";

export const methodTable: Readonly<Record<Api, Readonly<Record<string, ClientMethod>>>> = {
  salary: {
    calculateSalary: { name: "salaries.calculate" },
    getSalaryHistory: { name: "salaries.history" },
    projectSalary: { name: "salaries.projections" },
    compareRoles: { name: "salaries.compare" },
    listAdjacentRoles: { name: "salaries.adjacent" },
    getSkillPremiums: { name: "salaries.skills" },
    getEmployerCost: { name: "salaries.employerCost" },
    getCrowdPay: { name: "salaries.crowd" },
    submitSalary: { name: "salaries.submit" },
    getWidget: { name: "salaries.widget" },
    getDemo: { name: "salaries.demo" },
    getLegacySalary: { name: "salaries.legacy" },
    evaluateOffer: { name: "offers.evaluate" },
    compareOffers: { name: "offers.compare", reads: true },
    negotiateOffer: { name: "offers.negotiate", reads: true },
    listRoles: { name: "roles.list" },
    searchRoles: { name: "roles.search" },
    listCities: { name: "cities.list" },
    listCompanies: { name: "companies.list" },
    getLineage: { name: "lineage.get" },
    lookUpSalary: { name: "lookups.salary" },
    lookUpRoles: { name: "lookups.roles" },
    lookUpComparison: { name: "lookups.compare" },
    lookUpRange: { name: "lookups.range" },
    lookUpTrends: { name: "lookups.trends" },
  },
  pipeline: {
    listJobs: { name: "jobs.list" },
    createJob: { name: "jobs.create" },
    createJobFromUrl: { name: "jobs.createFromUrl" },
    getJob: { name: "jobs.get" },
    updateJob: { name: "jobs.update" },
    updateJobStatus: { name: "jobs.updateStatus" },
    deleteJob: { name: "jobs.delete" },
    listContacts: { name: "contacts.list" },
    createContact: { name: "contacts.create" },
    getContact: { name: "contacts.get" },
    updateContact: { name: "contacts.update" },
    deleteContact: { name: "contacts.delete" },
    listActivities: { name: "activities.list" },
    logActivity: { name: "activities.create" },
    getActivity: { name: "activities.get" },
    updateActivity: { name: "activities.update" },
    deleteActivity: { name: "activities.delete" },
    listCalendar: { name: "calendar.list" },
    createCalendarEvent: { name: "calendar.create" },
    getCalendarEvent: { name: "calendar.get" },
    updateCalendarEvent: { name: "calendar.update" },
    deleteCalendarEvent: { name: "calendar.delete" },
    createCalendarFeed: { name: "calendar.createFeed" },
    deleteCalendarFeed: { name: "calendar.deleteFeed" },
    listWebhooks: { name: "webhooks.list" },
    registerWebhook: { name: "webhooks.create" },
    updateWebhook: { name: "webhooks.update" },
    deleteWebhook: { name: "webhooks.delete", bodyField: "webhookId" },
    testWebhook: { name: "webhooks.test", bodyField: "webhookId" },
    rotateWebhookSecret: { name: "webhooks.rotateSecret" },
    listWebhookDeliveries: { name: "deliveries.list" },
    getWebhookDelivery: { name: "deliveries.get" },
    redeliverWebhook: { name: "deliveries.redeliver" },
    redeliverUndelivered: { name: "webhooks.redeliver" },
    listPipelineCompanies: { name: "companies.list" },
    getMe: { name: "account.me" },
    logMood: { name: "account.logMood" },
    getPipeline: { name: "account.summary" },
    getPipelineFunnel: { name: "account.funnel" },
    getSuggestions: { name: "account.suggestions" },
    exportPipeline: { name: "account.export", wholePages: true },
    importPipeline: { name: "account.import" },
    getToolManifest: { name: "tools.manifest" },
  },
};

/** Operations without a method, each with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  publicMcp: "clients of the Model Context Protocol call it",
  salaryMcp: "clients of the Model Context Protocol call it",
  pipelineMcp: "clients of the Model Context Protocol call it",
  readCalendarFeed: "calendars call it, with the URL that createFeed returns",
};

const summaries: Readonly<Record<string, string>> = {
  salaries: "What a role pays, has paid and is projected to pay.",
  offers: "Evaluate, compare and negotiate offers.",
  roles: "The catalog of roles.",
  cities: "The catalog of cities.",
  companies: "Employers.",
  lineage: "The sources and the arithmetic behind a figure.",
  lookups: "Older, flat lookups for tool-calling clients.",
  jobs: "The jobs of a job search.",
  contacts: "The people of a job search.",
  activities: "A log of what was done.",
  calendar: "Upcoming events, and a calendar feed of them.",
  webhooks: "Subscriptions to changes.",
  deliveries: "What was sent to webhooks, with every attempt.",
  account: "The account, its pipeline as a whole, import and export.",
  tools: "The tools for agents.",
};

/** What a namespace of a client is for. */
export function summaryOf(namespace: string): string {
  const summary = summaries[namespace];
  if (summary === undefined) throw new Error(`scripts/sdk/method-table.ts: describe ${namespace}.`);
  return summary;
}
