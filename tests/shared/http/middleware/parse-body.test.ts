import { Hono } from "hono";
import { expect, it } from "vitest";
import publicMcp from "../../../../functions/mcp.ts";
import type { Caller } from "../../../../shared/access/caller.ts";
import type { AppEnv } from "../../../../shared/http/env.ts";
import { parseBody } from "../../../../shared/http/middleware/parse-body.ts";
import { holdBytes, maxHeldBytes } from "../../../../shared/http/request/held-bytes.ts";

const caller = { accountId: "usr_1" } as Caller;

function send(by: Caller | undefined) {
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      if (by) c.set("caller", by);
      await next();
    })
    .onError((error, c) => c.text(error.message, 503))
    .post("/mcp", parseBody(publicMcp), (c) => c.text("parsed"))
    .request("/mcp", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
    });
}

it("lets no bodies of unknown callers keep an account from writing", async () => {
  const slow = holdBytes("anonymous");
  slow.add(maxHeldBytes.anonymous);
  expect((await send(undefined)).status).toBe(503);
  expect((await send(caller)).status).toBe(200);
  slow.release();
  expect((await send(undefined)).status).toBe(200);
});
