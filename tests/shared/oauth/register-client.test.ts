import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { oauthClients, oauthDeviceRequests } from "#schema/oauth.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { findClient, maxUnusedClients, registerClient } from "#shared/oauth/clients.ts";
import { beginDeviceRequest, maxRequests } from "#shared/oauth/device-requests.ts";
import type { RequestedAccess } from "#shared/oauth/read-authorization.ts";

const server = await startDatabase();
const db = server.connect({ timeoutMs: 60_000 });
afterAll(() => server.stop());

const now = Date.parse("2026-11-21T12:00:00Z");
const registration = {
  name: "C",
  redirectUris: ["https://client.example/cb"],
  grants: { redirects: true, isDevice: false },
};

const secretsKey = "5e".repeat(32);
const from = (site: string, at = now) => ({ db, now: at, secretsKey, site });
const isKept = async (id: string) => (await db.$count(oauthClients, eq(oauthClients.id, id))) === 1;
const waiting = () => db.$count(oauthClients, sql`approved_at is null`);

/** As many clients as there may be, all registered from one place, the first of them first. */
async function fill(site: string | null, start: number) {
  await db.run(sql`delete from oauth_clients`);
  await db.run(sql`
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${maxUnusedClients})
    insert into oauth_clients (id, name, redirect_uris, site_hash, created_at, approved_at)
    select 'ocl_' || n, 'F', '["https://f.example/"]', ${site}, ${start} + n, iif(n = 1, 5, null)
    from number`);
}

describe("a registration among many that nobody approves", () => {
  it("takes the place of the oldest of them, and never of an approved one", async () => {
    await fill(null, now - 10_000_000);
    const first = await registerClient(from("192.0.2.0/24"), registration);
    const client = await registerClient(from("192.0.2.0/24"), registration);
    expect(await findClient(from("192.0.2.0/24"), client.id)).toEqual(client);
    expect(await waiting()).toBeLessThanOrEqual(maxUnusedClients);
    const kept = await Promise.all(
      ["ocl_1", "ocl_2", "ocl_3", "ocl_9000", first.id, client.id].map(isKept),
    );
    expect(kept).toEqual([true, false, false, true, true, true]);
  });

  it("never takes the place of those from networks that have made few", async () => {
    await fill("many", now - 10_000_000);
    // Older than all of the others' but approved soon.
    const few: string[] = [];
    for (const site of ["192.0.2.0/24", "198.51.100.0/24", "2001:db8:1::/48"]) {
      for (let own = 0; own < 3; own++) {
        few.push((await registerClient(from(site, now - 20_000_000), registration)).id);
      }
    }
    const many: string[] = [];
    for (let more = 0; more < 450; more++) {
      many.push((await registerClient(from("203.0.113.0/24", now + more), registration)).id);
    }
    expect(await Promise.all(few.map(isKept))).toEqual(few.map(() => true));
    expect(await waiting()).toBeLessThanOrEqual(maxUnusedClients);
    // Of the networks that have made many, the newest stay.
    expect(await Promise.all(many.slice(-20).map(isKept))).toEqual(Array(20).fill(true));
    expect(await isKept("ocl_2")).toBe(false);
    expect(await isKept("ocl_10000")).toBe(true);
  });
});

describe("a device's request among many", () => {
  it("never takes the place of those from networks that have made few", async () => {
    const client = { id: "ocl_device", name: "Device", redirectUris: [] };
    const access: RequestedAccess = { resource: "/api/mcp", scopes: ["pipeline:read"] };
    const begin = (site: string, at: number) =>
      beginDeviceRequest({ ...from(site, at), network: site }, client, access);
    await begin("192.0.2.0/24", now - 1_000);
    await db.run(sql`
      with recursive number(n) as (select 1 union all select n + 1 from number where n < ${maxRequests})
      insert into oauth_device_requests
        (sha256, user_code_hash, client_id, client_name, resource, scopes, network_hash, site_hash, created_at, expires_at)
      select 'd' || n, 'd' || n, '', '', '', '', 'n' || n, 'many', ${now} + n, ${now + 900_000} from number`);
    await begin("198.51.100.0/24", now - 500);
    for (let more = 0; more < 250; more++) await begin("203.0.113.0/24", now + more);
    const few = sql`created_at in (${now - 1_000}, ${now - 500})`;
    expect(await db.$count(oauthDeviceRequests, few)).toBe(2);
    expect(await db.$count(oauthDeviceRequests)).toBeLessThanOrEqual(maxRequests);
  });
});
