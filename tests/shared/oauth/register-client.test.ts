import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oauthClients } from "../../../schema/oauth.ts";
import { startDatabase, type TestDatabase } from "../../../scripts/run/stage/database.ts";
import type { Database } from "../../../shared/db/client.ts";
import { findClient } from "../../../shared/oauth/find-client.ts";
import { maxUnusedClients, registerClient } from "../../../shared/oauth/register-client.ts";

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await startDatabase();
  db = server.connect({ timeoutMs: 60_000 });
});
afterAll(() => server.stop());

const now = Date.parse("2026-11-21T12:00:00Z");
const registration = {
  name: "C",
  redirectUris: ["https://client.example/cb"],
  grants: { redirects: true, isDevice: false },
};

describe("a registration among many that nobody approves", () => {
  it("takes the place of the oldest of them, and never of an approved one", async () => {
    await db.run(sql`
      with recursive number(n) as (select 1 union all select n + 1 from number where n < 10004)
      insert into oauth_clients (id, name, redirect_uris, created_at, approved_at)
      select 'ocl_' || n, 'F', '["https://f.example/"]', ${now - 10_000_000} + n, iif(n = 1, 5, null)
      from number`);
    const context = { db, now };
    const client = await registerClient(context, registration);
    expect(await findClient(context, client.id)).toEqual(client);
    const unused = await db.$count(oauthClients, sql`approved_at is null`);
    expect(unused).toBe(maxUnusedClients);
    for (const [id, isKept] of [
      ["ocl_1", true],
      ["ocl_2", false],
      ["ocl_5", false],
      ["ocl_6", true],
    ] as const) {
      expect([id, await db.$count(oauthClients, eq(oauthClients.id, id))]).toEqual([
        id,
        isKept ? 1 : 0,
      ]);
    }
  });
});
