/** No answer depends on what the same isolate was asked before: not its route, its headers, or its body. */
import { beforeAll, expect, it } from "vitest";
import { functionAt } from "#functions/deployments.ts";
import { pages } from "#functions/pages.ts";
import { routes } from "#functions/routes.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { isWhole } from "../support/whole.ts";

let live: LiveService;
beforeAll(async () => {
  live = await shareLiveService();
});

interface Call {
  method: string;
  path: string;
  key?: string | undefined;
}

const example = (path: string) => path.replace(/:[a-z_]+/gi, "none");
const salaries = "/api/v1/intelligence/salaries";

async function listCalls(): Promise<Call[]> {
  const key = await createKey(live.db, { tier: "ultra" });
  const token = await createToken(live.db);
  const toRoutes = routes.flatMap(({ method, path, access }): Call[] => {
    const own = { method: method.toUpperCase(), path: example(path) };
    const credential = access.kind === "token" ? token : key;
    const signedIn = method === "get" ? [{ ...own, key: credential }] : [];
    return [own, { ...own, method: "PUT" }, { ...own, method: "OPTIONS" }, ...signedIn];
  });
  const toAllPages = pages.flatMap((page) =>
    page.routes.map(({ path }) => ({ method: "GET", path: example(path) })),
  );
  const isOwn = ({ path }: Call) => /^\/(?:app|oauth)(?:\/|$)/.test(path);
  // Every page of an account leads a stranger to the sign-in, so one of each function is enough for a short run.
  const ofEach = Map.groupBy(toAllPages.filter(isOwn), ({ path }) => functionAt(path));
  const toPages = isWhole
    ? toAllPages
    : [
        ...toAllPages.filter((call) => !isOwn(call)),
        ...[...ofEach.values()].flatMap(([one]) => one ?? []),
      ];
  const toFigures = [
    "/calculate?role=electrician&city=reno",
    "/calculate?role=electrician&city=reno&exp=senior",
    "/calculate?role=electrician&city=nowhere",
    "/compare?roleA=electrician&roleB=plumber",
    "/search?q=nurse",
    "/roles?limit=2",
    "/roles?limit=two",
    "/widget?role=electrician&city=reno",
  ].flatMap((path) => [
    { method: "GET", path: salaries + path, key },
    { method: "HEAD", path: salaries + path, key },
  ]);
  const toNothing = ["/nowhere", "/api/nowhere", "/api/mcp/jobs/a/b", `${salaries}/nowhere`].map(
    (path) => ({ method: "GET", path }),
  );
  // What an account has used so far, each call changes; how long the database took is of the call itself.
  const toUse = ({ path }: Call) => path === "/api/mcp/me" || path === "/status";
  return [...toRoutes, ...toPages, ...toFigures, ...toNothing].filter((call) => !toUse(call));
}

/** What is each answer's own, or tells whether it came from a cache. */
const changing =
  /^(?:x-request-id|date|age|cache-status|(?:x-)?ratelimit(?:-.*)?|mcp-session-id|content-length|set-cookie)$/;

/** The answer less what differs between two answers to the same call. */
async function ask({ method, path, key }: Call) {
  const response = await live.service.fetch(path, { method, key, address: newAddress() });
  const text = await response.text();
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !changing.test(name)),
    body: text.replaceAll(/req_\w+|"duration_ms":[\d.]+|name="form_token" value="\w+"/g, "…"),
  };
}

it("is the same to every call, whichever came before", async () => {
  const calls = await listCalls();
  const first = [];
  for (const call of calls) first.push(await ask(call));

  const reversed = [];
  for (const call of isWhole ? calls.toReversed() : []) reversed.push(await ask(call));
  // From the last to the first, too.
  const atOnce: Awaited<ReturnType<typeof ask>>[] = [];
  const left = [...calls.entries()];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = left.pop(); next; next = left.pop()) atOnce[next[0]] = await ask(next[1]);
    }),
  );

  for (const [at, call] of calls.entries()) {
    const name = `${call.method} ${call.path}`;
    if (isWhole) expect(reversed.at(-1 - at), `${name}, in reversed order`).toEqual(first[at]);
    expect(atOnce[at], `${name}, among others`).toEqual(first[at]);
  }
});
