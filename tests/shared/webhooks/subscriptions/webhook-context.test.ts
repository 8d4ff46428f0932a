import { Hono } from "hono";
import { expect, it } from "vitest";
import { startResolver } from "#scripts/run/stage/receivers/resolver.ts";
import { tiers } from "#shared/access/tiers.ts";
import type { AppEnv, Bindings } from "#shared/middleware/env.ts";
import { webhookContext } from "#shared/webhooks/subscriptions/webhook-context.http.ts";

it("resolves a receiver's host once per request, even if its write runs again", async () => {
  const resolver = await startResolver();
  resolver.set("hooks.example.com", { A: ["93.184.215.14"] });
  const app = new Hono<AppEnv>().post("/", async (c) => {
    c.set("now", 0);
    c.set("caller", {
      accountId: "usr_1",
      accountCreatedAt: 0,
      credentialId: "tok_1",
      tier: "free",
      scopes: [],
      access: "read_write",
      limits: tiers.free,
    });
    const verdicts = [];
    for (const path of ["a", "a", "a", "b"]) {
      const { checkReceiver } = webhookContext(c, () => {});
      verdicts.push((await checkReceiver(`https://hooks.example.com/${path}`)).kind);
    }
    return c.json(verdicts);
  });
  const env = {
    ENVIRONMENT: "test",
    WEBHOOK_RESOLVERS: resolver.url,
    DATABASE_URL: "http://127.0.0.1:1",
  };
  const ask = async () =>
    (await app.request("/", { method: "POST" }, env as unknown as Bindings)).json();
  try {
    expect(await ask()).toEqual(Array(4).fill("accepted"));
    const both = ["hooks.example.com A", "hooks.example.com AAAA"];
    expect(resolver.questions, "another URL is resolved again").toEqual([...both, ...both]);
    await ask();
    expect(resolver.questions, "so is another request").toHaveLength(8);
  } finally {
    await resolver.stop();
  }
});
