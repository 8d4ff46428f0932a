import {
  createPipelineNamespaces,
  type PipelineAccount,
  type PipelineActivities,
  type PipelineCalendar,
  type PipelineCompanies,
  type PipelineContacts,
  type PipelineDeliveries,
  type PipelineDocuments,
  type PipelineEvents,
  type PipelineInbox,
  type PipelineJobs,
  type PipelineNamespaces,
  type PipelineTools,
  type PipelineWebhooks,
} from "./operations/pipeline.ts";
import type { SalaryLookups } from "./operations/salary.ts";
import { type ClientSettings, resolveSettings } from "./transport/settings.ts";
import { Transport } from "./transport/transport.ts";

export interface PipelineClientOptions extends ClientSettings {
  /** A token (`ext_…`), read-only or read-write, of an account with the plan Ultra. */
  token: string | undefined;
}

/**
 * The Job Pipeline API: a person's job search, with webhooks.
 *
 * @example
 * const pipeline = new PipelineClient({ token: process.env.PIPELINE_TOKEN, baseUrl: "https://pay.example.com" });
 * await pipeline.jobs.create({ company: "Acme", title: "Data Engineer", status: "saved" });
 * for await (const job of pipeline.jobs.list({ status: ["saved", "applied"] })) console.log(job.title);
 */
export class PipelineClient implements PipelineNamespaces {
  /** The jobs of a job search. */
  readonly jobs: PipelineJobs;
  /** The people of a job search. */
  readonly contacts: PipelineContacts;
  /** The documents of a job. */
  readonly documents: PipelineDocuments;
  /** A log of what was done. */
  readonly activities: PipelineActivities;
  /** Upcoming events, and a calendar feed of them. */
  readonly calendar: PipelineCalendar;
  /** Mail of employers, and what it changes of the board. */
  readonly inbox: PipelineInbox;
  /** The log of changes. */
  readonly events: PipelineEvents;
  /** Subscriptions to changes. */
  readonly webhooks: PipelineWebhooks;
  /** Deliveries to webhooks, with every attempt. */
  readonly deliveries: PipelineDeliveries;
  /** The employers of the job search. */
  readonly companies: PipelineCompanies;
  /** The account, its pipeline as a whole, import and export. */
  readonly account: PipelineAccount;
  /** The tools for agents. */
  readonly tools: PipelineTools;
  /** Pay for this client's token: estimates, roles, comparisons, ranges and trends. */
  readonly lookups: SalaryLookups;

  /** @throws {TypeError} for settings that cannot work, such as an empty token. */
  constructor(options: PipelineClientOptions) {
    const transport = new Transport(resolveSettings(options, options.token ?? ""));
    const namespaces = createPipelineNamespaces(transport);
    this.jobs = namespaces.jobs;
    this.contacts = namespaces.contacts;
    this.documents = namespaces.documents;
    this.activities = namespaces.activities;
    this.calendar = namespaces.calendar;
    this.inbox = namespaces.inbox;
    this.events = namespaces.events;
    this.webhooks = namespaces.webhooks;
    this.deliveries = namespaces.deliveries;
    this.companies = namespaces.companies;
    this.account = namespaces.account;
    this.tools = namespaces.tools;
    this.lookups = namespaces.lookups;
  }
}
