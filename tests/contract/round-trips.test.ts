/**
 * How many round trips to the database each operation, page and form takes, one after another: with a
 * database 60 ms away they are what a person waits for. Calls that are sent at a time are one.
 *
 * `round-trips.json` has them, by the number of calls in each, for an isolate that knows nothing (`cold`) and
 * for one that has served the same before (`warm`; forms are counted in a new one alone); nothing comes from the
 * data center's store. Most pages and all forms of an account are counted nightly, with `CI_FULL=1`, and so are
 * most operations in a new isolate. More round trips are a decision:
 * `COUNT_ROUND_TRIPS=1 npx vitest run tests/contract/round-trips.test.ts` writes the rows that are missing, and
 * `COUNT_ROUND_TRIPS=all` every row.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routes } from "#functions/routes.ts";
import { pathOf } from "#scripts/generate/openapi/examples/call.ts";
import { exampleCalls, receiver } from "#scripts/generate/openapi/examples/calls.ts";
import { findOperation } from "#scripts/generate/openapi/examples/record.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { deliverMail } from "#scripts/run/stage/mail.ts";
import { open, submit } from "#scripts/run/stage/sign-in.ts";
import { mintToken } from "#shared/credentials/token.ts";
import { fillForms } from "../support/own-forms.ts";
import { ownPath, ownRoutes, publicPaths } from "../support/round-trips/counted-pages.ts";
import {
  type CountedService,
  type SendCounted,
  startCountedService,
} from "../support/round-trips/counted-service.ts";
import type { Rounds } from "../support/round-trips/trip-proxy.ts";
import { upload } from "../support/upload.ts";
import { isWhole } from "../support/whole.ts";

type State = "cold" | "warm";
type Table = Record<string, Partial<Record<State, Rounds>>>;

const file = join(import.meta.dirname, "round-trips.json");
const isWriting = process.env.COUNT_ROUND_TRIPS !== undefined;
/** Others stay as they are, so that one new page changes one row. */
const writesAll = process.env.COUNT_ROUND_TRIPS === "all";
/** A new isolate for each page and form of an account takes half a minute. */
const isAll = isWhole || isWriting;
/** The pages of an account that are counted in every run. */
const mostSeen = ["/app", "/app/jobs", "/app/jobs/:id", "/app/calendar", "/app/webhooks"];
const expected: Table = JSON.parse(readFileSync(file, "utf8"));
const found: Table = {};

let live: CountedService;
beforeAll(async () => {
  live = await startCountedService();
});
afterAll(async () => {
  await live.stop();
  if (!isWriting) return;
  const rows = { ...expected, ...found, ...(writesAll ? {} : expected) };
  const lines = Object.entries(rows).map(([name, states]) => {
    const counts = Object.entries(states).map(
      ([state, rounds]) => `"${state}": [${rounds.join(", ")}]`,
    );
    return `  ${JSON.stringify(name)}: { ${counts.join(", ")} }`;
  });
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
});

/** Whether the isolate has asked the database for nothing yet, and so remembers nothing that could spare a round trip. */
let isNew = false;

async function count(name: string, state: State, send: SendCounted): Promise<void> {
  if (state === "cold" && !isNew) {
    await live.renew();
    isNew = true;
  }
  // A passkey belongs to the origin at which its account signed in.
  if (!name.startsWith("POST ")) live.leave();
  const rounds = await live
    .count(isWriting ? null : (expected[name]?.[state] ?? null), send)
    .catch((cause) => Promise.reject(new Error(`${name}, ${state}`, { cause })));
  isNew &&= rounds.length === 0;
  found[name] = { ...found[name], [state]: rounds };
}

/** Sends what is not counted. */
async function sendOnce(send: SendCounted): Promise<void> {
  isNew = false;
  const response = await send(live.service);
  await response.text();
}

/**
 * Which of these are counted in a new isolate: in a short run, the first of those that take the same round trips
 * as each other in both states, because emptying an isolate takes as long as ten calls. What takes none shares one.
 */
function countedCold(names: readonly string[]): ReadonlySet<string> {
  if (isAll) return new Set(names);
  const byRounds = Map.groupBy(names, (name) => JSON.stringify(expected[name]));
  return new Set(
    [...byRounds.values()].flatMap((same) => {
      const isFree = expected[same[0] ?? ""]?.cold?.length === 0;
      return isFree ? same : same.slice(0, 1);
    }),
  );
}

/** That the table has these as they were found. */
function expectTable(names: readonly string[]): void {
  if (isWriting) return;
  const cold = countedCold(names);
  const counted = names.map((name) => {
    const { cold: inNew, ...others } = expected[name] ?? {};
    return [name, inNew && cold.has(name) ? { cold: inNew, ...others } : others];
  });
  expect(Object.fromEntries(names.map((name) => [name, found[name]]))).toEqual(
    Object.fromEntries(counted),
  );
}

it("of every operation", async () => {
  const plan = { tier: "ultra" } as const;
  const keys = {
    public: undefined,
    key: await createKey(live.db, plan),
    token: await createToken(live.db, plan),
  };
  const operations = routes.map(({ operationId }) => operationId);
  const cold = countedCold(operations);
  const passes = ["cold", null, "warm"] as const;
  for (const [pass, state] of passes.entries()) {
    const answers = new Map<string, unknown>();
    for (const makeCall of exampleCalls) {
      const call = makeCall(answers);
      const { operationId, body, rawBody, headers, mail } = call;
      const endpoint = findOperation(operationId);
      // Each pass has a mail of its own, since a copy of one is not read again.
      const messageId = `<${pass}@greenhouse-mail.io>`;
      if (mail) await deliverMail({ db: live.db, now: Date.now() }, { ...mail, messageId });
      // Each pass reads the same posting.
      const sent =
        operationId === "createJobFromUrl" ? { ...(body as object), allowDuplicate: true } : body;
      const text = (rawBody ?? JSON.stringify(sent))?.replaceAll(receiver, live.receiverUrl);
      const again = headers?.["Idempotency-Key"];
      const send: SendCounted = async (service) => {
        const response = await service.fetch(pathOf(endpoint, call), {
          method: endpoint.method.toUpperCase(),
          key: keys[endpoint.access.kind],
          address: newAddress(),
          headers: {
            ...(text === undefined ? {} : { "content-type": "application/json" }),
            ...headers,
            ...(again === undefined ? {} : { "Idempotency-Key": `${again}${pass}` }),
          },
          ...(text === undefined ? {} : { body: text }),
        });
        const answer = await response.clone().text();
        if (/json/.test(response.headers.get("content-type") ?? "") && answer !== "") {
          answers.set(operationId, JSON.parse(answer));
        }
        return response;
      };
      live.leave();
      const isCounted = state === "warm" || (state === "cold" && cold.has(operationId));
      await (isCounted ? count(operationId, state, send) : sendOnce(send));
    }
  }
  expect(operations.filter((name) => !found[name])).toEqual([]);
  expectTable(operations);
});

it("of a figure whose occupation a warm isolate has not seen, and of a new record with an Idempotency-Key", async () => {
  const key = await createKey(live.db);
  const token = await createToken(live.db);
  const figure =
    (role: string): SendCounted =>
    ({ fetch }) =>
      fetch(`/api/v1/intelligence/salaries/calculate?role=${role}&city=austin`, { key });
  const page =
    (role: string): SendCounted =>
    ({ fetch }) =>
      fetch(`/salaries/${role}/austin`, {
        headers: { accept: "text/html" },
        address: newAddress(),
      });
  const record =
    (name: string): SendCounted =>
    ({ fetch }) =>
      fetch("/api/mcp/contacts", {
        method: "POST",
        key: token,
        headers: { "content-type": "application/json", "Idempotency-Key": name },
        body: JSON.stringify({ name }),
      });
  await live.renew();
  for (const send of [figure("librarian"), page("librarian"), record("Ada")]) await sendOnce(send);
  await count("calculateSalary, another occupation", "warm", figure("welder"));
  await count("page of a figure, another occupation", "warm", page("electrician"));
  await count("createContact, with an Idempotency-Key", "warm", record("Bo"));
  expectTable(Object.keys(expected).filter((name) => name.includes(", ")));
});

it("of a stranger, who makes a new isolate read the dataset once and costs one look-up from then on", async () => {
  const guess: SendCounted = async ({ fetch }) => {
    const key = mintToken("intelligence");
    const path = "/api/v1/intelligence/salaries/calculate?role=welder&city=austin";
    const { status } = await fetch(path, { key, address: newAddress() });
    expect(status).toBe(401);
    return new Response();
  };
  await count("calculateSalary by a stranger", "cold", guess);
  await count("calculateSalary by a stranger", "warm", guess);
  await count("calculateSalary by a stranger", "warm", guess);
  expectTable(["calculateSalary by a stranger"]);
});

it("of every page for everyone", async () => {
  const paths = publicPaths();
  const names = paths.map(([route]) => `GET ${route}`);
  const cold = countedCold(names);
  // Those without a round trip come first, so that they share an isolate.
  const tripsOf = (route: string) => expected[`GET ${route}`]?.cold?.length ?? 0;
  for (const [route, path] of paths.toSorted(([one], [other]) => tripsOf(one) - tripsOf(other))) {
    const name = `GET ${route}`;
    const send: SendCounted = ({ fetch }) =>
      fetch(path, { headers: { accept: "text/html" }, address: newAddress() });
    live.leave();
    await (cold.has(name) ? count(name, "cold", send) : sendOnce(send));
    // What a new isolate has not asked, one that remembers more does not ask either.
    if (!isAll && found[name]?.cold?.length === 0) {
      found[name] = { cold: [], warm: [] };
      continue;
    }
    await count(name, "warm", send);
  }
  // None is without its entry, and none of the entries without its page.
  const isPublic = (name: string) => name.startsWith("GET") && !ownRoutes.includes(name.slice(4));
  if (!isWriting) expect(Object.keys(expected).filter(isPublic).sort()).toEqual(names.toSorted());
  expectTable(names);
});

/** They ask again and again whether a delivery has ended, so that their round trips depend on the receiver. */
const waiting = new Set(["/app/webhooks/:id/test", "/app/webhooks/deliveries/:id/replay"]);

it("of every page of an account", async () => {
  const forms = await fillForms(live);
  const browser = await forms.signIn();
  const counted = isAll ? ownRoutes : mostSeen;
  const cold = countedCold(counted.map((route) => `GET ${route}`));
  for (const route of counted) {
    const path = await ownPath(route, forms, browser);
    if (path === null) throw new Error(`no path of ${route}`);
    const send: SendCounted = (service) => open(service, path, browser, { address: newAddress() });
    await (cold.has(`GET ${route}`) ? count(`GET ${route}`, "cold", send) : sendOnce(send));
    await count(`GET ${route}`, "warm", send);
  }
  const listed = Object.keys(expected).filter((name) => name.startsWith("GET"));
  expect(listed).toEqual(expect.arrayContaining(ownRoutes.map((route) => `GET ${route}`)));
  expectTable(counted.map((route) => `GET ${route}`));
  // Forms are counted at night, but none is without its entry.
  const counting = Object.keys(forms.fill).filter((form) => !waiting.has(form));
  if (!isWriting) expect(counting.filter((form) => !expected[`POST ${form}`])).toEqual([]);
});

it.runIf(isAll)("of every form of an account", async () => {
  const forms = await fillForms(live);
  for (const [form, fill] of Object.entries(forms.fill)) {
    if (waiting.has(form)) continue;
    const browser = await forms.signIn();
    const { path, fields = {}, file: content } = await fill(browser);
    await count(`POST ${form}`, "cold", (service) =>
      content === undefined
        ? submit(service, path, browser, fields, { "cf-connecting-ip": newAddress() })
        : upload(service, path, browser, { name: "jobs.csv", content }),
    );
  }
  expectTable(Object.keys(expected).filter((name) => name.startsWith("POST")));
});
