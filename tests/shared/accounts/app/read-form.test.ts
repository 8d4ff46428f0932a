import { Hono } from "hono";
import { expect, it } from "vitest";
import { readFormFields } from "#shared/accounts/app/read-form.http.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { holdBytes, pools } from "#shared/middleware/request/held-bytes.ts";

const app = new Hono<AppEnv>().post("/", async (c) => c.json(await readFormFields(c)));

async function read(body: string): Promise<Record<string, string | string[]>> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const response = await app.request("/", { method: "POST", headers, body });
  return (await response.json()) as Record<string, string | string[]>;
}

it("makes a list of a field that is sent several times, and of no other", async () => {
  expect(await read("a=1&b=2&a=&a=3&constructor=x")).toEqual({
    ...{ a: ["1", "", "3"], b: "2" },
    constructor: "x",
  });
});

it("of an address that sends too much finds no room, and that of another or of an account does", async () => {
  const held = holdBytes({ pool: "anonymous", caller: "192.0.2.1" });
  held.add(pools.anonymous.ofCaller.bytes);
  const send = (address: string, ownerId?: string) =>
    new Hono<AppEnv>()
      .use(async (c, next) => {
        if (ownerId) c.set("ownerId", ownerId);
        await next();
      })
      .onError((error, c) => c.text(error.message, 429))
      .route("/", app)
      .request("/", {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "cf-connecting-ip": address,
        },
        body: "a=1",
      });
  expect((await send("192.0.2.1")).status).toBe(429);
  expect((await send("192.0.2.2")).status).toBe(200);
  expect((await send("192.0.2.1", "usr_1")).status).toBe(200);
  held.release();
  expect((await send("192.0.2.1")).status).toBe(200);
});

it("takes no longer for one field sent 30,000 times than for as many fields", async () => {
  const started = process.cpuUsage();
  expect((await read("a&".repeat(31_000))).a).toHaveLength(31_000);
  const { user } = process.cpuUsage(started);
  // It took ten seconds and more.
  expect(user / 1_000).toBeLessThan(2_000);
});
