import { afterAll, expect, it } from "vitest";
import { oauthClients } from "#schema/oauth.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { findClient } from "#shared/oauth/clients.ts";

const server = await startDatabase();
const db = server.connect({ timeoutMs: 30_000 });
afterAll(() => server.stop());

const now = Date.parse("2026-11-21T12:00:00Z");
const dayMs = 86_400_000;

it.each([
  ["registered a day ago", now - dayMs, null, true],
  ["registered longer ago, which nobody approved", now - dayMs - 1, null, false],
  ["registered longer ago, which somebody approved", now - 90 * dayMs, now - 80 * dayMs, true],
])("a client %s is found or not", async (id, createdAt, approvedAt, isFound) => {
  await db
    .insert(oauthClients)
    .values({ id, name: "Agent", redirectUris: '["https://a.example/"]', createdAt, approvedAt });
  expect(await findClient({ db, now }, id)).toEqual(
    isFound ? { id, name: "Agent", redirectUris: ["https://a.example/"] } : null,
  );
});
