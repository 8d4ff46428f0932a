import { generateKeyPairSync, sign } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import journal from "#schema/migrations/meta/_journal.json" with { type: "json" };
import { invitations } from "#schema/sign-in.ts";
import type { Captured } from "#scripts/operate/deploy/run-wrangler.ts";
import { readOptions } from "#scripts/operate/setup/read-options.ts";
import { runSetup } from "#scripts/operate/setup/run-setup.ts";
import { readSettings } from "#scripts/operate/setup/settings-file.ts";
import { listCredentials } from "#scripts/run/accounts/credentials.ts";
import {
  startEmptyDatabase,
  startSeededDatabase,
  type TestDatabase,
} from "#scripts/run/stage/database.ts";
import { startSite } from "#tests/support/loopback-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { answering } from "./answering.ts";

const keys = generateKeyPairSync("ed25519");
const token = {
  publicKey: keys.publicKey.export({ format: "jwk" }).x ?? "",
  token: signToken("rw"),
};
const folder = temporaryFolder();
const file = join(folder, "secrets.env");
let database: TestDatabase;
beforeAll(async () => {
  database = await startSeededDatabase({ token });
});
afterAll(() => database.stop());

/** A token of the database that may read and write, or only read. */
function signToken(access: "rw" | "ro"): string {
  const content = [{ alg: "EdDSA", typ: "JWT" }, { a: access }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${content}.${sign(null, Buffer.from(content), keys.privateKey).toString("base64url")}`;
}

/** Runs the command with these answers, and a Wrangler that knows these results. */
async function setUp(args: string[], answers: string[] = [], wrangler: Wrangler = signedOut()) {
  const asking = answering(answers);
  const options = readOptions(["--secrets-file", file, ...args], {});
  const failure = await runSetup({ ...asking, options, wrangler: wrangler.run }).then(
    () => "",
    (error: unknown) => String(error),
  );
  return { ...asking, text: asking.said.join("\n"), failure };
}

interface Wrangler {
  ran: string[];
  run(args: readonly string[]): Promise<Captured>;
}

function signedOut(): Wrangler {
  return wranglerWith({ whoami: 1 });
}

/** @param codes exit codes of the commands that begin so; 0 otherwise. */
function wranglerWith(codes: Record<string, number>): Wrangler {
  const ran: string[] = [];
  return {
    ran,
    async run(args) {
      const command = args.join(" ");
      ran.push(command);
      const [, code = 0] = Object.entries(codes).find(([start]) => command.startsWith(start)) ?? [];
      return {
        code,
        stdout: "",
        stderr: code === 0 ? "" : "\u001b[31m✘ [ERROR] not allowed [code: 10000]\n",
      };
    },
  };
}

describe("npm run setup", () => {
  it("asks until all is right, then writes, checks, fills and makes the operator", async () => {
    const tokens = ["two words", "of-another-database", signToken("ro"), token.token];
    const { text, failure, asked } = await setUp(
      ["--local"],
      ["api.acme.dev", "one", database.url, ...tokens, "none", "Ann@acme.dev"],
    );
    expect(failure).toBe("");
    expect(asked.filter((question) => question.startsWith("Token"))).toHaveLength(4);
    expect(text).toMatch(/one word(?:.|\n)*does not accept the token(?:.|\n)*may only read/);
    expect(text).toContain("Operator: ann@acme.dev may open /app/operator.");
    expect(text).toContain("is already live");
    expect(text).not.toContain(token.token);

    expect(statSync(file).mode & 0o777).toBe(0o600);
    const settings = readSettings(file);
    expect(settings).toMatchObject({
      SITE_ORIGIN: "https://api.acme.dev",
      WORKERS: "one",
      DATABASE_URL: database.url,
      DATABASE_AUTH_TOKEN: token.token,
    });
    // The smoke test has an account of its own.
    const { SMOKE_KEY = "", SMOKE_TOKEN = "" } = settings;
    const listed = await listCredentials(database.connect());
    expect(listed.map(({ kind, owner, lastFour }) => [kind, owner, lastFour])).toEqual([
      ["intelligence", "smoke@api.acme.dev", SMOKE_KEY.slice(-4)],
      ["pipeline", "smoke@api.acme.dev", SMOKE_TOKEN.slice(-4)],
    ]);
    // Nobody is signed in to Cloudflare, so that its steps are left, in order.
    expect(text).toMatch(
      /Next:\n {2}npx wrangler queues create webhook-deliveries\n {2}npm run deploy -- --single --secrets-file \S+secrets\.env\n {2}curl .*https:\/\/api\.acme\.dev\/status\n/,
    );
    const [, secret] = /https:\/\/api\.acme\.dev\/login\/link#(\S+)/.exec(text) ?? [];
    expect(secret).toBeDefined();
    const db = database.connect();
    const [operator] = await db.select().from(users).where(eq(users.isOperator, true));
    expect(operator).toMatchObject({ email: "ann@acme.dev", tier: "ultra" });
    expect(await db.select().from(invitations)).toMatchObject([{ userId: operator?.id }]);
  });

  it("run again, asks nothing, changes nothing, and creates what is missing", async () => {
    const before = readFileSync(file, "utf8");
    const wrangler = wranglerWith({ "r2 bucket info": 1, "queues info": 0 });
    const args = ["--yes", "--local", "--data-bucket", "files"];
    const { text, failure, asked } = await setUp(args, [], wrangler);
    expect([failure, asked]).toEqual(["", []]);
    expect(text).toContain("kept DATA_POINT_KEY and SECRETS_KEY");
    expect(text).toContain("Operator: ann@acme.dev, from before");
    expect(text).toContain("the queue webhook-deliveries was there already");
    expect(text).toContain("created the bucket files");
    expect(wrangler.ran).toEqual([
      "whoami --json",
      "queues info webhook-deliveries",
      "r2 bucket info files",
      "r2 bucket create files",
    ]);
    expect(readFileSync(file, "utf8")).toBe(`${before}DATA_BUCKET='files'\n`);
    expect(await database.connect().select().from(invitations)).toHaveLength(1);
  });

  it("names what Cloudflare refuses, and goes on", async () => {
    const refusing = wranglerWith({ queues: 1 });
    const { text, failure } = await setUp(["--local", "--single"], [], refusing);
    expect(failure).toBe("");
    expect(text).toContain(
      "queue webhook-deliveries could not be created: ✘ [ERROR] not allowed [code: 10000]",
    );
    expect(text).toContain("bucket files was there already");
    expect(text).toContain("Next:\n  npx wrangler queues create webhook-deliveries\n");
  });

  it("asks for another token if that of the file is no longer accepted", async () => {
    const right = readFileSync(file, "utf8");
    writeFileSync(file, right.replace(token.token, "expired"));
    const { text, failure, asked } = await setUp(["--local", "--skip-cloudflare"], [token.token]);
    expect([failure, asked]).toEqual(["", [expect.stringContaining("Token")]]);
    expect(text).toMatch(/does not accept the token(?:.|\n)*changed DATABASE_AUTH_TOKEN/);
    expect(readFileSync(file, "utf8")).toBe(right);
  });

  it("refuses new keys for a database in use, unless they are wanted", async () => {
    const args = ["--yes", "--local", "--single", "--site", "api.acme.dev", "--dry-run"];
    const other = ["--database-url", database.url, "--secrets-file", join(folder, "other.env")];
    const run = (...more: string[]) =>
      runSetup({
        ...answering([]),
        options: readOptions([...args, ...other, ...more], { DATABASE_AUTH_TOKEN: token.token }),
        wrangler: signedOut().run,
      });
    await expect(run()).rejects.toThrow(
      /has accounts \(2\), but .*other\.env has no DATA_POINT_KEY and no SECRETS_KEY.*--new-keys/,
    );
    await run("--new-keys");
    // Another deployment's variables, left in the shell.
    const environment = { SITE_ORIGIN: "https://staging.acme.dev" };
    const options = readOptions(["--secrets-file", file, "--yes", "--local"], environment);
    await expect(
      runSetup({ ...answering([]), options, wrangler: signedOut().run }),
    ).rejects.toThrow(/staging\.acme\.dev in the environment and https:\/\/api\.acme\.dev in/);
    // What people use and what is tried have one database each.
    writeFileSync(join(folder, "secrets.staging.env"), `DATABASE_URL='${database.url}'\n`);
    const shared = await setUp(["--yes", "--local"]);
    rmSync(join(folder, "secrets.staging.env"));
    expect(shared.failure).toContain("names this database too");
  });

  it("refuses a database that it cannot use, with the reason", async () => {
    const html = await startSite((_, response) => response.writeHead(404).end("<h1>Not here"));
    const empty = await startEmptyDatabase();
    try {
      const args = ["--single", "--site", "api.acme.dev", "--dry-run", "--local"];
      const asked = ["libsql://nothing.invalid", html.url, empty.url];
      const others = ["--secrets-file", join(folder, "empty.env")];
      const plan = await setUp([...args, ...others], [...asked, "none"]);
      expect(plan.failure).toBe("");
      expect(plan.said).toEqual([
        expect.stringMatching(/^Site/),
        expect.stringMatching(/cannot be reached at nothing\.invalid \(.*ENOTFOUND/),
        expect.stringMatching(/127\.0\.0\.1:\d+ is no libSQL database: .*404/),
        expect.stringMatching(/^Database: it can be reached.*and is empty\.$/),
        expect.stringMatching(
          new RegExp(
            `Would apply ${journal.entries.length} migrations\\.(?:.|\\n)*Nothing was changed\\.$`,
          ),
        ),
      ]);
      const db = empty.connect();
      expect(await db.all(sql`select name from sqlite_schema`)).toEqual([]);

      await db.run(sql`create table orders (id integer)`);
      const foreign = await setUp([...args, ...others, "--yes", "--database-url", empty.url]);
      expect(foreign.failure).toMatch(/not of this service \(orders\)/);
      const loopback = await setUp([
        "--single",
        "--site",
        "a.acme.dev",
        "--database-url",
        empty.url,
      ]);
      expect(loopback.failure).toMatch(/no deployed Worker reaches it.*--local/);
    } finally {
      await empty.stop();
      await html.stop();
    }
  });
});
