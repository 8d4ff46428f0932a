/** Creates, over HTTP, the records that each operation needs before it can be called alone. */
import { examples } from "../../../generate/openapi/examples/read.ts";
import { findOperation } from "../../../generate/openapi/examples/record.ts";

/** Ids and tokens, as the responses name them. */
export interface Records {
  /** One record to read and update, and one to delete. */
  job: string;
  jobToDelete: string;
  contact: string;
  contactToDelete: string;
  activity: string;
  activityToDelete: string;
  event: string;
  eventToDelete: string;
  webhook: string;
  webhookToDelete: string;
  webhookSecret: string;
  delivery: string;
  /** Belongs to another account, because the run creates and revokes the feed of its own account. */
  feedToken: string;
  dataPoint: string;
}

export interface Callers {
  key: string;
  token: string;
  /** Belongs to another account. */
  otherToken: string;
}

/** @param receiverUrl URL that webhooks are delivered to. */
export async function makeRecords(
  origin: URL,
  { key, token, otherToken }: Callers,
  receiverUrl: string,
): Promise<Records> {
  const make = async (operationId: string, body?: object, by = token) => {
    const { path, method } = findOperation(operationId);
    const response = await fetch(new URL(path, origin), {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${by}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${operationId}: ${await response.text()}`);
    // biome-ignore lint/suspicious/noExplicitAny: the body of any operation
    return (await response.json()) as any;
  };
  const contact = { name: "Grace Hopper", company: "Acme" };
  const job = { company: "Acme", title: "Software Engineer", status: "saved" };
  const activity = { type: "call" };
  const event = { type: "interview", title: "Onsite", startsAt: "2026-11-24T16:00:00Z" };
  const webhook = { url: receiverUrl, events: ["*"] };
  const { id: webhookId, secret: webhookSecret } = await make("registerWebhook", webhook);
  const feed = await make("createCalendarFeed", undefined, otherToken);
  // Crowd figures are returned only to accounts that have submitted a salary.
  await make("submitSalary", examples.operations.submitSalary?.body as object, key);
  return {
    job: (await make("createJob", job)).id,
    jobToDelete: (await make("createJob", job)).id,
    contact: (await make("createContact", contact)).id,
    contactToDelete: (await make("createContact", contact)).id,
    activity: (await make("logActivity", activity)).id,
    activityToDelete: (await make("logActivity", activity)).id,
    event: (await make("createCalendarEvent", event)).id,
    eventToDelete: (await make("createCalendarEvent", event)).id,
    webhook: webhookId,
    webhookSecret,
    webhookToDelete: (await make("registerWebhook", webhook)).id,
    delivery: (await make("testWebhook", { webhookId })).deliveryId,
    feedToken: new URL(feed.url).searchParams.get("token") ?? "",
    dataPoint: await findDataPoint(origin, key),
  };
}

async function findDataPoint(origin: URL, key: string): Promise<string> {
  const { path } = findOperation("calculateSalary");
  const url = new URL(path, origin);
  url.search = new URLSearchParams(examples.operations.calculateSalary?.query).toString();
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  const { data } = (await response.json()) as { data: { estimate: { data_point_id: string } } };
  return data.estimate.data_point_id;
}
