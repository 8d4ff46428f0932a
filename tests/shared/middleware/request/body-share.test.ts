import { Hono } from "hono";
import { expect, it } from "vitest";
import type { Caller } from "#shared/access/caller.ts";
import type { AppEnv, Variables } from "#shared/middleware/env.ts";
import { bodyShareOf } from "#shared/middleware/request/held-bytes.ts";

async function shareOf(known: Partial<Variables>, address?: string): Promise<unknown> {
  const app = new Hono<AppEnv>().get("/", (c) => {
    for (const [name, value] of Object.entries(known)) c.set(name as keyof Variables, value);
    return c.json(bodyShareOf(c));
  });
  const headers: Record<string, string> = address ? { "cf-connecting-ip": address } : {};
  return (await app.request("/", { headers })).json();
}

it("is the account's, whether a credential or a session names it", async () => {
  const ordinary = { pool: "ordinary", caller: "usr_1" };
  expect(await shareOf({ caller: { accountId: "usr_1" } as Caller }, "192.0.2.1")).toEqual(
    ordinary,
  );
  expect(await shareOf({ ownerId: "usr_1" }, "192.0.2.1")).toEqual(ordinary);
});

it("is that of the address as the limits know it: of IPv6 its /64, with a bound for its /48", async () => {
  expect(await shareOf({}, "192.0.2.1")).toEqual({ pool: "anonymous", caller: "192.0.2.1" });
  const network = {
    pool: "anonymous",
    caller: "2001:db8:1:2::/64",
    network: "address:2001:db8:1::/48",
  };
  expect(await shareOf({}, "2001:db8:1:2::a")).toEqual(network);
  expect(await shareOf({}, "2001:db8:1:2:ffff::b")).toEqual(network);
  expect(await shareOf({})).toEqual({ pool: "anonymous", caller: "unknown" });
});
