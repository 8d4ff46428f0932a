/** The job search that the tasks are about, made with the tools themselves. */
import { setTimeout as sleep } from "node:timers/promises";
import type { ToolClient } from "./client.ts";

export type Ids = Readonly<Record<string, unknown>>;

const maxTries = 5;

export async function fillAccount(client: ToolClient): Promise<Ids> {
  const make = async (tool: string, args: Readonly<Record<string, unknown>>) => {
    // Whatever became of a call that failed, with its key it takes effect once.
    const keyed = { ...args, idempotencyKey: crypto.randomUUID() };
    for (let tries = 1; ; tries++) {
      const { isError, text, structured, failure } = await client.call(tool, keyed);
      if (!isError) return structured.id;
      const { retryAfter } = failure ?? {};
      if (retryAfter === undefined || tries === maxTries) throw new Error(`${tool}: ${text}`);
      await sleep(retryAfter * 1_000);
    }
  };
  const job = (company: string, title: string, status: string, more: object = {}) =>
    make("create_job", { company, title, status, ...more });
  const stripe = await job("Stripe", "Backend Engineer", "applied", {
    location: "San Francisco, CA",
  });
  const airbnb = await job("Airbnb", "Data Scientist", "interviewing", { location: "Seattle, WA" });
  const kaiser = await job("Kaiser", "Registered Nurse", "offer", {
    location: "San Jose, CA",
    salaryMin: 165_000,
    salaryMax: 165_000,
    notes: "Night shifts.",
  });
  const acme = await job("Acme", "Electrician", "applied");
  const globex = await job("Globex", "Welder", "archived");
  const contact = (name: string, company: string, title: string, email: string) =>
    make("create_contact", { name, company, title, email });
  const grace = await contact("Grace Hopper", "Stripe", "Recruiter", "grace@stripe.example.com");
  const sam = await contact("Sam Lee", "Airbnb", "Hiring Manager", "sam@airbnb.example.com");
  const old = await contact("Old Recruiter", "Globex", "Recruiter", "old@globex.example.com");
  const cv = await make("log_activity", {
    type: "email",
    jobId: stripe,
    contactId: grace,
    notes: "Sent my CV.",
  });
  const onsite = await make("create_calendar_event", {
    type: "interview",
    title: "Airbnb onsite",
    startsAt: "2026-11-24T17:00:00Z",
    jobId: airbnb,
  });
  return { stripe, airbnb, kaiser, acme, globex, grace, sam, old, cv, onsite };
}

/** The arguments with the ids of the records in place of their names. */
export function withIds(
  args: Readonly<Record<string, unknown>>,
  ids: Ids,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const record = /^\$([a-z]+)/.exec(String(value))?.[1];
      if (record === undefined) return [name, value];
      return [name, String(value).replace(`$${record}`, String(ids[record]))];
    }),
  );
}
