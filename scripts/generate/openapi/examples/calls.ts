/**
 * A call of every operation, ordered so that each finds the records it needs. The service's
 * responses are the examples of the OpenAPI document (`npm run generate -- examples`), and
 * `npm run conformance:check` repeats the calls.
 */
import type { ExampleCall, MakeCall } from "./call.ts";

const role = "software-engineer";
const city = "san-francisco";
const subject = { role, city };

const call = (operationId: string, details: Omit<ExampleCall, "operationId"> = {}): MakeCall => {
  return () => ({ operationId, ...details });
};
const read = (operationId: string, query: Record<string, string> = {}) =>
  call(operationId, { query });
const send = (operationId: string, body: unknown) => call(operationId, { body });

/** A call on a record that an earlier call has created. */
function onRecord(
  operationId: string,
  maker: string,
  details: Omit<ExampleCall, "operationId"> = {},
): MakeCall {
  return (answers) => ({ operationId, params: { id: answers.get(maker)?.id }, ...details });
}

/** A call on the first mail of the inbox. */
function onMail(operationId: string, details: Omit<ExampleCall, "operationId"> = {}): MakeCall {
  return (answers) => ({
    ...{ operationId, params: { id: answers.get("listInbox").mails[0].id } },
    ...details,
  });
}

/** A call on the document of the job. */
function onDocument(operationId: string): MakeCall {
  return (answers) => ({
    operationId,
    params: {
      id: answers.get("createJob").id,
      documentId: answers.get("addDocument").id,
    },
  });
}

/** The webhook URL in the examples; the recording replaces it with a local receiver. */
export const receiver = "https://hooks.example.com/jobs";

const salaries: readonly MakeCall[] = [
  read("getDemo"),
  read("searchRoles", { q: "data engineer", limit: "3" }),
  read("listRoles", { sort: "national_median", order: "desc", limit: "3" }),
  read("listCities", { state: "CA", sort: "col_multiplier", order: "desc", limit: "3" }),
  read("getWidget", subject),
  read("calculateSalary", { ...subject, exp: "senior", expand: "role.taxonomy,city.metadata" }),
  send("calculateSalaries", {
    items: [
      { ...subject, exp: "senior" },
      { role: "registered-nurse", city: "atlantis" },
    ],
  }),
  read("getSalaryHistory", subject),
  read("projectSalary", { ...subject, through: "2027" }),
  read("compareRoles", { roleA: role, roleB: "data-scientist", city }),
  read("getEmployerCost", { ...subject, size: "startup" }),
  read("listAdjacentRoles", { role, count: "2" }),
  read("getSkillPremiums", { role: "statistician" }),
  read("getWageLevels", subject),
  read("getLegacySalary", { role: "electrician", city: "chicago" }),
  (answers) => ({
    operationId: "getLineage",
    params: { data_point_id: answers.get("lookUpSalary").data.estimate.data_point_id },
  }),
  read("listCompanies", { limit: "1" }),
  read("evaluateOffer", { ...subject, min: "170000", max: "190000" }),
  send("compareOffers", {
    offers: [
      { label: "Acme", base: 185_000, bonus: 15_000, city: "san-francisco" },
      { label: "Globex", base: 160_000, signing: 20_000, city: "austin" },
    ],
    years: 1,
  }),
  send("negotiateOffer", {
    ...subject,
    current_offer: { base: 150_000 },
    competing_offers: [{ label: "Globex", base: 165_000 }],
    priorities: ["base", "signing"],
  }),
  send("checkPosting", {
    title: "Senior Software Engineer",
    location: "Denver, CO",
    text: "Base salary: $140,000 to $180,000 a year, plus a bonus. Health insurance, 401(k).",
  }),
  send("lookUpPosting", { title: "Electrician", location: "Denver, CO", text: "Competitive pay." }),
  send("submitSalary", {
    ...subject,
    years_experience: 6,
    base: 185_000,
    bonus: 15_000,
    company_size: "500-4999",
  }),
  read("getCrowdPay", subject),
  read("lookUpRoles", { q: "nurse" }),
  read("lookUpComparison", { role, cityA: "austin", cityB: "denver" }),
  read("lookUpRange", subject),
  read("lookUpTrends", { role }),
];

const pipeline: readonly MakeCall[] = [
  send("createContact", {
    name: "Grace Hopper",
    email: "grace@example.com",
    company: "Acme",
    title: "Recruiter",
  }),
  (answers) => ({
    operationId: "createJob",
    headers: { "Idempotency-Key": "0b5d4b0e-6b63-4b3a-9a53-6a4c3f6a2f10" },
    body: {
      company: "Acme",
      title: "Software Engineer",
      status: "saved",
      url: "https://example.com/jobs/42",
      location: "San Francisco, CA",
      contactIds: [answers.get("createContact").id],
    },
  }),
  onRecord("updateJobStatus", "createJob", { body: { status: "offer" } }),
  onRecord("updateJobStatus", "createJob", { body: { status: "interviewing" } }),
  onRecord("updateJob", "createJob", {
    body: {
      salaryMin: 150_000,
      salaryMax: 180_000,
      rounds: [
        { kind: "technical", at: "2026-11-24T16:00:00Z", with: "Dana Reyes", outcome: "pending" },
      ],
    },
  }),
  send("createJobFromUrl", { url: receiver }),
  onRecord("updateContact", "createContact", { body: { phone: "+1 512 555 0100" } }),
  (answers) => ({
    operationId: "logActivity",
    body: {
      type: "call",
      jobId: answers.get("createJob").id,
      contactId: answers.get("createContact").id,
      notes: "Recruiter called; the team is hybrid.",
      occurredAt: "2026-11-20T15:30:00Z",
    },
  }),
  (answers) => ({
    operationId: "createCalendarEvent",
    body: {
      type: "interview",
      title: "Interview at Acme",
      startsAt: "2026-11-24T10:00:00-06:00",
      endsAt: "2026-11-24T11:00:00-06:00",
      timeZone: "America/Chicago",
      jobId: answers.get("createJob").id,
    },
  }),
  onRecord("updateActivity", "logActivity", { body: { notes: "The team is hybrid." } }),
  onRecord("getActivity", "logActivity"),
  onRecord("updateCalendarEvent", "createCalendarEvent", {
    body: { location: "https://meet.example.com/acme" },
  }),
  onRecord("getCalendarEvent", "createCalendarEvent"),
  onRecord("getJob", "createJob"),
  onRecord("getContact", "createContact"),
  onRecord("addDocument", "createJob", {
    query: { kind: "resume", name: "Resume for Acme.txt" },
    rawBody: "Ada Lovelace\nSoftware engineer, analytical engines\n",
    headers: { "content-type": "text/plain" },
  }),
  onRecord("listDocuments", "createJob"),
  onDocument("getDocument"),
  onDocument("deleteDocument"),
  read("listJobs", { status: "interviewing" }),
  read("listContacts", { company: "Acme" }),
  read("listActivities", { type: "call" }),
  read("listCalendar"),
  call("createCalendarFeed"),
  (answers) => ({
    operationId: "readCalendarFeed",
    query: {
      token: new URL(answers.get("createCalendarFeed").url).searchParams.get("token") ?? "",
    },
  }),
  call("deleteCalendarFeed"),
  send("updateInboxSettings", { isOn: true }),
  read("getInboxSettings"),
  (answers) => ({
    operationId: "listInbox",
    query: { limit: "1" },
    mail: {
      to: answers.get("updateInboxSettings").address,
      from: "Acme Recruiting <no-reply@us.greenhouse-mail.io>",
      subject: "Update on your application to Acme",
      text: "Thank you for interviewing for the Software Engineer position at Acme. We have decided to move forward with other candidates.",
      messageId: "<1@greenhouse-mail.io>",
      headers: [
        "Authentication-Results: mx.cloudflare.net; dkim=pass header.d=greenhouse-mail.io; dmarc=pass; spf=pass",
      ],
    },
  }),
  onMail("dismissMail"),
  onMail("undoMail"),
  onMail("applyMail", { body: {} }),
  read("getPipeline"),
  read("getPipelineFunnel"),
  read("listPipelineCompanies", { company: "Acme" }),
  read("getSuggestions"),
  send("logMood", { action: "mood_checkin", mood: 4, note: "Good interview." }),
  read("getMe"),
  read("exportPipeline"),
  call("importPipeline", {
    query: { dryRun: "true" },
    body: { jobs: [{ company: "Globex", title: "Data Analyst", status: "applied" }] },
  }),
  onRecord("deleteActivity", "logActivity"),
  onRecord("deleteCalendarEvent", "createCalendarEvent"),
  onRecord("deleteJob", "createJob"),
  onRecord("deleteContact", "createContact"),
];

const webhooks: readonly MakeCall[] = [
  send("registerWebhook", { url: receiver, events: ["job.created", "job.status_changed"] }),
  (answers) => ({
    operationId: "testWebhook",
    body: { webhookId: answers.get("registerWebhook").id },
  }),
  (answers) => ({
    operationId: "getWebhookDelivery",
    params: { id: answers.get("testWebhook").deliveryId },
    until: ({ status }) => status === "succeeded",
  }),
  read("listWebhookDeliveries", { event: "webhook.test" }),
  read("listEvents", { event: "job.status_changed" }),
  read("listWebhooks"),
  (answers) => ({
    operationId: "redeliverWebhook",
    params: { id: answers.get("testWebhook").deliveryId },
  }),
  onRecord("redeliverUndelivered", "registerWebhook", {
    body: { since: "2026-11-20T15:30:00Z" },
  }),
  onRecord("updateWebhook", "registerWebhook", { body: { events: ["*"] } }),
  onRecord("rotateWebhookSecret", "registerWebhook", { body: {} }),
  (answers) => ({
    operationId: "deleteWebhook",
    body: { webhookId: answers.get("registerWebhook").id },
  }),
];

/** Headers that a client of the earlier MCP revision sends. */
const mcp = { "mcp-protocol-version": "2025-11-25" };
const callTool = (operationId: string, name: string, given: object): MakeCall =>
  call(operationId, {
    headers: mcp,
    body: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } },
  });

const agents: readonly MakeCall[] = [
  callTool("publicMcp", "find_roles", { query: "nurse", limit: 2 }),
  callTool("salaryMcp", "discover_roles_and_cities", { query: "nurse", limit: 2 }),
  callTool("pipelineMcp", "list_jobs", {}),
  call("getToolManifest"),
];

export const exampleCalls: readonly MakeCall[] = [
  read("lookUpSalary", { ...subject, exp: "any" }),
  ...salaries,
  ...pipeline,
  ...webhooks,
  ...agents,
];
