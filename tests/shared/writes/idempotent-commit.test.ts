import { once } from "node:events";
import { request } from "node:http";
import { and, eq, isNull, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { idempotencyKeys, idempotencyTallies } from "#schema/idempotency.ts";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import { maxStoredBytes } from "#shared/idempotency/claim-key.ts";
import { shareProbe } from "#tests/support/probe.ts";

const probe = await shareProbe();
const key = await createKey(probe.db);

let emails = 0;
const newEmail = () => `written${++emails}@example.com`;

function write(
  body: unknown,
  options: { idempotencyKey?: string; path?: string; key?: string; text?: string } = {},
) {
  return probe.get(options.path ?? "/accounts", {
    method: "POST",
    key: options.key ?? key,
    headers: {
      "content-type": "application/json",
      ...(options.idempotencyKey === undefined
        ? {}
        : { "idempotency-key": options.idempotencyKey }),
    },
    body: options.text ?? JSON.stringify(body),
  });
}

async function written(email: string): Promise<number> {
  return (await probe.db.select().from(users).where(like(users.email, email))).length;
}

describe("a write", () => {
  it("that fails leaves nothing behind", async () => {
    const email = newEmail();
    expect((await write({ email, finish: "fail" })).status).toBe(404);
    expect(await written(email)).toBe(0);
  });
});

describe("an Idempotency-Key", () => {
  it("replays the first response byte for byte and writes once", async () => {
    const email = newEmail();
    const first = await write({ email }, { idempotencyKey: "a" });
    const again = await write({ email }, { idempotencyKey: "a" });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(again.headers.get("x-request-id")).toBe(first.body.request.id);
    expect(await written(email)).toBe(1);
  });

  it("needs room: what an account's stored responses take is bounded", async () => {
    const account = await createAccount(probe.db);
    const own = await createKey(probe.db, { account });
    const taken = eq(idempotencyTallies.accountId, account);
    const bytes = async () =>
      (await probe.db.select().from(idempotencyTallies).where(taken)).map((row) => row.bytes);
    const email = newEmail();
    const first = await write({ email }, { idempotencyKey: "room", key: own });
    const stored = eq(idempotencyKeys.accountId, account);
    const [row] = await probe.db.select().from(idempotencyKeys).where(stored);
    expect(await bytes()).toEqual([Buffer.byteLength(row?.body ?? "") + 500]);

    await probe.db.update(idempotencyTallies).set({ bytes: maxStoredBytes }).where(taken);
    const refused = await write({ email: newEmail() }, { idempotencyKey: "more", key: own });
    expect([refused.status, refused.body.error.code]).toEqual([429, "rate_limit_exceeded"]);
    expect(refused.body.error.message).toContain("without an Idempotency-Key");
    expect(refused.headers.get("retry-after")).toBe("3600");
    expect(await probe.db.$count(idempotencyKeys, stored)).toBe(1);
    expect((await write({ email: newEmail() }, { key: own })).status).toBe(201);
    const again = await write({ email }, { idempotencyKey: "room", key: own });
    expect([again.status, again.body]).toEqual([201, first.body]);

    await probe.db
      .update(idempotencyTallies)
      .set({ bytes: (row?.body ?? "").length + 500 })
      .where(taken);
    await probe.db.delete(idempotencyKeys).where(stored);
    expect(await bytes()).toEqual([]);
  });

  it("is 400 with another body, in both shapes", async () => {
    await write({ email: newEmail() }, { idempotencyKey: "b" });
    const salary = await write({ email: newEmail() }, { idempotencyKey: "b" });
    expect([salary.status, salary.body.error.code]).toEqual([400, "idempotency_key_reused"]);
    const token = await createToken(probe.db);
    const options = { idempotencyKey: "b", path: "/api/mcp/accounts", key: token };
    await write({ email: newEmail() }, options);
    const pipeline = await write({ email: newEmail() }, options);
    expect([pipeline.status, pipeline.body.code]).toEqual([400, "VALIDATION_ERROR"]);
  });

  it("identifies a different request on another account or path", async () => {
    const account = await createAccount(probe.db, { tier: "ultra" });
    const mine = await createKey(probe.db, { account, tier: "ultra" });
    const token = await createToken(probe.db, { account });
    const responses = [
      await write({ email: newEmail() }, { idempotencyKey: "c" }),
      await write({ email: newEmail() }, { idempotencyKey: "c", key: mine }),
      await write(
        { email: newEmail() },
        { idempotencyKey: "c", key: token, path: "/api/mcp/accounts" },
      ),
    ];
    expect(responses.map((response) => response.status)).toEqual([201, 201, 201]);
  });

  it("is 409 while the first request is in flight, and replays after", async () => {
    const body = { email: newEmail(), finish: "wait" };
    const first = write(body, { idempotencyKey: "d" });
    const isClaimed = async () => {
      const claimed = await probe.db
        .select({ key: idempotencyKeys.key })
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.key, "d"), isNull(idempotencyKeys.status)));
      return claimed.length > 0;
    };
    await expect.poll(isClaimed, { interval: 10 }).toBe(true);
    const during = await write(body, { idempotencyKey: "d" });
    expect([during.status, during.body.error.code]).toEqual([409, "idempotency_in_flight"]);
    expect(during.headers.get("retry-after")).toBe("1");
    expect((await first).status).toBe(201);
    const after = await write(body, { idempotencyKey: "d" });
    expect([after.status, after.headers.get("idempotent-replayed")]).toEqual([201, "true"]);
  });

  it("stores no response if nothing was committed", async () => {
    const body = { email: newEmail(), finish: "fail" };
    for (let attempt = 0; attempt < 2; attempt++) {
      const { status, headers } = await write(body, { idempotencyKey: "f" });
      expect([status, headers.get("idempotent-replayed")]).toEqual([404, null]);
    }
    expect((await write({ email: newEmail() }, { idempotencyKey: "f" })).status).toBe(201);
  });
});

describe("a body", () => {
  it("that is not JSON by its type is 415, not JSON by its text 400", async () => {
    const response = await probe.get("/accounts", {
      method: "POST",
      key,
      headers: { "content-type": "text/plain" },
      body: "{}",
    });
    expect([response.status, response.body.error.code]).toEqual([415, "unsupported_media_type"]);
    for (const text of ["", "{", '{"email": }', "\u0000"]) {
      const { status, body } = await write(null, { text });
      expect([status, body.error.code], text).toEqual([400, "parameter_missing"]);
    }
  });

  it("of more than twice 64 KiB is 413 before the client has sent any of it", async () => {
    const headers = {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "content-length": 128 * 1024 + 1,
    };
    const sending = request(new URL("/accounts", probe.service.url).href, {
      method: "POST",
      headers,
    });
    sending.flushHeaders();
    const [response] = await once(sending, "response");
    expect(response.statusCode).toBe(413);
    sending.destroy();
  });

  it("with wrong, missing or unknown fields is 400 that names them", async () => {
    const cases: [unknown, string][] = [
      [{}, "email"],
      [{ email: 7 }, "email"],
      [{ email: "x" }, "email"],
      [{ email: newEmail(), extra: 1 }, "extra"],
      [[], "body"],
      [null, "body"],
    ];
    for (const [value, field] of cases) {
      const { status, body } = await write(value);
      expect([status, body.error.param], JSON.stringify(value)).toEqual([400, field]);
    }
    const token = await createToken(probe.db);
    const { body } = await write({ email: 7, extra: 1 }, { key: token, path: "/api/mcp/accounts" });
    expect(body.details.map((detail: { field: string }) => detail.field)).toEqual([
      "email",
      "extra",
    ]);
  });
});
