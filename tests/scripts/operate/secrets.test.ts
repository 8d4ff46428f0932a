/** The service's keys are replaced while people use it. */
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { submissions } from "#schema/submissions.ts";
import { webhooks } from "#schema/webhooks.ts";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import { startSeededDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { type Service, startService } from "#scripts/run/stage/service.ts";
import { open, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import { findInvitation, makeInvitation } from "#shared/accounts/invitations/invitations.ts";
import { makeCodes } from "#shared/accounts/recovery/recovery-codes.ts";
import { decryptText } from "#shared/credentials/encrypt.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { secretOwner } from "#shared/webhooks/delivery/sign-delivery.ts";
import { call } from "#tests/support/client.ts";
import { stoppedClock } from "#tests/support/live-service.ts";
import { runHere } from "#tests/support/run-here.ts";
import { runScript } from "#tests/support/run-script.ts";
import { submission, submitPath } from "#tests/support/submissions.ts";

const now = Date.parse(stoppedClock);
const newKey = () => randomBytes(32).toString("hex");
const before = { DATA_POINT_KEY: newKey(), SECRETS_KEY: newKey() };
const next = { DATA_POINT_KEY: newKey(), SECRETS_KEY: newKey() };
const both = {
  DATA_POINT_KEY: `${next.DATA_POINT_KEY},${before.DATA_POINT_KEY}`,
  SECRETS_KEY: `${next.SECRETS_KEY},${before.SECRETS_KEY}`,
};

let database: TestDatabase;
const services: Service[] = [];
beforeAll(async () => {
  database = await startSeededDatabase();
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  await database.stop();
});

async function startWith(keys: typeof before): Promise<Service> {
  const options = { clock: stoppedClock, localTargets: ["receiver.test:443=127.0.0.1:9"] };
  const service = await startService({ databaseUrl: database.url, ...options, keys });
  services.push(service);
  return service;
}

const secrets = (command: string, SECRETS_KEY: string, run: typeof runHere = runHere) =>
  run("operate/secrets.ts", [command], { DATABASE_URL: database.url, SECRETS_KEY });

it("everything made under the earlier keys goes on, and re-encryption makes the earlier one dispensable", async () => {
  const db = database.connect();
  const account = await createAccount(db, { tier: "ultra" });
  const key = await createKey(db, { account, tier: "ultra" });
  const token = await createToken(db, { account });
  const json = (body: unknown) => ({
    method: "POST",
    key: token,
    headers: { "content-type": "application/json", "idempotency-key": "once" },
    body: JSON.stringify(body),
  });
  const webhook = json({ url: "https://receiver.test/", events: ["*"] });
  const figure = "/api/v1/intelligence/salaries/calculate?role=electrician&city=chicago";

  const first = await startWith(before);
  const { data } = (await call(first, figure, { key })).body;
  const { status, body: registered } = await call(first, "/api/mcp/webhooks", webhook);
  expect(status).toBe(201);
  expect((await first.fetch(submitPath, submission(key))).status).toBe(201);
  const browser = await signIn(db, { account });
  const earlier = await startFormOf(first, browser.cookie);
  const secretsKey = before.SECRETS_KEY;
  const [code = ""] = await writeAtomically(db, (write) =>
    makeCodes({ write, now, secretsKey }, account),
  );
  const link = await writeAtomically(db, (write) =>
    makeInvitation(
      { write, now, secretsKey },
      { accountId: account, createdBy: "command line", note: "", validMs: 1_000 },
    ),
  );

  const second = await startWith(both);
  const lineage = (id: string) =>
    second.fetch(`/api/v1/intelligence/lineage/${id}`, { key }).then(({ status }) => status);
  const again = (await call(second, figure, { key })).body.data;
  expect(again.estimate.data_point_id).not.toBe(data.estimate.data_point_id);
  expect(await lineage(again.estimate.data_point_id)).toBe(200);
  expect(await lineage(data.estimate.data_point_id)).toBe(200);

  const replayed = await call(second, "/api/mcp/webhooks", webhook);
  expect(replayed.headers.get("idempotent-replayed")).toBe("true");
  expect(replayed.body.secret).toBe(registered.secret);

  // The account still counts once in its group, and may see what the community submitted.
  expect((await second.fetch(submitPath, submission(key))).status).toBe(201);
  const counted = (await db.select().from(submissions)).map((row) => row.counted);
  expect(counted.sort()).toEqual([false, true]);
  const crowd = "/api/v1/intelligence/salaries/crowd?role=software-engineer";
  expect((await second.fetch(crowd, { key })).status).toBe(200);

  // A form that was opened before is accepted: what is refused is only that there is no such grant.
  const revoke = async (formToken: string) =>
    (await submit(second, "/app/connections", { ...browser, formToken }, { revoke: "none" }))
      .status;
  expect([await revoke(earlier), await revoke(newKey())]).toEqual([404, 403]);
  const found = { db, now, secretsKey: both.SECRETS_KEY };
  expect(await findInvitation(found, link.path)).toEqual({ id: link.id, accountId: account });
  const visit = await second.fetch("/login/recover", { headers: { accept: "text/html" } });
  const cookie = visit.headers.get("set-cookie")?.split(";")[0] ?? "";
  const formToken = tokenIn(await visit.text());
  const recovered = await submit(second, "/login/recover", { cookie, formToken }, { code });
  expect([recovered.status, recovered.headers.get("location")]).toEqual([303, "/app/security"]);

  const stored = async () => {
    const [row] = await db.select().from(webhooks).where(eq(webhooks.id, registered.id));
    return row?.secret ?? "";
  };
  const decrypted = async (keys: string) =>
    decryptText(keys, secretOwner(registered.id), await stored());
  await expect(decrypted(next.SECRETS_KEY)).rejects.toThrow();
  const counts = await secrets("check", both.SECRETS_KEY);
  expect([counts.code, counts.stdout]).toEqual([
    0,
    expect.stringContaining("1 are encrypted with"),
  ]);
  await expect(decrypted(next.SECRETS_KEY)).rejects.toThrow();
  expect((await secrets("re-encrypt", both.SECRETS_KEY)).code).toBe(0);
  expect(await decrypted(next.SECRETS_KEY)).toBe(registered.secret);
  const after = await secrets("check", next.SECRETS_KEY);
  expect([after.code, after.stdout]).toEqual([0, expect.stringContaining("0 are encrypted with")]);

  const lost = await secrets("check", newKey(), runScript);
  expect([lost.code, lost.stderr]).toEqual([1, expect.stringContaining(registered.id)]);
  const wrong = await secrets("check", "0f");
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining("32 bytes in hex")]);
});

async function startFormOf(service: Service, cookie: string): Promise<string> {
  return tokenIn(await (await open(service, "/app/connections", { cookie })).text());
}

const tokenIn = (html: string) => /name="form_token" value="(\w+)"/.exec(html)?.[1] ?? "";
