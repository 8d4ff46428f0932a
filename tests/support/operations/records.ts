/** Creates, over HTTP, the records that each operation needs before it can be called alone. */
import { routes } from "#functions/routes.ts";
import { examples } from "#scripts/generate/openapi/examples/read.ts";
import { findOperation } from "#scripts/generate/openapi/examples/record.ts";
import type { Fields } from "./complete-bodies.ts";

export interface Callers {
  key: string;
  token: string;
}

export interface Records {
  /** The values of each operation's path, by its id. An operation has records of its own, because others delete theirs. */
  params: Record<string, Record<string, string>>;
  fieldsOf(operationId: string): Fields;
}

const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";

/**
 * @param receiverUrl URL that webhooks are delivered to.
 * @param receive has the address of the account's inbox receive a mail. @returns the mail's id.
 */
export async function makeRecords(
  origin: URL,
  { key, token }: Callers,
  receiverUrl: string,
  receive: (address: string) => Promise<string>,
): Promise<Records> {
  const send = async (by: string, method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${by}`, "content-type": "application/json" };
    const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const response = await fetch(new URL(path, origin), { method, headers, body: sent ?? null });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    // biome-ignore lint/suspicious/noExplicitAny: the body of any operation
    return (await response.json()) as any;
  };
  const make = async (path: string, body: unknown): Promise<{ id: string }> => {
    const { id } = await send(token, "POST", `/api/mcp/${path}`, body);
    return { id };
  };
  const job = () => make("jobs", { company: "Acme", title: "Software Engineer", status: "saved" });
  const contact = () => make("contacts", { name: "Grace Hopper", company: "Acme" });
  const webhook = () => make("webhooks", { url: receiverUrl, events: ["*"] });
  const { address } = await send(token, "PATCH", "/api/mcp/inbox/settings", { isOn: true });
  const mail = async () => ({ id: await receive(address) });

  /** How to make the record of an operation, by the start of its path; the first that fits counts. */
  const makers: [path: string, make: () => Promise<Record<string, string>>][] = [
    [
      "/api/mcp/jobs/:id/documents/:documentId",
      async () => {
        const { id } = await job();
        const document = await make(`jobs/${id}/documents?kind=resume&name=Resume.pdf`, pdf);
        return { id, documentId: document.id };
      },
    ],
    ["/api/mcp/jobs/:id", job],
    ["/api/mcp/contacts/:id", contact],
    ["/api/mcp/activities/:id", () => make("activities", { type: "call" })],
    [
      "/api/mcp/calendar/:id",
      () => make("calendar", { type: "other", title: "Call", startsAt: "2026-11-24T16:00:00Z" }),
    ],
    [
      "/api/mcp/webhooks/deliveries/:id",
      async () => {
        const webhookId = (await webhook()).id;
        const test = await send(token, "POST", "/api/mcp/webhooks/test", { webhookId });
        return { id: test.deliveryId };
      },
    ],
    ["/api/mcp/webhooks/:id", webhook],
    [
      "/api/mcp/inbox/:id/undo",
      async () => {
        const { id } = await mail();
        await send(token, "POST", `/api/mcp/inbox/${id}/dismiss`);
        return { id };
      },
    ],
    ["/api/mcp/inbox/:id", mail],
    [
      "/api/v1/intelligence/lineage/:data_point_id",
      async () => {
        const query = new URLSearchParams(examples.operations.calculateSalary?.query);
        const { path } = findOperation("calculateSalary");
        const { data } = await send(key, "GET", `${path}?${query}`);
        return { data_point_id: data.estimate.data_point_id };
      },
    ],
  ];
  const params: Records["params"] = {};
  for (const { operationId, path } of routes.filter((route) => route.path.includes("/:"))) {
    const found = makers.find(([start]) => path.startsWith(start));
    if (!found) throw new Error(`records.ts makes nothing for ${path}.`);
    params[operationId] = await found[1]();
  }
  // Crowd figures are returned only to accounts that have submitted a salary.
  const { path } = findOperation("submitSalary");
  await send(key, "POST", path, examples.operations.submitSalary?.body);
  const [{ id: jobId }, { id: contactId }] = [await job(), await contact()];
  const [{ id: webhookId }, toDelete] = [await webhook(), await webhook()];
  const shared = { jobId, contactId, jobIds: [jobId], contactIds: [contactId], webhookId };
  // The rows of an import refer to one another.
  const row = "Example";
  const changedAt = "2026-11-20T15:30:00Z";
  const links = { jobId: row, contactId: row, jobIds: [row], contactIds: [row], changedAt };
  const fields: Record<string, Fields> = {
    importPipeline: links,
    deleteWebhook: { webhookId: toDelete.id },
    registerWebhook: { url: receiverUrl },
    updateWebhook: { url: receiverUrl },
    createJobFromUrl: { url: receiverUrl },
    // A mail belongs to a job of the board, or to one that is added.
    applyMail: { addJob: undefined },
    // A level is named by years or by a word of the title.
    calculateSalaries: { grade: undefined },
    evaluateOffer: { grade: undefined },
    negotiateOffer: { grade: undefined },
    // A posting is checked by its text or by its address.
    checkPosting: { url: undefined },
    lookUpPosting: { url: undefined },
  };
  return {
    params,
    fieldsOf: (operationId) => ({ ...shared, ...fields[operationId] }),
  };
}
