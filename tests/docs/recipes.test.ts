/**
 * The recipes of the documentation as they are shown: run against the live service and deliveries
 * of its own, as far as this machine has what they run on.
 */
import { createHmac } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { assertMayStart } from "#scripts/run/stage/may-start.ts";
import { signDelivery } from "#shared/webhooks/delivery/sign-delivery.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { hasPython, runPython } from "../support/python.ts";
import { runCommand } from "../support/run-command.ts";

const root = join(import.meta.dirname, "../..");
const recipe = (file: string) => join(root, "docs/recipes", file);
const textOf = (file: string) => readFileSync(recipe(file), "utf8");
const recorded: { events: Record<string, { event: string; data: Record<string, unknown> }> } =
  JSON.parse(readFileSync(join(root, "schema/examples.json"), "utf8"));
const secret = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";
const salaries = "/api/v1/intelligence/salaries";

const folder = temporaryFolder();

/** A recorded delivery of an event, signed now as the service signs. */
async function deliver(event: string, { data = {}, at = Date.now() } = {}) {
  const timestamp = new Date(at).toISOString();
  const payload = recorded.events[event];
  if (!payload) throw new Error(`No ${event} is recorded.`);
  const body = JSON.stringify({ ...payload, timestamp, data: { ...payload.data, ...data } });
  return { body, headers: await signDelivery({ secret, deliveryId: "dlv_1", timestamp, body }) };
}

describe("the relay to Slack and Discord, in workerd,", () => {
  let relay: Miniflare;
  let received: { url: string; message: Record<string, unknown> }[] = [];
  let status = 200;
  beforeAll(async () => {
    assertMayStart("a Worker");
    relay = new Miniflare(
      convertV4MiniflareOptions({
        workers: [
          {
            name: "relay",
            compatibilityDate: "2026-10-01",
            modules: [{ type: "ESModule", path: "relay.js", contents: textOf("relay.js") }],
            bindings: {
              WEBHOOK_SECRET: secret,
              SLACK_URL: "https://hooks.slack.com/services/T/B/x",
              DISCORD_URL: "https://discord.com/api/webhooks/1/x",
            },
            async outboundService(request: { url: string; json(): Promise<unknown> }) {
              const message = (await request.json()) as Record<string, unknown>;
              received.push({ url: request.url, message });
              return new Response("ok", { status }) as never;
            },
          },
        ],
      }),
    );
    await relay.ready;
  });
  afterAll(() => relay.dispose());

  async function send({ body, headers }: { body: string; headers: Record<string, string> }) {
    received = [];
    const answer = await relay.dispatchFetch("https://relay.example.com/", {
      method: "POST",
      body,
      headers,
    });
    await answer.text();
    return answer.status;
  }

  it("passes on every recorded delivery in the format of each", async () => {
    for (const event of Object.keys(recorded.events)) {
      expect([event, await send(await deliver(event))]).toEqual([event, 204]);
      expect(received.map(({ url }) => new URL(url).host)).toEqual([
        "hooks.slack.com",
        "discord.com",
      ]);
    }
    const moved = { newStatus: "interviewing", status: "interviewing" };
    await send(await deliver("job.status_changed", { data: moved }));
    const text = "job.status_changed: Software Engineer, Acme is now interviewing";
    expect(received.map(({ message }) => message)).toEqual([
      { text },
      { content: text, allowed_mentions: { parse: [] } },
    ]);
  });

  it("escapes what Slack would read as a mention", async () => {
    await send(await deliver("job.created", { data: { title: "<!channel> & more" } }));
    expect(received[0]?.message.text).toContain("&lt;!channel&gt; &amp; more");
  });

  it("passes on nothing that the service did not sign just now", async () => {
    const { body, headers } = await deliver("job.created");
    const { "X-Service-Signature": _, ...unsigned } = headers;
    const forged = [
      { body: body.replace("Globex", "Evil"), headers },
      { body, headers: unsigned },
      { body, headers: { ...headers, "X-Service-Signature": "sha256=nonsense" } },
      { body, headers: { ...headers, "X-Service-Signature": `sha256=${"0".repeat(64)}` } },
      await deliver("job.created", { at: Date.now() - 301_000 }),
    ];
    for (const delivery of forged) {
      expect(await send(delivery)).toBe(400);
      expect(received).toEqual([]);
    }
  });

  it("has the delivery repeated if a receiver refuses the message", async () => {
    status = 429;
    expect(await send(await deliver("job.created"))).toBe(502);
    status = 200;
  });
});

describe("the code for Zapier and n8n", () => {
  /** Runs code as a platform does, which wraps it in a function. */
  async function run(code: string, given: Record<string, unknown>): Promise<unknown> {
    const wrapped = `(async () => {${code}\n;return typeof output === "undefined" ? null : output; })()`;
    return await runInNewContext(wrapped, {
      require: createRequire(import.meta.url),
      Buffer,
      Date,
      ...given,
    });
  }
  const zapier = (body: string, signature: string | undefined) =>
    run(textOf("zapier-verify.js"), { inputData: { body, signature, secret }, output: undefined });
  const workflow = JSON.parse(textOf("n8n-workflow.json"));
  const n8n = async (body: string, signature: string | undefined) => {
    const node = workflow.nodes.find(({ name }: { name: string }) => name === "Verify");
    const item = {
      json: { headers: { "x-service-signature": signature } },
      binary: { data: { data: Buffer.from(body).toString("base64") } },
    };
    const [result] = (await run(node.parameters.jsCode, {
      $input: { all: () => [item] },
      $vars: { JOB_SEARCH_SECRET: secret },
    })) as { json: unknown }[];
    return result?.json;
  };

  it.each([
    ["Zapier", zapier],
    ["n8n", n8n],
  ])("of %s reads every recorded delivery, and refuses all others", async (_, verify) => {
    for (const event of Object.keys(recorded.events)) {
      const { body, headers } = await deliver(event);
      expect(await verify(body, headers["X-Service-Signature"])).toMatchObject({ event });
    }
    const { body, headers } = await deliver("offer.received");
    const signature = headers["X-Service-Signature"];
    expect(await verify(body, signature)).toMatchObject({
      company: "Acme",
      title: "Software Engineer",
      status: "offer",
    });
    await expect(verify(`${body} `, signature)).rejects.toThrow("not from the service");
    await expect(verify(body, undefined)).rejects.toThrow("not from the service");
    const old = await deliver("offer.received", { at: Date.now() - 301_000 });
    await expect(verify(old.body, old.headers["X-Service-Signature"])).rejects.toThrow("old");
  });

  it("reads the signature that the documentation describes", async () => {
    const { body, headers } = await deliver("job.created");
    const digest = createHmac("sha256", secret).update(body).digest("hex");
    expect(headers["X-Service-Signature"]).toBe(`sha256=${digest}`);
  });
});

describe("the recipes for tables", () => {
  let live: LiveService;
  let key: string;
  let env: Record<string, string>;
  beforeAll(async () => {
    live = await shareLiveService();
    key = await createKey(live.db, { tier: "free" });
    env = { BASE_URL: live.service.url.origin, SALARY_KEY: key };
  });

  const calculate = async (query: string) =>
    (await live.get(`${salaries}/calculate?${query}`, { key })).body;

  /** The medians of `pay.csv`, as a recipe has written it. */
  async function expectMedians(): Promise<void> {
    const [header = "", ...rows] = readFileSync(join(folder, "pay.csv"), "utf8").trim().split("\n");
    const cells = (line: string) => line.replaceAll('"', "").split(",");
    const at = cells(header).indexOf("median");
    const places = ["austin", "boise", "san-francisco"];
    const medians = await Promise.all(
      places.map(async (city) => {
        const { data } = await calculate(`role=registered-nurse&city=${city}`);
        return data.estimate.median;
      }),
    );
    expect(rows.map((row) => Number(cells(row)[at]))).toEqual(medians);
    rmSync(join(folder, "pay.csv"));
  }

  it.skipIf(!hasPython)(
    "run with the Python client, and write with pandas the API's medians",
    async () => {
      const client = "compensation_intelligence.py";
      // As the recipe gets it.
      const served = await live.service.fetch(`/${client}`);
      expect(served.status).toBe(200);
      writeFileSync(join(folder, client), await served.text());
      const files = readdirSync(join(root, "docs/recipes")).filter((file) => file.endsWith(".py"));
      for (const file of files) copyFileSync(recipe(file), join(folder, file));

      const printed = await runPython(["python_salaries.py"], { env, cwd: folder });
      const { data } = await calculate("role=software-engineer&city=austin&exp=senior");
      expect(printed).toContain(`${data.estimate.median} ${data.citation}`);
      expect(printed).toMatch(
        /registered-nurse \d+\n(?:.*\n)*role_not_found role The catalog has no/,
      );

      const token = { PIPELINE_TOKEN: await createToken(live.db) };
      const jobs = await runPython(["python_jobs.py"], { env: { ...env, ...token }, cwd: folder });
      expect(jobs).toBe("Acme Data Engineer applied\n");

      const { body, headers } = await deliver("offer.received");
      const receive = `import json, sys; from python_receiver import receive
body, headers = json.loads(sys.argv[1])
print(receive(body.encode(), headers), receive(body.encode() + b" ", headers))`;
      const given = JSON.stringify([body, headers]);
      const own = { env: { WEBHOOK_SECRET: secret }, cwd: folder };
      expect(await runPython(["-c", receive, given], own)).toMatch(
        /^offer\.received .*\n204 400\n$/,
      );

      const hasPandas = await runPython(["-c", "import pandas"]).then(
        () => true,
        () => false,
      );
      const standIn = join(import.meta.dirname, "recipes/pandas.py");
      if (!hasPandas) copyFileSync(standIn, join(folder, "pandas.py"));
      await runPython(["pandas_pay.py"], { env, cwd: folder });
      await expectMedians();
    },
  );

  it("give Google Sheets the API's figures, once for each cell, and its message for a wrong slug", async () => {
    const bodies = new Map<string, unknown>();
    for (const query of [
      "role=electrician&city=austin&exp=senior",
      "role=elecrician&city=austin&exp=mid",
    ]) {
      bodies.set(`${env.BASE_URL}${salaries}/calculate?${query}`, await calculate(query));
    }
    const cached = new Map<string, string>();
    const requested: string[] = [];
    // What Apps Script offers to a custom function.
    const sandbox = {
      PropertiesService: { getScriptProperties: () => ({ getProperties: () => env }) },
      CacheService: {
        getScriptCache: () => ({
          get: (name: string) => cached.get(name) ?? null,
          put: (name: string, value: string) => cached.set(name, value),
        }),
      },
      UrlFetchApp: {
        fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
          expect(headers).toEqual({ Authorization: `Bearer ${key}` });
          requested.push(url);
          return { getContentText: () => JSON.stringify(bodies.get(url)) };
        },
      },
    };
    const call = (args: string) =>
      JSON.parse(
        runInNewContext(`${textOf("google-sheets.gs")}\nJSON.stringify(PAY(${args}))`, sandbox),
      );
    const { data } = await calculate("role=electrician&city=austin&exp=senior");
    const { median, confidence_lower, confidence_upper } = data.estimate;
    for (let time = 0; time < 2; time++) {
      expect(call('"electrician", "austin", "senior"')).toEqual([
        [median, confidence_lower, confidence_upper],
      ]);
    }
    expect(requested).toHaveLength(1);
    expect(() => call('"elecrician", "austin"')).toThrow("Did you mean electrician?");
  });

  it("compare in GitHub Actions each posting with what the job pays", async () => {
    const text = textOf("github-actions.yml");
    const [, indented = ""] = /^ {8}run: \|\n((?: {10}.*\n| *\n)+)/m.exec(text) ?? [];
    const script = indented.replaceAll(/^ {10}/gm, "");
    const check = async (rows: string) => {
      writeFileSync(join(folder, "postings.csv"), `role,city,level,lowest,highest\n${rows}\n`);
      return await runCommand("bash", ["-eo", "pipefail", "-c", script], { env, cwd: folder });
    };
    const { data } = await calculate("role=electrician&city=austin&exp=mid");
    const { median } = data.estimate;
    const fair = await check(`electrician,austin,mid,${median - 2_000},${median + 2_000}\r`);
    expect(fair).toMatchObject({ code: 0, stdout: "electrician in austin, mid level: within\n" });
    const low = await check(`electrician,austin,mid,20000,21000\nnope,austin,mid,20000,21000`);
    expect(low.code).toBe(1);
    expect(low.stdout).toMatch(/mid level: below\nnope in austin.*: The catalog has no role nope/);
  });
});
