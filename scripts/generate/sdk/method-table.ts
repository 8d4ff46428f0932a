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
  /**
   * The label of a call where it is suggested; without one, the operation's summary is used. A part
   * in brackets is left out if the call lacks a parameter in it; `{a role}` is "a Registered
   * Nurse".
   */
  label?: string;
}

export type Api = "salary" | "pipeline";

export const methodTable: Readonly<Record<Api, Readonly<Record<string, ClientMethod>>>> = {
  salary: {
    calculateSalary: {
      name: "salaries.calculate",
      label: "Pay[ of {a role}][ in {city}][, {exp} level][, with {expand}]",
    },
    calculateSalaries: { name: "salaries.calculateBatch", bodyField: "items", reads: true },
    getSalaryHistory: { name: "salaries.history", label: "Pay history[ of {a role}][ in {city}]" },
    projectSalary: {
      name: "salaries.projections",
      label: "Projected pay[ of {a role}][ in {city}]",
    },
    compareRoles: {
      name: "salaries.compare",
      label: "Comparison[ of {a roleA} and {a roleB}][ in {city}]",
    },
    listAdjacentRoles: {
      name: "salaries.adjacent",
      label: "Adjacent roles[ of {a role}][ in {city}]",
    },
    getWageLevels: {
      name: "salaries.wageLevels",
      label: "Visa wage levels[ of {a role}][ in {city}]",
    },
    getSkillPremiums: {
      name: "salaries.skills",
      label: "Skill premiums[ of {a role}][ in {city}]",
    },
    getEmployerCost: {
      name: "salaries.employerCost",
      label: "Employer cost[ of {a role}][ in {city}]",
    },
    getCrowdPay: {
      name: "salaries.crowd",
      label: "Community-submitted pay[ of {a role}][ in {city}]",
    },
    submitSalary: { name: "salaries.submit" },
    getWidget: { name: "salaries.widget", label: "Pay for a widget[ of {a role}][ in {city}]" },
    getDemo: { name: "salaries.demo", label: "Sample response" },
    getLegacySalary: { name: "salaries.legacy", label: "All data[ of {a role}][ in {city}]" },
    evaluateOffer: {
      name: "offers.evaluate",
      label:
        "Evaluation of an offer[ of {amount}][ of {min} to {max}][ ({period})][ for {a role}][ in {city}][, {exp} level]",
    },
    compareOffers: { name: "offers.compare", reads: true },
    negotiateOffer: { name: "offers.negotiate", reads: true },
    checkPosting: { name: "offers.checkPosting", reads: true },
    listRoles: { name: "roles.list", label: "Catalog of roles[: {slug}]" },
    searchRoles: { name: "roles.search", label: "Roles[ that match {q}]" },
    listCities: { name: "cities.list", label: "Catalog of cities[: {slug}]" },
    listCompanies: { name: "companies.list", label: "Companies and their levels[: {slug}]" },
    getLineage: { name: "lineage.get" },
    lookUpSalary: { name: "lookups.salary", label: "Pay[ of {a role}][ in {city}][, {exp} level]" },
    lookUpRoles: { name: "lookups.roles", label: "Roles[ that match {q}]" },
    lookUpComparison: {
      name: "lookups.compare",
      label:
        "Comparison[ of {a roleA} and {a roleB}][ of {cityA} and {cityB}][ for {a role}][ in {city}]",
    },
    lookUpRange: { name: "lookups.range", label: "Pay range[ of {a role}][ in {city}]" },
    lookUpPosting: { name: "lookups.checkPosting", reads: true },
    lookUpTrends: { name: "lookups.trends", label: "Pay trend[ of {a role}][ in {city}]" },
  },
  pipeline: {
    listJobs: { name: "jobs.list" },
    createJob: { name: "jobs.create" },
    createJobFromUrl: { name: "jobs.createFromUrl" },
    getJob: { name: "jobs.get" },
    updateJob: { name: "jobs.update" },
    updateJobStatus: { name: "jobs.updateStatus" },
    deleteJob: { name: "jobs.delete" },
    listDocuments: { name: "documents.list" },
    deleteDocument: { name: "documents.delete" },
    listContacts: { name: "contacts.list" },
    createContact: { name: "contacts.create" },
    getContact: { name: "contacts.get" },
    updateContact: { name: "contacts.update" },
    deleteContact: { name: "contacts.delete" },
    listInbox: { name: "inbox.list" },
    applyMail: { name: "inbox.apply" },
    dismissMail: { name: "inbox.dismiss" },
    undoMail: { name: "inbox.undo" },
    getInboxSettings: { name: "inbox.settings" },
    updateInboxSettings: { name: "inbox.updateSettings" },
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
    listEvents: { name: "events.list" },
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
  addDocument: "its body is a file, which any HTTP client sends",
  getDocument: "its response is a file, which any HTTP client saves",
};

const summaries: Readonly<Record<string, string>> = {
  salaries: "The present, past and projected pay of a role.",
  offers: "Evaluate, compare and negotiate offers.",
  roles: "The catalog of roles.",
  cities: "The catalog of cities.",
  companies: "Employers.",
  lineage: "The sources and the arithmetic behind a figure.",
  lookups: "Older, flat lookups for tool-calling clients.",
  jobs: "The jobs of a job search.",
  documents: "The documents of a job.",
  contacts: "The people of a job search.",
  activities: "A log of what was done.",
  calendar: "Upcoming events, and a calendar feed of them.",
  inbox: "Mail of employers, and what it changes of the board.",
  events: "The log of changes.",
  webhooks: "Subscriptions to changes.",
  deliveries: "Deliveries to webhooks, with every attempt.",
  account: "The account, its pipeline as a whole, import and export.",
  tools: "The tools for agents.",
};

/** The name of one record whose `id` is in the path: `jobs.get` takes `job_id` in Python. */
const records: Readonly<Record<string, string>> = {
  jobs: "job",
  documents: "job",
  contacts: "contact",
  activities: "activity",
  calendar: "event",
  inbox: "mail",
  webhooks: "webhook",
  deliveries: "delivery",
};

/** The public name of a parameter of the path: `jobId` for `id`, others as they are on the wire. */
export function pathParameterName(namespace: string, wire: string): string {
  if (wire !== "id") return wire;
  const record = records[namespace];
  if (record === undefined) {
    throw new Error(
      `scripts/generate/sdk/method-table.ts: what is a record of ${namespace} called?`,
    );
  }
  return `${record}Id`;
}

/** A sentence about a namespace of a client. */
export function summaryOf(namespace: string): string {
  const summary = summaries[namespace];
  if (summary === undefined)
    throw new Error(`scripts/generate/sdk/method-table.ts: describe ${namespace}.`);
  return summary;
}
