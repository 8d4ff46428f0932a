/**
 * How many round trips to the database each operation, page and form takes, one after another: with a
 * database 60 ms away they are what a person waits for. Calls that are sent at a time are one.
 *
 * `round-trips.json` has them, by the number of calls in each, for an isolate that knows nothing (`cold`) and
 * for one that has served the same before (`warm`; forms are counted in a new one alone); nothing comes from the
 * data center's store. Most pages and all forms of an account, and two of three other pages, are counted nightly,
 * with `CI_FULL=1`. More round trips are a decision:
 * `COUNT_ROUND_TRIPS=1 npx vitest run tests/contract/round-trips.test.ts` writes them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routes } from "../../functions/routes.ts";
import { pathOf } from "../../scripts/generate/openapi/examples/call.ts";
import { exampleCalls, receiver } from "../../scripts/generate/openapi/examples/calls.ts";
import { findOperation } from "../../scripts/generate/openapi/examples/record.ts";
import { newAddress } from "../../scripts/run/stage/addresses.ts";
import { createKey, createToken } from "../../scripts/run/stage/callers.ts";
import { deliverMail } from "../../scripts/run/stage/mail.ts";
import { open, submit } from "../../scripts/run/stage/sign-in.ts";
import { mintToken } from "../../shared/credentials/token.ts";
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
const isWriting = process.env.COUNT_ROUND_TRIPS === "1";
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
  const lines = Object.entries({ ...expected, ...found }).map(([name, states]) => {
    const counts = Object.entries(states).map(
      ([state, rounds]) => `"${state}": [${rounds.join(", ")}]`,
    );
    return `  ${JSON.stringify(name)}: { ${counts.join(", ")} }`;
  });
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
});

async function count(name: string, state: State, send: SendCounted): Promise<void> {
  if (state === "cold") await live.renew();
  const rounds = await live
    .count(isWriting ? null : (expected[name]?.[state] ?? null), send)
    .catch((cause) => Promise.reject(new Error(`${name}, ${state}`, { cause })));
  found[name] = { ...found[name], [state]: rounds };
}

function expectTable(part: (name: string) => boolean): void {
  if (isWriting) return;
  const of = (table: Table) =>
    Object.fromEntries(Object.entries(table).filter(([name]) => part(name)));
  expect(of(found)).toEqual(of(expected));
}

it("of every operation", async () => {
  const plan = { tier: "ultra" } as const;
  const keys = {
    public: undefined,
    key: await createKey(live.db, plan),
    token: await createToken(live.db, plan),
  };
  const passes = ["cold", null, "warm"] as const;
  for (const [pass, state] of passes.entries()) {
    const answers = new Map<string, unknown>();
    for (const makeCall of exampleCalls) {
      const call = makeCall(answers);
      const { operationId, body, rawBody, headers, mail } = call;
      // Each pass has a mail of its own, since a copy of one is not read again.
      const messageId = `<${pass}@greenhouse-mail.io>`;
      if (mail) await deliverMail({ db: live.db, now: Date.now() }, { ...mail, messageId });
      const endpoint = findOperation(operationId);
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
      if (state === null) await send(live.service);
      else await count(operationId, state, send);
    }
  }
  const operations = routes.map(({ operationId }) => operationId);
  expect(Object.keys(found).filter((name) => operations.includes(name))).toHaveLength(
    operations.length,
  );
  expectTable((name) => operations.includes(name));
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
  for (const send of [figure("librarian"), page("librarian"), record("Ada")])
    await send(live.service);
  await count("calculateSalary, another occupation", "warm", figure("welder"));
  await count("page of a figure, another occupation", "warm", page("electrician"));
  await count("createContact, with an Idempotency-Key", "warm", record("Bo"));
  expectTable((name) => name.includes(", "));
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
  expectTable((name) => name.endsWith(" by a stranger"));
});

it("of every page for everyone", async () => {
  const paths = publicPaths();
  const counted = paths.filter((_, at) => isAll || at % 3 === 0);
  for (const [route, path] of counted) {
    const send: SendCounted = ({ fetch }) =>
      fetch(path, { headers: { accept: "text/html" }, address: newAddress() });
    live.leave();
    await count(`GET ${route}`, "cold", send);
    live.leave();
    await count(`GET ${route}`, "warm", send);
  }
  // None is without its entry, and none of the entries without its page.
  const isPublic = (name: string) => name.startsWith("GET") && !ownRoutes.includes(name.slice(4));
  const names = (some: typeof paths) => some.map(([route]) => `GET ${route}`).sort();
  if (!isWriting) expect(Object.keys(expected).filter(isPublic).sort()).toEqual(names(paths));
  expectTable((name) => names(counted).includes(name));
});

it("of every page of an account", async () => {
  const forms = await fillForms(live);
  const browser = await forms.signIn();
  for (const route of isAll ? ownRoutes : mostSeen) {
    const path = await ownPath(route, forms, browser);
    if (path === null) throw new Error(`no path of ${route}`);
    const send: SendCounted = (service) => open(service, path, browser, { address: newAddress() });
    await count(`GET ${route}`, "cold", send);
    await count(`GET ${route}`, "warm", send);
  }
  const listed = Object.keys(expected).filter((name) => name.startsWith("GET"));
  expect(listed).toEqual(expect.arrayContaining(ownRoutes.map((route) => `GET ${route}`)));
  expectTable((name) => (isAll ? ownRoutes : mostSeen).includes(name.slice(4)));
});

/** They ask again and again whether a delivery has ended, so that their round trips depend on the receiver. */
const waiting = new Set(["/app/webhooks/:id/test", "/app/webhooks/deliveries/:id/replay"]);

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
  expectTable((name) => name.startsWith("POST"));
});
