/** The actions of users that are measured, each with its calls in order. */
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import { signIn } from "#scripts/run/stage/sign-in.ts";
import { createSoftly, makeSoftPasskey } from "#scripts/run/stage/soft-authenticator.ts";
import type { Stage } from "./stage.ts";

/** Does the `nth` thing. @returns how many requests it took. */
type Act = (nth: number) => Promise<number>;

export interface Action {
  name: string;
  users: number;
  /** How often each user does it, within a session. */
  times: number;
  /** Milliseconds until what follows a response is done; by default {@link settleMs}. */
  settleMs?: number;
  /** Whether it takes so long that it is measured in one place, at one distance, alone. */
  slow?: boolean;
  /** A user who is new to the isolate. @param jobs how many jobs an account has that is not empty. */
  arrive(stage: Stage, user: number, jobs: number): Promise<Act>;
}

const api = "/api/v1/intelligence/salaries";
const at = (list: readonly string[], nth: number) => list[nth % list.length] ?? "";
const titles = ["Software Engineer", "Registered Nurse", "Data Analyst", "Electrician"];
const aJob = (nth: number) => ({ company: `Company ${nth}`, title: at(titles, nth) });
const someJobs = (count: number) => ({
  jobs: Array.from({ length: count }, (_, nth) => ({ ...aJob(nth), status: "saved" })),
});

let asked = 0;
/** Another role and city for everything that anybody does, so that nothing is asked for twice. */
function nextPair({ roles, cities }: Stage): { role: string; city: string } {
  const place = asked++;
  // Far apart, so that two of them do not begin with the same letters.
  return { role: at(roles, place * 1_009), city: at(cities, place * 3) };
}

type Headers = Record<string, string>;

async function send(stage: Stage, path: string, init: RequestInit): Promise<Response> {
  const headers = { "accept-encoding": "identity", ...(init.headers as Headers) };
  const response = await fetch(new URL(path, stage.url), { ...init, headers, redirect: "manual" });
  if (response.ok) return response;
  throw new CommandFailed(`${path} returned ${response.status}: ${await response.text()}`);
}

async function read(stage: Stage, path: string, headers: Headers): Promise<number> {
  await (await send(stage, path, { headers })).text();
  return 1;
}

async function post(stage: Stage, path: string, body: unknown, headers: Headers): Promise<number> {
  const init = { method: "POST", body: JSON.stringify(body) };
  const sent = { "content-type": "application/json", ...headers };
  await (await send(stage, path, { ...init, headers: sent })).text();
  return 1;
}

/** Every visitor comes from a network of their own. */
let networks = 0;
function address(): Headers {
  const network = networks++;
  return { "cf-connecting-ip": `203.${(network >> 8) & 255}.${network & 255}.7` };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const plan = { perMinute: null, perMonth: null };

/** A call of the Salary Data API with a key. */
function keyed(
  name: string,
  path: string,
  query: (first: { role: string; city: string }, second: string) => Headers,
): Action {
  return {
    ...{ name, users: 8, times: 5 },
    async arrive(stage) {
      const key = await createKey(stage.db, { tier: "ultra", ...plan });
      return () => {
        const parameters = new URLSearchParams(query(nextPair(stage), nextPair(stage).role));
        return read(stage, `${api}/${path}?${parameters}`, bearer(key));
      };
    },
  };
}

/** Something that an account with jobs does. */
function own(
  name: string,
  act: (stage: Stage, user: { account: string; token: string }) => Promise<Act>,
  { isEmpty = false, ...more }: Partial<Action> & { isEmpty?: boolean } = {},
): Action {
  return {
    ...{ name, users: 4, times: 5, ...more },
    async arrive(stage, _, jobs) {
      const account = await createAccount(stage.db, { tier: "ultra", ...plan });
      const token = await createToken(stage.db, { account });
      if (!isEmpty) await post(stage, "/api/mcp/import", someJobs(jobs), bearer(token));
      return act(stage, { account, token });
    },
  };
}

const importOf = (count: number, more: Partial<Action>) =>
  own(
    `import of ${count.toLocaleString("en-US")} jobs`,
    async (stage, { token }) =>
      () =>
        post(stage, "/api/mcp/import", someJobs(count), bearer(token)),
    { isEmpty: true, slow: true, times: 1, ...more },
  );

export const actions: readonly Action[] = [
  {
    ...{ name: "page of a figure", users: 8, times: 5 },
    async arrive(stage) {
      const from = { accept: "text/html", ...address() };
      return () => read(stage, `/salaries/${Object.values(nextPair(stage)).join("/")}`, from);
    },
  },
  {
    ...{ name: "page of a figure, the same role elsewhere", users: 8, times: 5 },
    async arrive(stage) {
      const from = { accept: "text/html", ...address() };
      return () => read(stage, `/salaries/registered-nurse/${nextPair(stage).city}`, from);
    },
  },
  {
    ...{ name: "search without a key", users: 8, times: 5 },
    async arrive(stage) {
      const from = address();
      return (nth) =>
        read(stage, `${api}/search?q=${nextPair(stage).role.slice(0, 4 + nth)}`, from);
    },
  },
  keyed("calculate with a key", "calculate", (first) => first),
  keyed("comparison of two roles with a key", "compare", ({ role, city }, other) => ({
    ...{ roleA: role, roleB: other, city },
  })),
  keyed("history with a key", "history", (first) => first),
  {
    ...{ name: "tool of an agent", users: 8, times: 5 },
    async arrive(stage) {
      const accept = "application/json, text/event-stream";
      const from = { ...address(), accept, "mcp-protocol-version": "2025-11-25" };
      return (id) => {
        const params = { name: "look_up_pay", arguments: nextPair(stage) };
        return post(stage, "/mcp", { jsonrpc: "2.0", id, method: "tools/call", params }, from);
      };
    },
  },
  { ...{ name: "sign-up", users: 8, times: 1 }, arrive: signUp },
  own("today of an account, 30 jobs", async (stage, { account }) => {
    const { cookie } = await signIn(stage.db, { account, now: Date.now() });
    return () => read(stage, "/app", { accept: "text/html", cookie });
  }),
  own("board of an account, 30 jobs", async (stage, { account }) => {
    const { cookie } = await signIn(stage.db, { account, now: Date.now() });
    return () => read(stage, "/app/jobs", { accept: "text/html", cookie });
  }),
  own(
    "list of jobs, 30 jobs",
    async (stage, { token }) =>
      () =>
        read(stage, "/api/mcp/jobs", bearer(token)),
  ),
  own(
    "new job",
    async (stage, { token }) =>
      (nth) =>
        post(stage, "/api/mcp/jobs", { ...aJob(nth), status: "saved" }, bearer(token)),
    { isEmpty: true },
  ),
  own(
    "new job with an Idempotency-Key",
    async (stage, { token }) =>
      (nth) =>
        post(
          stage,
          "/api/mcp/jobs",
          { ...aJob(nth), status: "saved" },
          { ...bearer(token), "Idempotency-Key": crypto.randomUUID() },
        ),
    { isEmpty: true },
  ),
  own(
    "new job and its delivery to a webhook",
    async (stage, { token }) => {
      const webhook = { url: stage.receiver.url, events: ["*"] };
      await post(stage, "/api/mcp/webhooks", webhook, bearer(token));
      return async (nth) => {
        const before = stage.receiver.requests.length;
        const job = { ...aJob(nth), status: "saved" };
        const requests = await post(stage, "/api/mcp/jobs", job, bearer(token));
        for (let waited = 0; stage.receiver.requests.length === before; waited++) {
          if (waited > 3_000) throw new CommandFailed("no delivery arrived");
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return requests;
      };
    },
    { isEmpty: true, settleMs: 250 },
  ),
  importOf(500, { users: 3 }),
  importOf(5_000, { users: 1 }),
  {
    ...{ name: "data file of a role in every city", users: 8, times: 1 },
    async arrive(stage) {
      const from = address();
      return () => read(stage, `/data/latest/roles/${nextPair(stage).role}.csv`, from);
    },
  },
];

async function signUp(stage: Stage, user: number): Promise<Act> {
  const [name, network] = [`User ${user}`, address()];
  const submit = (path: string, headers: Headers, fields: Headers) =>
    send(stage, path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
  return async () => {
    // An isolate that was started again has another port.
    const { origin } = stage.url;
    const from = { ...network, origin, accept: "text/html" };
    const form = { ...from, "content-type": "application/x-www-form-urlencoded" };
    await read(stage, "/signup", from);
    const asked = { name, invitation: "", credential: "" };
    const offered = await submit("/signup/passkey", form, asked);
    const cookie = (offered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const { options, form_token } = (await offered.json()) as {
      options: { challenge: string; rp: { id: string } };
      form_token: string;
    };
    const { challenge, rp } = options;
    const passkey = createSoftly(makeSoftPasskey(), { challenge, origin, rpId: rp.id });
    const credential = JSON.stringify(passkey);
    const made = await submit(
      "/signup",
      { ...form, cookie },
      { name, invitation: "", credential, form_token },
    );
    if (!(await made.text()).includes("recovery")) throw new CommandFailed("nobody was signed up");
    return 3;
  };
}
