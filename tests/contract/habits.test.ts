import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "#functions/routes.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { scopesOf } from "#shared/access/scopes.ts";
import { publicPerMinute, tierNames } from "#shared/access/tiers.ts";
import { mintToken } from "#shared/credentials/token.ts";
import type { Database } from "#shared/db/client.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { isWhole } from "../support/whole.ts";

let live: LiveService;
let callers: Awaited<ReturnType<typeof createCallers>>;
beforeAll(async () => {
  live = await shareLiveService();
  callers = await createCallers(live.db);
});

/** Every kind of caller, for all operations: a call is refused for what the caller is, not for an earlier one. */
async function createCallers(db: Database) {
  return {
    free: await createKey(db),
    pro: await createKey(db, { tier: "pro" }),
    ultra: await createKey(db, { tier: "ultra" }),
    readingPro: await createKey(db, { tier: "pro", scopes: ["intelligence:read"] }),
    tracingUltra: await createKey(db, { tier: "ultra", scopes: ["intelligence:lineage"] }),
    token: await createToken(db),
    readOnlyToken: await createToken(db, { access: "read" }),
    revokedToken: await createToken(db, { revoked: true }),
    freeToken: await createToken(db, { tier: "free" }),
    proToken: await createToken(db, { tier: "pro" }),
  };
}

/** The first operation of each kind that takes a token. */
const shown = {
  read: routes.find(({ access }) => access.kind === "token" && access.access === "read"),
  read_write: routes.find(
    ({ access }) => access.kind === "token" && access.access === "read_write",
  ),
};

/** A path of the operation that leads nowhere in particular. */
const example = (path: string) => path.replace(/:[a-z_]+/gi, "dp_none");

describe.each(routes.map((route) => ({ route, name: `${route.method} ${route.path}` })))(
  "$name",
  ({ route }) => {
    const method = route.method.toUpperCase();
    const path = example(route.path);
    const codeOf = (body: { error: { code: string } } & { code: string }) =>
      route.family === "salary" ? body.error.code : body.code;
    const expected = (salary: string, pipeline: string) =>
      route.family === "salary" ? salary : pipeline;

    const expectOpen = (headers: Headers) => {
      expect(headers.get("service-version")).toBe("2026-05-10");
      expect(headers.get("access-control-allow-origin")).toBe("*");
    };

    it("sends the version and the CORS header with every response", async () => {
      for (const verb of [method, "OPTIONS"]) {
        const response = await live.service.fetch(path, { method: verb, address: newAddress() });
        await response.text();
        expectOpen(response.headers);
      }
    });

    it("returns 405 with Allow for an unsupported method", async () => {
      const { status, headers, body } = await live.get(path, { method: "PUT" });
      expect(status).toBe(405);
      expect(headers.get("allow")).toContain(method);
      expectOpen(headers);
      expect(codeOf(body)).toBe(expected("method_not_allowed", "METHOD_NOT_ALLOWED"));
    });

    // Errors of the pipeline suggest no calls.
    if (route.family === "salary") {
      it("suggests in every error a call that this caller may make", async () => {
        const { free, readingPro, tracingUltra, ultra } = callers;
        const mistakes = [
          "?role=no-such-role",
          "?role=electrician&city=no-such-city",
          "?country=GB",
        ];
        for (const key of [undefined, free, readingPro, tracingUltra, ultra]) {
          // The callers who may make the fewest calls make all mistakes: others may make what is suggested to these.
          const makesAll = isWhole || key === free || key === readingPro;
          for (const query of ["", ...(makesAll ? mistakes : [])]) {
            const address = newAddress();
            const { body } = await live.get(path + query, { method, key, address });
            const alternative = body?.error?.retry_hint?.alternative_tool;
            if (alternative === undefined) continue;
            const next = await live.get(alternative, { key, address });
            // What is left to say may be the same call's next mistake, never that it is closed to the caller.
            expect(next.status, `${path}${query} → ${alternative}`).toBeOneOf([200, 304, 400, 404]);
            expect(alternative, "another call than the one refused").not.toBe(path + query);
          }
        }
      });
    }

    if (route.access.kind !== "public") {
      it("returns 401 without a credential, even for an invalid request", async () => {
        const { status, body } = await live.get(`${path}?country=%00`, { method });
        expect(status).toBe(401);
        expect(codeOf(body)).toBe(expected("authentication_required", "UNAUTHORIZED"));
      });

      it("returns 429 over the limit, with the time to wait", async () => {
        const options = { tier: "ultra", perMinute: 1 } as const;
        const key =
          route.access.kind === "token"
            ? await createToken(live.db, options)
            : await createKey(live.db, options);
        await live.get(path, { method, key });
        const { status, headers, body } = await live.get(path, { method, key });
        expect(status).toBe(429);
        expect(codeOf(body)).toBe(expected("rate_limit_exceeded", "RATE_LIMITED"));
        expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
        expect(headers.get("ratelimit")).toContain("r=0");
      });
    }

    if (route.access.kind === "token") {
      const { access } = route.access;
      const refused = async (key: string) => {
        const { status, body } = await live.get(path, { method, key, address: newAddress() });
        return [status, body.code];
      };

      // Which tokens are good is decided in one place for all operations, so one that reads and one that writes show it.
      const isShown = isWhole || route === shown[access];

      it.runIf(isShown).each(["free", "pro"] as const)(
        "returns 403 for a token of the %s plan",
        async (tier) => {
          expect(await refused(callers[`${tier}Token`])).toEqual([403, "FORBIDDEN"]);
        },
      );

      it.runIf(isShown)("returns 403 for a revoked token", async () => {
        expect(await refused(callers.revokedToken)).toEqual([403, "FORBIDDEN"]);
      });

      it.runIf(isShown)(
        "returns 401 for a token without Bearer, one never issued, and a salary key",
        async () => {
          const { token } = callers;
          for (const authorization of [
            token,
            `Basic ${token}`,
            `Bearer ${mintToken("pipeline")}`,
          ]) {
            const headers = { authorization };
            const address = newAddress();
            const { status, body } = await live.get(path, { method, headers, address });
            expect([status, body.code], authorization.slice(0, 11)).toEqual([401, "UNAUTHORIZED"]);
          }
          expect(await refused(callers.ultra)).toEqual([401, "UNAUTHORIZED"]);
        },
      );

      it(`${access === "read" ? "admits a" : "returns 403 for a"} read-only token`, async () => {
        const [status] = await refused(callers.readOnlyToken);
        if (access === "read") expect(status).not.toBe(403);
        else expect(status).toBe(403);
      });
    }

    if (route.access.kind === "key") {
      const { tier, scopes } = route.access;
      const lower = tierNames.filter((name) => tierNames.indexOf(name) < tierNames.indexOf(tier));
      it.each(lower)("returns 403 for a key of the %s plan", async (plan) => {
        const { status, body } = await live.get(path, { method, key: callers[plan] });
        expect([status, body.error.code]).toEqual([403, "tier_insufficient"]);
      });

      it.each(scopes)("returns 403 for a key without the scope %s", async (scope) => {
        const others = scopesOf(tier).filter((other) => other !== scope);
        const { status, body } = await live.get(path, {
          method,
          key: await createKey(live.db, { tier, scopes: others }),
        });
        expect([status, body.error.code]).toEqual([403, "scope_insufficient"]);
        expect(body.error.message).toContain(scope);
      });
    }
  },
);

// Where the URL is the credential, its owner has a limit of its own; some calls are not counted.
const ofAddresses = routes.flatMap(({ access, secretUrl, counts, ...route }) =>
  access.kind === "public" && !secretUrl && !counts ? { ...route, plan: access.plan } : [],
);
describe.each([...Map.groupBy(ofAddresses, ({ plan }) => plan)])("an address", (plan, open) => {
  const limit = publicPerMinute[plan];
  it(`is admitted ${limit} times in a minute to operations of ${plan}, and refused by all of them then`, async () => {
    const address = newAddress();
    const send = async ({ path, method }: (typeof open)[number]) =>
      (await live.get(example(path), { method: method.toUpperCase(), address })).status;
    // In turns, so that one that is not counted leaves a call to the others.
    for (let call = 0; call < limit; call++) {
      const route = open[call % open.length];
      if (route) expect(await send(route), route.path).not.toBe(429);
    }
    for (const route of open) expect(await send(route), route.path).toBe(429);
  });
});
