/** What users do, one call after another. */
import { createAccount, createKey, createToken } from "../../../tests/support/callers.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { CommandFailed } from "../../local/failure.ts";
import { makePasskey } from "./software-authenticator.ts";
import type { Stage } from "./stage.ts";

/** One user, new for each session: nothing of an earlier one is known to the isolate. */
export interface User {
  /** The `nth` thing that this user does. @returns how many requests it took. */
  act(nth: number): Promise<number>;
}

export interface Kind {
  name: string;
  users: number;
  /** How often each user does it, within a session. */
  times: number;
  /** Milliseconds until what follows a response is done. */
  settleMs?: number;
  arrive(stage: Stage, nth: number): Promise<User>;
}

const at = (list: readonly string[], nth: number) => list[nth % list.length] ?? "";
const titles = ["Software Engineer", "Registered Nurse", "Data Analyst", "Electrician"];
const aJob = (nth: number) => ({
  ...{ company: `Company ${nth}`, title: at(titles, nth), status: "saved" },
});

/** Another role and city for everything that anybody does, so that nothing is asked for twice. */
function pair({ roles, cities }: Stage, user: number, nth: number): { role: string; city: string } {
  const place = user * 5 + nth;
  return { role: at(roles, place * 7), city: at(cities, place * 3) };
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function send(
  stage: Stage,
  path: string,
  { headers, ...sent }: Sent = {},
): Promise<Response> {
  const response = await fetch(new URL(path, stage.url), {
    ...sent,
    redirect: "manual",
    headers: { "accept-encoding": "identity", ...headers },
  });
  if (response.ok) return response;
  throw new CommandFailed(`${path} returned ${response.status}: ${await response.text()}`);
}

async function read(stage: Stage, path: string, headers: Record<string, string>): Promise<number> {
  await (await send(stage, path, { headers })).text();
  return 1;
}

async function post(
  stage: Stage,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<number> {
  const sent = { "content-type": "application/json", ...headers };
  const response = await send(stage, path, {
    ...{ method: "POST", headers: sent, body: JSON.stringify(body) },
  });
  await response.text();
  return 1;
}

/** Every visitor comes from a network of their own. */
let networks = 0;
function address(): Record<string, string> {
  const network = networks++;
  return { "cf-connecting-ip": `203.${network >> 8}.${network & 255}.7` };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function pipelineUser(stage: Stage, jobs = 0): Promise<{ account: string; token: string }> {
  const account = await createAccount(stage.db, { tier: "ultra", perMinute: null, perMonth: null });
  const token = await createToken(stage.db, { account });
  if (jobs > 0) {
    const body = { jobs: Array.from({ length: jobs }, (_, nth) => aJob(nth)) };
    await post(stage, "/api/mcp/import", body, bearer(token));
  }
  return { account, token };
}

export const kinds: readonly Kind[] = [
  {
    name: "page of a figure",
    ...{ users: 8, times: 5 },
    async arrive(stage, user) {
      const from = { accept: "text/html", ...address() };
      return {
        act: (nth) =>
          read(stage, `/salaries/${Object.values(pair(stage, user, nth)).join("/")}`, from),
      };
    },
  },
  {
    name: "search without a key",
    ...{ users: 8, times: 5 },
    async arrive(stage, user) {
      const from = address();
      const path = "/api/v1/intelligence/salaries/search?q=";
      return {
        act: (nth) => read(stage, `${path}${pair(stage, user, nth).role.slice(0, 4 + nth)}`, from),
      };
    },
  },
  {
    name: "calculate with a key",
    ...{ users: 8, times: 5 },
    async arrive(stage, user) {
      const key = await createKey(stage.db, { tier: "pro", perMinute: null, perMonth: null });
      const path = "/api/v1/intelligence/salaries/calculate";
      return {
        act: (nth) =>
          read(stage, `${path}?${new URLSearchParams(pair(stage, user, nth))}`, bearer(key)),
      };
    },
  },
  {
    name: "tool of an agent",
    ...{ users: 8, times: 5 },
    async arrive(stage, user) {
      const from = {
        ...address(),
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2025-11-25",
      };
      return {
        act: (nth) => {
          const params = { name: "get_salary", arguments: pair(stage, user, nth) };
          return post(
            stage,
            "/mcp",
            { jsonrpc: "2.0", id: nth, method: "tools/call", params },
            from,
          );
        },
      };
    },
  },
  {
    name: "sign-up",
    ...{ users: 8, times: 1 },
    async arrive(stage, user) {
      const from = { ...address(), origin: stage.url.origin, accept: "text/html" };
      const form = { ...from, "content-type": "application/x-www-form-urlencoded" };
      const name = `User ${user}`;
      return {
        async act() {
          await read(stage, "/signup", from);
          const body = new URLSearchParams({ name, invitation: "", credential: "" }).toString();
          const offered = await send(stage, "/signup/passkey", {
            method: "POST",
            headers: form,
            body,
          });
          const cookie = (offered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
          const { options, form_token } = (await offered.json()) as {
            options: Parameters<typeof makePasskey>[0];
            form_token: string;
          };
          const credential = makePasskey(options, stage.url.origin);
          const fields = { name, invitation: "", credential, form_token };
          const made = await send(stage, "/signup", {
            ...{ method: "POST", headers: { ...form, cookie } },
            body: new URLSearchParams(fields).toString(),
          });
          const page = await made.text();
          if (!page.includes("recovery")) throw new CommandFailed("nobody was signed up");
          return 3;
        },
      };
    },
  },
  {
    name: "board of an account, 30 jobs",
    ...{ users: 4, times: 5 },
    async arrive(stage) {
      const { account } = await pipelineUser(stage, 30);
      const { cookie } = await signIn(stage.db, { account, now: Date.now() });
      return { act: () => read(stage, "/app/jobs", { accept: "text/html", cookie }) };
    },
  },
  {
    name: "list of jobs, 30 jobs",
    ...{ users: 4, times: 5 },
    async arrive(stage) {
      const { token } = await pipelineUser(stage, 30);
      return { act: () => read(stage, "/api/mcp/jobs", bearer(token)) };
    },
  },
  {
    name: "new job",
    ...{ users: 4, times: 5 },
    async arrive(stage) {
      const { token } = await pipelineUser(stage);
      return { act: (nth) => post(stage, "/api/mcp/jobs", aJob(nth), bearer(token)) };
    },
  },
  {
    name: "new job and its delivery to a webhook",
    ...{ users: 4, times: 5, settleMs: 250 },
    async arrive(stage) {
      const { token } = await pipelineUser(stage);
      const webhook = { url: stage.receiver.url, events: ["*"] };
      await post(stage, "/api/mcp/webhooks", webhook, bearer(token));
      return {
        async act(nth) {
          const before = stage.receiver.requests.length;
          const requests = await post(stage, "/api/mcp/jobs", aJob(nth), bearer(token));
          for (let waited = 0; stage.receiver.requests.length === before; waited++) {
            if (waited > 1_000) throw new CommandFailed("no delivery arrived");
            await new Promise((resolve) => setTimeout(resolve, 10));
          }
          return requests;
        },
      };
    },
  },
  {
    name: "import of 500 jobs",
    ...{ users: 3, times: 1 },
    async arrive(stage) {
      const { token } = await pipelineUser(stage);
      const body = { jobs: Array.from({ length: 500 }, (_, nth) => aJob(nth)) };
      return { act: () => post(stage, "/api/mcp/import", body, bearer(token)) };
    },
  },
  {
    name: "import of 5,000 jobs",
    ...{ users: 1, times: 1 },
    async arrive(stage) {
      const { token } = await pipelineUser(stage);
      const body = { jobs: Array.from({ length: 5_000 }, (_, nth) => aJob(nth)) };
      return { act: () => post(stage, "/api/mcp/import", body, bearer(token)) };
    },
  },
  {
    name: "data file of a role in every city",
    ...{ users: 8, times: 1 },
    async arrive(stage, user) {
      const from = address();
      return {
        async act() {
          const path = `/data/latest/roles/${at(stage.roles, user * 7)}.csv`;
          const response = await fetch(new URL(path, stage.url), { headers: from });
          const text = await response.text();
          if (!response.ok) throw new CommandFailed(`${path} returned ${response.status}: ${text}`);
          return 1;
        },
      };
    },
  },
];
