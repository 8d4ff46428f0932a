import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contributors, submissionDays, submissions } from "#schema/submissions.ts";
import { createAccount, createKey } from "#scripts/run/stage/callers.ts";
import { startService } from "#scripts/run/stage/service.ts";
import { startLiveService } from "#tests/support/live-service.ts";
import { submission, submitPath } from "#tests/support/submissions.ts";

const live = await startLiveService();

const submit = (...request: Parameters<typeof submission>) =>
  live.get(submitPath, submission(...request));

describe("submit", () => {
  it("accepts plausible pay, and holds for review pay outside 0.2 to 5 times the estimate", async () => {
    const query = "role=software-engineer&city=austin&exp=mid";
    const key = await createKey(live.db);
    const { body } = await live.get(`/api/v1/intelligence/salaries/calculate?${query}`, { key });
    const { median } = body.data.estimate;
    const cases: [number, string][] = [
      [Math.ceil(median * 0.2), "accepted"],
      [Math.floor(median * 0.2) - 1, "held_for_review"],
      [Math.floor(median * 5), "accepted"],
      [Math.ceil(median * 5) + 1, "held_for_review"],
    ];
    for (const [base, expected] of cases) {
      const answer = await submit(await createKey(live.db), { base });
      expect(answer.status, String(base)).toBe(201);
      expect(answer.body.data.status, String(base)).toBe(expected);
      expect(answer.body.data.id).toMatch(/^sub_/);
    }
  });

  it("accepts three a day for each account, across all its keys, and then returns 429 until midnight", async () => {
    const account = await createAccount(live.db);
    const keys = [await createKey(live.db, { account }), await createKey(live.db, { account })];
    const key = (turn: number) => keys[turn % 2] ?? "";
    for (let turn = 0; turn < 3; turn++) expect((await submit(key(turn))).status).toBe(201);
    const fourth = await submit(key(1));
    expect([fourth.status, fourth.body.error.code]).toEqual([429, "rate_limit_exceeded"]);
    // The clock stands at noon.
    expect(fourth.headers.get("retry-after")).toBe(String(12 * 3600));

    const { DATABASE_URL: databaseUrl } = await live.service.env();
    const tomorrow = await startService({ databaseUrl, clock: "2026-11-22T00:00:01Z" });
    try {
      const response = await tomorrow.fetch(submitPath, submission(key(0)));
      expect(response.status).toBe(201);
      await response.text();
    } finally {
      await tomorrow.stop();
    }
  });

  it("accepts no more than three concurrently", async () => {
    const key = await createKey(live.db);
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(key)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it("does not count refused or replayed submissions", async () => {
    const key = await createKey(live.db);
    expect((await submit(key, { role: "no-such-role" })).status).toBe(404);
    expect((await submit(key, { base: -1 })).status).toBe(400);
    const once = { "idempotency-key": "one" };
    const first = await submit(key, {}, once);
    for (let again = 0; again < 4; again++) {
      const replay = await submit(key, {}, once);
      expect(replay.headers.get("idempotent-replayed")).toBe("true");
      expect(replay.body).toEqual(first.body);
    }
    const other = await submit(key, { base: 151_000 }, once);
    expect([other.status, other.body.error.code]).toEqual([400, "idempotency_key_reused"]);
    expect((await submit(key)).status).toBe(201);
    expect((await submit(key)).status).toBe(201);
    expect((await submit(key)).status).toBe(429);
  });

  it("stores nothing that identifies the submitter, not even for replays", async () => {
    const account = await createAccount(live.db);
    const key = await createKey(live.db, { account });
    const { body } = await submit(key, { city: "denver" }, { "idempotency-key": "private" });
    expect(body.data.assumptions.join(" ")).toContain("A keyed hash of the account");
    await submit(key, { city: "boston" }, { "idempotency-key": "private-2" });
    const rows = await live.db.select().from(submissions);
    const stored = JSON.stringify([
      rows,
      await live.db.select().from(submissionDays),
      await live.db.select().from(contributors),
    ]);
    const [keyRow] = await live.db.all<{ id: string; sha256: string }>(
      sql`select id, sha256 from api_keys where user_id = ${account}`,
    );
    for (const identifying of [
      account,
      keyRow?.id,
      keyRow?.sha256,
      body.data.id,
      body.request.id,
    ]) {
      expect(identifying).toBeDefined();
      expect(stored).not.toContain(identifying);
    }
    const replays = await live.db.all<{ account_id: string; body: string }>(
      sql`select account_id, body from idempotency_keys where key like 'private%'`,
    );
    expect(replays).toHaveLength(2);
    expect(JSON.stringify(replays)).not.toContain(account);
    expect(new Set(replays.map((row) => row.account_id)).size).toBe(2);
    // Neither can two groups be joined by their hash of the account, nor by anything else in the row.
    const own = rows.filter(({ citySlug }) => ["denver", "boston"].includes(citySlug));
    expect(new Set(own.map((row) => row.groupSubmitter)).size).toBe(2);
    expect(Object.keys(own[0] ?? {}).sort()).toEqual(
      [
        ...["base", "batch", "bonus", "citySlug", "companySize", "counted", "employmentType"],
        ...["equity", "groupSubmitter", "id", "month", "released", "roleSlug", "signing", "status"],
        "yearsExperience",
      ].sort(),
    );
  });
});
