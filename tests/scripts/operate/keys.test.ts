import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiKeys, pipelineTokens, users } from "#schema/accounts.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { parseToken } from "#shared/credentials/token.ts";
import type { Database } from "#shared/db/client.ts";
import { runHere } from "#tests/support/run-here.ts";
import { runScript } from "#tests/support/run-script.ts";

let server: TestDatabase;
let db: Database;

beforeAll(async () => {
  server = await startDatabase();
  db = server.connect({ timeoutMs: 30_000 });
});
afterAll(() => server.stop());

const keys = (...args: string[]) => runHere("operate/keys.ts", args, { DATABASE_URL: server.url });

describe("npm run keys", () => {
  it("creates a key that is shown once and stored only as a hash", async () => {
    const { code, stdout } = await keys("create", "--tier", "pro", "--email", "Ann@Example.com");
    const key = stdout.trim();
    expect(code).toBe(0);
    expect(parseToken(key)).toEqual({ kind: "intelligence" });

    const [row] = await db
      .select()
      .from(apiKeys)
      .innerJoin(users, eq(users.id, apiKeys.userId))
      .where(eq(apiKeys.sha256, await sha256Hex(key)));
    expect(row?.users).toMatchObject({ email: "ann@example.com", tier: "pro" });
    expect(row?.api_keys).toMatchObject({
      scopes: "intelligence:read",
      lastFour: key.slice(-4),
      revokedAt: null,
    });
    const stored = JSON.stringify([await db.select().from(apiKeys), await db.select().from(users)]);
    expect(stored).not.toContain(key);
    expect(stored).not.toContain(key.slice("intelligence_".length, -4));

    const listed = await keys("list");
    expect(listed.stdout).toContain(row?.api_keys.id);
    expect(listed.stdout).not.toContain(key);
  });

  it("issues pipeline tokens with their access level, and widget keys", async () => {
    const read = await keys("create", "--tier", "ultra", "--kind", "pipeline", "--access", "read");
    const write = await keys("create", "--tier", "ultra", "--kind", "pipeline");
    const lastDay = `${new Date().getUTCFullYear() + 1}-06-30`;
    const expires = ["--expires", lastDay];
    const widget = await keys("create", "--tier", "pro", "--kind", "whitelabel", ...expires);
    const access = async (token: string) => {
      const sha256 = await sha256Hex(token.trim());
      const [row] = await db.select().from(pipelineTokens).where(eq(pipelineTokens.sha256, sha256));
      return row?.access;
    };
    expect(await access(read.stdout)).toBe("read");
    expect(await access(write.stdout)).toBe("read_write");
    expect(parseToken(widget.stdout.trim())).toEqual({ kind: "whitelabel" });
    const sha256 = await sha256Hex(widget.stdout.trim());
    const [row] = await db.select().from(apiKeys).where(eq(apiKeys.sha256, sha256));
    expect(row?.expiresAt).toBe(Date.parse(`${lastDay}T24:00:00Z`));
  });

  it("rejects scopes outside the plan, and lists the available ones", async () => {
    const scope = await keys("create", "--tier", "free", "--scopes", "intelligence:lineage");
    expect(scope).toMatchObject({ code: 1, stdout: "" });
    expect(scope.stderr).toContain("Available scopes: intelligence:read");

    const kind = await keys("create", "--tier", "pro", "--kind", "pipeline");
    expect(kind).toMatchObject({ code: 1, stdout: "" });
    expect(kind.stderr).toBe(
      "Job search tokens need the ultra plan; this account is on the pro plan.\n",
    );

    await keys("create", "--tier", "free", "--email", "cy@example.com");
    const tier = await keys("create", "--tier", "pro", "--email", "cy@example.com");
    expect(tier).toMatchObject({ code: 1, stdout: "" });
    expect(tier.stderr).toContain("npm run accounts -- set-tier cy@example.com pro");
  });

  it("revokes a key by its id, once", async () => {
    const { stderr } = await keys("create", "--tier", "free", "--email", "di@example.com");
    const id = /key_\w+/.exec(stderr)?.[0] ?? "";
    expect((await keys("revoke", id)).code).toBe(0);
    const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(row?.revokedAt).toBeGreaterThan(Date.now() - 60_000);
    const again = await keys("revoke", id);
    expect(again.code).toBe(1);
    expect(again.stderr).toContain(id);
  });

  it("reports an unavailable database in one line", async () => {
    const { code, stderr } = await runScript("operate/keys.ts", ["list"], {
      DATABASE_URL: "http://127.0.0.1:1",
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database is not available .*DATABASE_URL.*\n$/);
  });
});
