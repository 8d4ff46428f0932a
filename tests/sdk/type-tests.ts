/** A program that only the compiler runs: what must be typed, and what must be refused. */
export const typeTests = `
import {
  type AnyApiError,
  type InvalidRequestError,
  isApiError,
  type models,
  type NotFoundError,
  PipelineClient,
  RateLimitError,
  SalaryClient,
  verifyWebhook,
  type WebhookEvent,
} from "compensation-intelligence";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(value?: T): void => void value;

export async function salaries(client: SalaryClient): Promise<void> {
  const { data, rateLimits, requestId } = await client.salaries.calculate({ role: "a", city: "b" });
  holds<Equal<typeof data, models.Calculation>>();
  holds<Equal<typeof data.estimate.median, number>>();
  holds<Equal<typeof requestId, string | null>>();
  const left: number | null | undefined = rateLimits?.remaining;
  void left;
  for await (const role of client.roles.list({ sort: ["title"] })) {
    holds<Equal<typeof role.national_median, number>>();
  }
  // @ts-expect-error a city is required
  await client.salaries.calculate({ role: "a" });
  // @ts-expect-error no such level
  await client.salaries.calculate({ role: "a", city: "b", exp: "guru" });
  // @ts-expect-error no such parameter
  await client.salaries.calculate({ role: "a", city: "b", town: "c" });
  // @ts-expect-error a client needs an address
  new SalaryClient({ apiKey: "x" });
}

export async function pipeline(client: PipelineClient): Promise<void> {
  const { data: job } = await client.jobs.create({ company: "a", title: "b", status: "saved" });
  holds<Equal<typeof job, models.Job>>();
  const page = await client.jobs.list();
  holds<Equal<(typeof page)["data"], readonly models.Job[]>>();
  await client.account.import("company,title", { dryRun: true });
  // @ts-expect-error no such status
  await client.jobs.updateStatus("job_1", { status: "hired" });
  // @ts-expect-error the company is required
  await client.jobs.create({ title: "b", status: "saved" });
}

export function errors(error: unknown): string {
  if (!isApiError(error)) throw error;
  holds<Equal<typeof error, AnyApiError>>();
  if (error.code === "rate_limit_exceeded") holds<Equal<typeof error, RateLimitError>>();
  // At an older service, or another address.
  if (error.code === "endpoint_not_found") holds<Equal<typeof error, NotFoundError>>();
  if (error.code === "method_not_allowed") holds<Equal<typeof error, InvalidRequestError>>();
  if (error.code === "METHOD_NOT_ALLOWED") holds<Equal<typeof error, InvalidRequestError>>();
  // @ts-expect-error no such code
  if (error.code === "no_such_code") return "";
  if (error.correction?.kind === "call_instead") return error.correction.path;
  return error.requestId ?? error.message;
}

export async function webhooks(body: string, headers: Record<string, string>): Promise<string> {
  const event: WebhookEvent = await verifyWebhook(body, headers, "whsec_x");
  if (event.event === "job.status_changed") return event.data.previousStatus;
  // @ts-expect-error no such event
  if (event.event === "job.forgotten") return "";
  return event.timestamp;
}
`;
