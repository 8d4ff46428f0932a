/**
 * The environment of the example calls in the OpenAPI document: the service, all callers, a
 * receiver.
 */
import { pipelineTokens } from "#schema/accounts.ts";
import { outbox } from "#schema/pipeline.ts";
import type { Composed } from "#scripts/run/mail/compose-mail.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { deliverMail } from "#scripts/run/stage/mail.ts";
import { postingOrAccepted } from "#scripts/run/stage/postings.ts";
import { startReceiver } from "#scripts/run/stage/receivers/receiver.ts";
import { startResolver } from "#scripts/run/stage/receivers/resolver.ts";
import { startService } from "#scripts/run/stage/service.ts";
import { pipelinePlan } from "#shared/access/tiers.ts";
import { dayMs } from "#shared/core/dates.ts";
import { newId } from "#shared/core/ids.ts";
import type { Database } from "#shared/db/client.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { createCalendarEvent } from "#shared/pipeline/calendar/write-calendar-events.ts";
import { writeDueReminders } from "#shared/pipeline/calendar/write-due-reminders.ts";
import { receiver } from "./calls.ts";
import { type RecordedExamples, recordExamples, type Send } from "./record.ts";
import type { CallerName } from "./refusals.ts";

/** A detour to the service, such as a proxy. */
interface Route {
  /** The origin that a caller's requests are sent to. */
  originFor(by: Parameters<Send>[0]): string;
  /** Receives a copy of every response. */
  watch(response: Response): Promise<void>;
}

export interface ExampleStage {
  url: URL;
  /** Makes and records all example calls. */
  record(route?: Route): Promise<RecordedExamples>;
  stop(): Promise<void>;
}

/** @param clock the instant that the service's clock is frozen at. */
export async function startExampleStage(clock: string): Promise<ExampleStage> {
  const database = await startSeededDatabase();
  const resolver = await startResolver();
  const target = await startReceiver({ host: "hooks.test", behavior: postingOrAccepted });
  const service = await startService({
    databaseUrl: database.url,
    clock,
    localTargets: [target.localTarget],
    resolvers: [resolver.url],
  });
  const db = database.connect({ timeoutMs: 20_000 });
  const callers = await createCallers(db, Date.parse(clock));
  const owners = { public: callers.nobody, key: callers.ultra, token: callers.token };

  const direct: Route = { originFor: () => service.url.origin, watch: async () => {} };
  const sendBy = ({ originFor, watch }: Route): Send => {
    return async (by, { access }, path, { body, headers, method }) => {
      const key = by === "owner" ? owners[access.kind] : callers[by];
      const response = await fetch(new URL(path, originFor(by)), {
        method,
        headers: { ...headers, ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
        ...(body === undefined ? {} : { body: body.replaceAll(receiver, target.url) }),
      });
      await watch(response.clone());
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
  };
  const sendMail = (mail: Composed & { to: string }) =>
    deliverMail({ db, now: Date.parse(clock) }, mail).then(() => {});
  return {
    url: service.url,
    record: (route = direct) =>
      recordExamples(
        sendBy(route),
        { count: () => db.$count(outbox), read: () => readEvents(db, Date.parse(clock)) },
        sendMail,
        { [service.url.origin]: "https://api.example.com", [target.url]: receiver },
      ),
    async stop() {
      await service.stop();
      await Promise.all([target.stop(), resolver.stop()]);
      await database.stop();
    },
  };
}

async function createCallers(
  db: Database,
  createdAt: number,
): Promise<Record<CallerName, string | undefined>> {
  const plan = { perMinute: null, perMonth: null };
  const callers = {
    nobody: undefined,
    free: await createKey(db, plan),
    narrow: await createKey(db, { ...plan, tier: "pro", scopes: ["intelligence:read"] }),
    hasty: await createKey(db, { perMinute: 1 }),
    ultra: await createKey(db, { ...plan, tier: "ultra" }),
    // All examples are more requests than a person's own minute has.
    token: await createToken(db, { ...plan, perMinute: 2 * pipelinePlan.perMinute }),
    readOnlyToken: await createToken(db, { ...plan, access: "read" }),
    proToken: await createToken(db, { ...plan, tier: "pro" }),
    revokedToken: await createToken(db, { ...plan, revoked: true }),
    hastyToken: await createToken(db, { perMinute: 1 }),
  };
  await db.update(pipelineTokens).set({ createdAt });
  return callers;
}

/** Reads the events of the calls, and that of a reminder: no call waits until one is due. */
async function readEvents(db: Database, now: number) {
  await remind(db, now);
  const rows = await db.select().from(outbox).orderBy(outbox.createdAt, outbox.position);
  return rows.map(({ type, createdAt, payload }) => {
    return { event: type, at: createdAt, data: JSON.parse(payload) };
  });
}

async function remind(db: Database, now: number): Promise<void> {
  const [first] = await db.select({ userId: outbox.userId }).from(outbox).limit(1);
  if (!first) return;
  const caller = { accountId: first.userId, credentialId: "" };
  const context = { db, caller, now, newId, announce() {}, salaries: async () => null };
  const startsAt = now + dayMs;
  const event = { type: "deadline", title: "Answer Acme", timeZone: "America/Chicago" } as const;
  await writeAtomically(db, (write) =>
    createCalendarEvent({ ...context, write }, { ...event, startsAt }),
  );
  await writeDueReminders({ db, now: startsAt, announce() {} });
}
