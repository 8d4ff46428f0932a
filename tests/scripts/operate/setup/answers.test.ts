import { once } from "node:events";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { chooseBucket, chooseSite } from "#scripts/operate/setup/choose-site.ts";
import { askOn, nobody } from "#scripts/operate/setup/questions.ts";
import { readOptions } from "#scripts/operate/setup/read-options.ts";
import { readDatabaseUrl } from "#scripts/run/local/database-url.ts";
import { answering } from "./answering.ts";

const none = { site: undefined, single: null, stage: undefined };

describe("the questions of npm run setup", () => {
  it("are asked again, with the reason, until the answer is right", async () => {
    const asking = answering(["", "api.acme.dev/x", "localhost", "API.acme.dev/", "maybe", "sep"]);
    expect(await chooseSite(asking, none)).toEqual({
      origin: "https://api.acme.dev",
      single: false,
    });
    expect(asking.said).toEqual([
      "An answer is needed.",
      expect.stringContaining("not an https origin"),
      expect.stringContaining("a host in a zone of your account"),
      "Answer one or separate.",
    ]);
  });

  it("take workers.dev for one Worker alone, and say why", async () => {
    const dev = "https://compensation-intelligence.ann.workers.dev";
    expect(await chooseSite(answering([dev]), none)).toEqual({ origin: dev, single: true });
    const separate = { ...none, single: false };
    await expect(chooseSite(answering([]), { ...separate, site: dev })).rejects.toThrow(
      /routes and custom domains need a domain of your own/,
    );
    const asking = answering(["https://x.workers.dev", dev]);
    expect(await chooseSite(asking, none)).toMatchObject({ origin: dev });
    expect(asking.said).toEqual([expect.stringContaining("SUBDOMAIN.workers.dev")]);
  });

  it("have defaults for whoever asks for none, and name the option that is missing", async () => {
    const asking = { questions: nobody, say: () => {} };
    expect(await chooseBucket(asking, undefined)).toBeNull();
    await expect(chooseSite(asking, none)).rejects.toThrow(
      /Missing: --site ORIGIN, or SITE_ORIGIN/,
    );
    await expect(chooseBucket(asking, "My Bucket")).rejects.toThrow(/lowercase/);
  });

  it("refuse an address that a Worker cannot use, or that has the token in it", () => {
    expect(readDatabaseUrl("libsql://a-b.turso.io/")).toBe("libsql://a-b.turso.io");
    for (const [text, reason] of [
      ["my-database", /libsql:\/\/NAME/],
      ["https://db.acme.dev/$(id)", /Not an address/],
      ["file:/tmp/x.db", /Not an address/],
      ["postgres://a.example.com/x", /cannot use postgres:/],
      ["http://db.acme.dev", /unencrypted. Use https:\/\/db.acme.dev/],
      ["libsql://a.turso.io?authToken=hush", /^(?!.*hush).*without the token/],
      ["https://me:hush@db.acme.dev", /^(?!.*hush).*without the token/],
    ] as const) {
      expect(() => readDatabaseUrl(text), text).toThrow(reason);
    }
  });

  it("take no token on the command line", () => {
    expect(() => readOptions(["--token", "t"], {})).toThrow(/Unknown option: --token/);
    expect(readOptions(["--staging"], { DATABASE_AUTH_TOKEN: "t" })).toMatchObject({
      token: "t",
      secretsFile: "secrets.staging.env",
    });
  });
});

describe("a terminal", () => {
  /** What a person sees after typing these lines. */
  async function typed(
    isTerminal: boolean,
    use: (questions: ReturnType<typeof askOn>, type: (text: string) => void) => Promise<void>,
  ) {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let shown = "";
    output.on("data", (chunk) => {
      shown += chunk;
    });
    const questions = askOn({ input, output, isTerminal });
    await use(questions, (text) => input.write(text));
    questions.close();
    output.end();
    await once(output, "close");
    return shown;
  }

  it("shows the question for a secret, but not the secret", async () => {
    const shown = await typed(true, async (questions, type) => {
      const name = questions.ask("Name: ");
      type("ann\r");
      expect(await name).toBe("ann");
      const token = questions.ask("Token: ", { hidden: true });
      type("hus\u007fsh");
      type("\r");
      expect(await token).toBe("hush");
    });
    expect(shown).toContain("ann");
    expect(shown).toContain("Token: ");
    expect(shown.slice(shown.indexOf("Token: "))).not.toMatch(/h|u/);
  });
});
