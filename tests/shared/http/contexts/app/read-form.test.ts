import { Hono } from "hono";
import { expect, it } from "vitest";
import { readFormFields } from "../../../../../shared/http/contexts/app/read-form.ts";
import type { AppEnv } from "../../../../../shared/http/env.ts";
import { holdBytes, maxHeldBytes } from "../../../../../shared/http/request/held-bytes.ts";

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

it("of a visitor finds no room while others' bodies take it, and that of an account does", async () => {
  const held = holdBytes("anonymous");
  held.add(maxHeldBytes.anonymous);
  const send = (ownerId?: string) =>
    new Hono<AppEnv>()
      .use(async (c, next) => {
        if (ownerId) c.set("ownerId", ownerId);
        await next();
      })
      .onError((error, c) => c.text(error.message, 503))
      .route("/", app)
      .request("/", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "a=1",
      });
  expect((await send()).status).toBe(503);
  expect((await send("usr_1")).status).toBe(200);
  held.release();
  expect((await send()).status).toBe(200);
});

it("takes no longer for one field sent 30,000 times than for as many fields", async () => {
  const started = process.cpuUsage();
  expect((await read("a&".repeat(31_000))).a).toHaveLength(31_000);
  const { user } = process.cpuUsage(started);
  // It took ten seconds and more.
  expect(user / 1_000).toBeLessThan(2_000);
});
