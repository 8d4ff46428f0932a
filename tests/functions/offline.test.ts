/** The package without a server against the service: the same operations, asked the same. */
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { offlineOperations, serveOperations } from "#functions/offline.ts";
import { cities as cityTable, roles as roleTable } from "#schema/reference.ts";
import { buildData } from "#scripts/generate/sdk/build-data.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import { stoppedClock } from "#scripts/run/stage/service.ts";
import { offlineFetch, offlineUrl } from "#sdk/src/cli/offline.ts";
import { scopes } from "#shared/access/scopes.ts";
import { tiers } from "#shared/access/tiers.ts";
import { experienceLevels } from "#shared/contract/levels.ts";
import { bases } from "#shared/contract/salary-fields.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { isWhole } from "../support/whole.ts";

interface Call {
  path: string;
  body?: unknown;
}

interface Answer {
  status: number;
  body: unknown;
}

type Ask = (call: Call) => Promise<Answer>;

let live: LiveService;
let key: string;
let subjects: Subject[];
let ownFetch: (call: Call) => Promise<{ status: number; text(): Promise<string> }>;
let askPackage: Ask;
let askVerbs: Ask;
let askService: Ask;

interface Subject {
  role: string;
  other: string;
  city: string;
  level: string;
  basis: string;
  /** Whole USD a year. */
  amount: number;
}

const origin = "https://pay.example.com";

beforeAll(async () => {
  [live] = await Promise.all([shareLiveService(), buildData()]);
  key = await createKey(live.db, { tier: "ultra", scopes, perMinute: null, perMonth: null });
  subjects = await drawSubjects(2_000);
  const own = offlineFetch("tools.js", stoppedClock);
  ownFetch = (call) => own(`${offlineUrl}${call.path}`, toInit(call) as never);
  askPackage = asker(ownFetch);
  const verbs = verbsOverDatabase((await live.service.env()).DATABASE_URL);
  askVerbs = asker(async (call) => verbs(`${origin}${call.path}`, toInit(call)));
  askService = asker((call) => live.service.fetch(call.path, { ...toInit(call), key }));
}, 300_000);
afterAll(() => live?.stop());

/** Roles and cities of the whole catalog, by a fixed seed. */
async function drawSubjects(count: number): Promise<Subject[]> {
  const [roles, cities] = await live.db.batch([
    live.db.select({ slug: roleTable.slug }).from(roleTable).orderBy(roleTable.slug),
    live.db.select({ slug: cityTable.slug }).from(cityTable).orderBy(cityTable.slug),
  ]);
  const random = xoroshiro128plus(34);
  const draw = <Item>(items: readonly Item[]) =>
    items[uniformInt(random, 0, items.length - 1)] as Item;
  return Array.from({ length: count }, () => ({
    role: draw(roles).slug,
    other: draw(roles).slug,
    city: draw(cities).slug,
    level: draw(experienceLevels),
    basis: draw(bases),
    amount: uniformInt(random, 30, 250) * 1_000,
  }));
}

/** The service's operations in this process, reading the database as the Worker does. */
function verbsOverDatabase(databaseUrl: string) {
  const app = serveOperations(offlineOperations, async (c, next) => {
    c.set("requestId", "req_0000000000000000");
    c.set("now", Date.parse(stoppedClock));
    c.set("receivedAt", Date.now());
    c.set("caller", {
      ...{ accountId: "usr_x", accountCreatedAt: 0, credentialId: "key_x", tier: "ultra" },
      ...{ scopes, access: null, limits: tiers.ultra },
    });
    await next();
  });
  const env = {
    ...{ DATABASE_URL: databaseUrl, DATA_POINT_KEY: "0f".repeat(32), SITE_ORIGIN: origin },
  } as AppEnv["Bindings"];
  const execution = { waitUntil() {}, passThroughOnException() {}, props: {} };
  return async (url: string, init: RequestInit) =>
    app.fetch(new Request(url, init), env, execution);
}

function toInit({ body }: Call): {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
} {
  if (body === undefined) return {};
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

/** Reads an answer without what is of the one who answers: ids, addresses, names, the `request` block. */
function asker(send: (call: Call) => Promise<{ status: number; text(): Promise<string> }>): Ask {
  return async (call) => {
    const response = await send(call);
    const text = (await response.text())
      .replaceAll(/\bdp_(?!demo_)(?:local_)?[\w-]+/g, "dp_x")
      .replaceAll(/\breq_[0-9a-f]{16}\b/g, "req_x")
      .replaceAll(/compensation-intelligence \d+\.\d+\.\d+/g, "the site")
      .replaceAll(/Going Rate(?: \([^)]*\))?/g, "the site")
      .replaceAll(origin, "")
      .replaceAll(live.service.url.origin, "");
    const { request, ...body } = JSON.parse(text);
    return { status: response.status, body };
  };
}

const at = "/api/v1/intelligence/salaries";
const tools = "/api/mcp/intelligence";
const query = (fields: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** Every operation about a role, by its path. */
const operations: Readonly<Record<string, (subject: Subject) => Call>> = {
  calculate: ({ role, city, level: exp, basis }) => ({
    path: `${at}/calculate?${query({ role, city, exp, basis, expand: "*" })}`,
  }),
  evaluate: ({ role, city, level: exp, basis, amount }) => ({
    path: `${at}/evaluate?${query({ role, city, exp, basis, amount })}`,
  }),
  compare: ({ role, other, city, basis }) => ({
    path: `${at}/compare?${query({ roleA: role, roleB: other, city, basis })}`,
  }),
  history: ({ role, city, basis }) => ({ path: `${at}/history?${query({ role, city, basis })}` }),
  projections: ({ role, city, basis }) => ({
    path: `${at}/projections?${query({ role, city, basis })}`,
  }),
  adjacent: ({ role, city, basis }) => ({ path: `${at}/adjacent?${query({ role, city, basis })}` }),
  skills: ({ role, city, level: exp }) => ({ path: `${at}/skills?${query({ role, city, exp })}` }),
  employerCost: ({ role, city, level: exp, basis }) => ({
    path: `${at}/employer-cost?${query({ role, city, exp, basis })}`,
  }),
  widget: ({ role, city }) => ({ path: `${at}/widget?${query({ role, city })}` }),
  compareOffers: ({ role, city, level: exp, amount }) => ({
    path: `${at}/compare-offers`,
    body: {
      offers: [
        { label: "Acme", role, city, exp, base: amount },
        { label: "Globex", city: "tampa", base: amount + 5_000, bonus: 4_000 },
      ],
    },
  }),
  negotiate: ({ role, city, level: exp, basis, amount }) => ({
    path: `${at}/negotiate`,
    body: { role, city, exp, basis, current_offer: { base: amount } },
  }),
  wageLevels: ({ role, city }) => ({ path: `${at}/wage-levels?${query({ role, city })}` }),
  checkPosting: ({ role, city, amount }) => ({
    path: `${at}/check-posting`,
    body: {
      title: role.replaceAll("-", " "),
      location: city.replaceAll("-", " "),
      text: `Pay: $${amount} to $${amount + 30_000} a year, plus a bonus of up to 10%.`,
    },
  }),
  calculateBatch: ({ role, other, city, basis }) => ({
    path: `${at}/calculate/batch`,
    body: {
      items: [
        { role, city, basis },
        { role: other, city: "nowhere-at-all" },
      ],
    },
  }),
  search: ({ role }) => ({ path: `${at}/search?${query({ q: role.split("-").join(" ") })}` }),
  lookUpSalary: ({ role, city, level: exp }) => ({
    path: `${tools}/salary?${query({ role, city, exp })}`,
  }),
  lookUpRange: ({ role, city }) => ({ path: `${tools}/range?${query({ role, city })}` }),
  lookUpTrends: ({ role, city }) => ({ path: `${tools}/trends?${query({ role, city })}` }),
  lookUpComparison: ({ role, city }) => ({
    path: `${tools}/compare?${query({ roleA: role, roleB: "accountant", city })}`,
  }),
};

/** What is not about a role, misspelled words and places among it. */
const others: readonly Call[] = [
  { path: `${at}/roles?limit=100` },
  { path: `${at}/cities?limit=100` },
  { path: `${at}/companies?limit=100` },
  { path: `${at}/demo` },
  { path: `${at}/search?q=machine%20learning` },
  { path: `${at}/calculate?role=registerd-nurse&city=tampaa` },
  { path: `${at}/calculate?role=electrician&city=brandon-fl` },
  { path: `${at}/calculate?role=electrician&city=33511` },
  { path: `${at}/calculate?role=electrician&city=zzz-zz` },
  { path: `${at}/calculate?role=electrician&city=springfield` },
  { path: `${at}/calculate?role=Electrician&city=austin` },
  { path: `${at}/calculate?role=electrician` },
  { path: `${at}/calculate?role=electrician&city=austin&country=CA` },
];

/** Asks the package and another, and compares what they say. */
async function compare(name: string, call: Call, ask: Ask): Promise<void> {
  const [ours, theirs] = await Promise.all([askPackage(call), ask(call)]);
  expect(ours, `${name}: ${call.path} ${JSON.stringify(call.body ?? "")}`).toEqual(theirs);
}

const named = Object.entries(operations);

// All subjects with all operations take three minutes of a processor; by default each of every sixth is asked about in one.
describe("the package says what the service says", () => {
  it.each(named)(
    "of %s, over the database",
    async (name, toCall) => {
      const place = named.findIndex(([own]) => own === name);
      for (const [at, subject] of subjects.entries()) {
        if (isWhole || at % (6 * named.length) === place)
          await compare(name, toCall(subject), askVerbs);
      }
    },
    600_000,
  );

  it("over HTTP", async () => {
    for (const [at, [name, toCall]] of named.entries()) {
      for (const subject of subjects.slice(at * 3, at * 3 + 3)) {
        await compare(name, toCall(subject), askService);
      }
    }
    for (const call of others) await compare("other", call, askService);
  });
});

describe("lineage of a figure of the package", () => {
  it("is the service's, for every kind of figure", async () => {
    const subject = { ...(subjects[0] as Subject), role: "software-engineer" };
    const calls = [
      ...named.map(([, toCall]) => toCall(subject)),
      { path: `${at}/companies?limit=2` },
    ];
    const kinds = new Set<string>();
    for (const call of calls) {
      const [ours, theirs] = await Promise.all([
        idsIn(await ownFetch(call)),
        idsIn(await live.service.fetch(call.path, { ...toInit(call), key })),
      ]);
      expect(ours.length).toBe(theirs.length);
      for (const [at, id] of ours.entries()) {
        expect(id).toMatch(/^dp_local_/);
        const [own, of] = await Promise.all([
          askPackage({ path: `/api/v1/intelligence/lineage/${id}` }),
          askService({ path: `/api/v1/intelligence/lineage/${theirs[at]}` }),
        ]);
        expect(toDigits(own), id).toEqual(toDigits(of));
        kinds.add(own.status === 200 ? (own.body as { data: { kind: string } }).data.kind : "none");
      }
    }
    expect([...kinds].sort()).toEqual([
      ...["company", "employer_cost", "estimate", "evaluation", "hiring", "occupation_relation"],
      ...["projection", "range", "skill", "skill_half_life", "wage_level"],
    ]);
  });

  it("is not of the service, and the service's not of the package; each says where it is", async () => {
    const [[own = ""], [of = ""]] = await Promise.all([
      idsIn(await ownFetch({ path: `${at}/calculate?role=electrician&city=tampa` })),
      idsIn(await live.service.fetch(`${at}/calculate?role=electrician&city=tampa`, { key })),
    ]);
    const path = (id: string) => `/api/v1/intelligence/lineage/${id}`;
    const refusals = [await askService({ path: path(own) }), await askPackage({ path: path(of) })];
    expect(refusals).toMatchObject([
      { status: 404, body: { error: { message: expect.stringContaining("lineage") } } },
      { status: 404, body: { error: { message: expect.stringContaining("COMPENSATION_URL") } } },
    ]);
  });
});

it("reads a posting's text, and says that a service reads its link", async () => {
  const path = `${at}/check-posting`;
  const text = await askPackage({
    path,
    body: { text: "<h1>Electrician</h1><p>$24 - $31 an hour" },
  });
  expect([text.status, text.body]).toMatchObject([
    200,
    { data: { posting: { min: 24, max: 31 } } },
  ]);
  const link = await askPackage({ path, body: { url: "https://example.com/jobs/1" } });
  expect(link).toMatchObject({
    status: 400,
    body: { error: { param: "url", message: expect.stringContaining("send the posting's text") } },
  });
});

it("says what needs a service", async () => {
  const { status, body } = await askPackage({ path: `${at}/crowd?role=electrician` });
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: { message: expect.stringContaining("needs a service") } });
});

/** Unrounded steps may differ in the last of 16 digits: two engines' `Math.exp` do. */
function toDigits(answer: Answer): unknown {
  return JSON.parse(JSON.stringify(answer), (_, value: unknown) =>
    typeof value === "number" ? Number(value.toPrecision(12)) : value,
  );
}

async function idsIn(response: { text(): Promise<string> }): Promise<string[]> {
  return [...new Set((await response.text()).match(/\bdp_(?!demo_)[\w-]+/g))];
}
