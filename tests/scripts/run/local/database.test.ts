import { readFileSync, statSync, writeFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LocalDatabase, openDatabase } from "#scripts/run/local/database.ts";
import { createDatabaseToken } from "#scripts/run/local/database-token.ts";
import { localPlaces } from "#scripts/run/local/places.ts";
import { noteRunning } from "#scripts/run/local/running-server.ts";
import { ensureSecrets } from "#scripts/run/local/secrets.ts";
import { connect } from "#shared/db/client.ts";
import { classify } from "#shared/db/errors.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
const places = localPlaces(folder);
let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase(places, () => {});
});
afterAll(() => database.stop());

describe("the local database", () => {
  it("answers only whoever has its token", async () => {
    const ask = async (authToken?: string) => {
      const db = connect({ url: database.url, authToken });
      return db.get<{ one: number }>(sql`select 1 as one`).finally(() => db.close());
    };
    expect(await ask(database.authToken)).toMatchObject({ one: 1 });
    for (const token of [undefined, "", "nonsense", createDatabaseToken().token]) {
      const error = await ask(token).catch((error: unknown) => error);
      expect(classify(error), token).toBe("unavailable");
    }
    const body = JSON.stringify({ requests: [{ type: "execute", stmt: { sql: "select 1" } }] });
    for (const path of ["/v2/pipeline", "/v3/pipeline", "/"]) {
      const { status } = await fetch(database.url + path, { method: "POST", body });
      expect(status, path).toBeGreaterThanOrEqual(400);
    }
  });

  it("has its token in a file that only its owner can read", () => {
    const note = { pid: process.pid, baseUrl: "http://127.0.0.1:1", command: "npm start" };
    noteRunning(places.server, {
      ...{ ...note, isReady: true, children: [] },
      databaseUrl: database.url,
      databaseToken: database.authToken,
    });
    expect(readFileSync(places.server, "utf8")).toContain(database.authToken);
    expect(statSync(places.server).mode & 0o077).toBe(0);
  });
});

describe("secrets that cannot be read", () => {
  it("are kept: the message advises nothing that loses them", () => {
    writeFileSync(places.secrets, '{"SECRETS_KEY": "half');
    expect(() => ensureSecrets(places.secrets)).toThrow(/Restore it from a copy.*mv /s);
    expect(readFileSync(places.secrets, "utf8")).toContain("half");
  });
});
