/** The document's examples are the service's own answers; `npm run openapi:examples` records them anew. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routes } from "../../functions/routes.ts";
import { pipelineTokens } from "../../schema/accounts.ts";
import { outbox } from "../../schema/pipeline.ts";
import { receiver } from "../../scripts/openapi/examples/calls.ts";
import { recordExamples, type Send } from "../../scripts/openapi/examples/record.ts";
import type { CallerName } from "../../scripts/openapi/examples/refusals.ts";
import { EventPayload, eventContracts } from "../../shared/contracts/pipeline/events.ts";
import { codesOf } from "../../shared/http/codes-of.ts";
import { errors } from "../../shared/http/errors.ts";
import { eventTypes } from "../../shared/pipeline/events.ts";
import { createKey, createToken } from "../support/callers.ts";
import { type LiveService, startLiveService, stoppedClock } from "../support/live-service.ts";
import { type Receiver, startReceiver } from "../support/receivers/receiver.ts";
import { type Resolver, startResolver } from "../support/receivers/resolver.ts";

let live: LiveService;
let resolver: Resolver;
let target: Receiver;
beforeAll(async () => {
  resolver = await startResolver();
  target = await startReceiver({ host: "hooks.test" });
  const { localTarget } = target;
  live = await startLiveService({ localTargets: [localTarget], resolvers: [resolver.url] });
});
afterAll(async () => {
  await live.stop();
  await Promise.all([target.stop(), resolver.stop()]);
});

async function createCallers(): Promise<Record<CallerName, string | undefined>> {
  const { db } = live;
  const plan = { perMinute: null, perMonth: null };
  const callers = {
    nobody: undefined,
    free: await createKey(db, plan),
    narrow: await createKey(db, { ...plan, tier: "pro", scopes: ["intelligence:read"] }),
    hasty: await createKey(db, { perMinute: 1 }),
    ultra: await createKey(db, { ...plan, tier: "ultra" }),
    token: await createToken(db, plan),
    readOnlyToken: await createToken(db, { ...plan, access: "read" }),
    proToken: await createToken(db, { ...plan, tier: "pro" }),
    revokedToken: await createToken(db, { ...plan, revoked: true }),
    hastyToken: await createToken(db, { perMinute: 1 }),
  };
  await db.update(pipelineTokens).set({ createdAt: Date.parse(stoppedClock) });
  return callers;
}

it("are what the service answers to the example calls", { timeout: 60_000 }, async () => {
  const callers = await createCallers();
  const owners = { public: callers.nobody, key: callers.ultra, token: callers.token };
  const send: Send = async (by, { access }, path, init) => {
    const key = by === "owner" ? owners[access.kind] : callers[by];
    const body = init.body?.replaceAll(receiver, target.url);
    const request = { ...init, ...(body === undefined ? {} : { body }), key };
    const response = await live.service.fetch(path, request);
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  };
  const readEvents = async () => {
    const rows = await live.db.select().from(outbox).orderBy(outbox.createdAt, sql`rowid`);
    return rows.map(({ type, createdAt, payload }) => {
      return { event: type, at: createdAt, data: JSON.parse(payload) };
    });
  };
  const recorded = await recordExamples(send, readEvents, {
    [live.service.url.origin]: "https://api.example.com",
    [target.url]: receiver,
  });

  const called = Object.keys(recorded.operations).sort();
  const operations = routes.map(({ operationId }) => operationId).sort();
  expect(called, "scripts/openapi/examples/calls.ts calls every operation").toEqual(operations);

  for (const family of ["salary", "pipeline"] as const) {
    const declared = routes.filter((route) => route.family === family).flatMap(codesOf);
    const names = Object.keys(recorded.refusals[family]).sort();
    expect(names, `refusals of the ${family} API`).toEqual([...new Set(declared)].sort());
    for (const [code, answer] of Object.entries(recorded.refusals[family])) {
      const expected = family === "salary" ? code : errors[code as keyof typeof errors].pipeline;
      expect(JSON.stringify(answer), code).toContain(`"code":"${expected}"`);
    }
  }

  for (const event of eventTypes) {
    const { data } = eventContracts[event];
    EventPayload(event, data.strict()).parse(recorded.events[event]);
  }

  const text = `${JSON.stringify(recorded, null, 1)}\n`;
  await expect(text).toMatchFileSnapshot("../../schema/examples.json");
});
