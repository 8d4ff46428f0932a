import { Context } from "hono";
import { expect, it, vi } from "vitest";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { testNewWebhook } from "#shared/webhooks/log/await-attempt.http.ts";

const session: AccountSession = {
  ...{ kind: "account", id: "ses_1", createdAt: 0, renewedAt: 0, expiresAt: 1, verifiedAt: null },
  account: {
    ...{
      id: "user_1",
      name: "",
      email: null,
      tier: "ultra",
      isOperator: false,
      eventsSince: 0,
      createdAt: 0,
    },
    ...{ perMinuteOverride: null, perMonthOverride: null, timeZone: null, weekStart: null },
  },
};

it("leaves the page with the secret to be sent if no test can be", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  // Nothing listens there.
  const env = { DATABASE_URL: "http://127.0.0.1:1" } as AppEnv["Bindings"];
  const c = new Context<AppEnv>(new Request("https://x.example/app/webhooks/new"), { env });
  expect(await testNewWebhook(c, session, "wh_1")).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
