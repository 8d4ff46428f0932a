import { describe, expect, it } from "vitest";
import { readSuggestion } from "#sdk/src/errors/suggestion.ts";
import {
  isApiError,
  NotFoundError,
  PipelineClient,
  type RateLimitError,
  SalaryClient,
  TimeoutError,
} from "#sdk/src/index.ts";
import calls from "./calls.json" with { type: "json" };
import { type ScriptedAnswer, scriptFetch } from "./scripted-fetch.ts";
import suggestions from "./suggestions.json" with { type: "json" };

const baseUrl = "https://pay.example";
const busy = {
  status: 503,
  headers: { "retry-after": "0" },
  body: { error: "busy", code: "UNAVAILABLE" },
};
const limited = (seconds: number): ScriptedAnswer => ({
  status: 429,
  headers: { "retry-after": `${seconds}` },
  body: { error: "too many", code: "RATE_LIMITED" },
});

function pipelineOver(answers: ScriptedAnswer[], settings: object = {}) {
  const { fetch, sent } = scriptFetch(...answers);
  return { sent, client: new PipelineClient({ token: "ext_1", baseUrl, fetch, ...settings }) };
}

/** A call of either client in either language (python/test_client.py), what the service answers, and what comes of it. */
interface CallRow {
  it: string;
  call: string;
  id?: string;
  fields?: object;
  options?: object;
  settings?: object;
  answers: (string | Exclude<ScriptedAnswer, Error | string>)[];
  sent: string[];
  /** How many different idempotency keys are sent. */
  keys?: number;
  headers?: object;
  body?: object;
  returns?: object;
  throws?: { type: string };
}

it.each(calls as CallRow[])("$it", async (row) => {
  const answers = row.answers.map((answer) =>
    answer === "lost" ? new TypeError("reset") : answer === "busy" ? busy : answer,
  );
  const { fetch, sent } = scriptFetch(...(answers as ScriptedAnswer[]));
  const [api = "", group = "", method = ""] = row.call.split(".");
  const settings = { baseUrl, fetch, ...row.settings };
  const client =
    api === "salary"
      ? new SalaryClient({ ...settings, apiKey: "intelligence_key" })
      : new PipelineClient({ ...settings, token: "ext_token" });
  type Method = (...given: unknown[]) => Promise<object>;
  const groups = client as unknown as Record<string, Record<string, Method>>;
  const given = [row.id, row.fields, row.options].filter((one) => one !== undefined);
  const ended = await groups[group]?.[method]?.(...given).catch((error: Error) => ({ error }));
  if (row.throws) {
    const { type, ...facts } = row.throws;
    expect(ended).toMatchObject({ error: { name: type, ...facts } });
  } else expect(ended).toMatchObject(row.returns ?? {});
  expect(sent.map((one) => `${one.method} ${one.url.slice(baseUrl.length)}`)).toEqual(row.sent);
  const keys = sent.flatMap(({ headers }) => headers["idempotency-key"] ?? []);
  if (row.keys !== undefined) expect(new Set(keys).size).toBe(row.keys);
  expect(sent.at(-1)?.headers).toMatchObject(row.headers ?? {});
  if (row.body) expect(JSON.parse(sent.at(-1)?.body ?? "")).toEqual(row.body);
});

describe("the end of a call", () => {
  it("comes after its time, with an error that says so", async () => {
    const { client, sent } = pipelineOver(["silence", "silence"], { maxRetries: 1 });
    const error = await client.jobs
      .get("job_1", { timeoutMs: 5 })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TimeoutError);
    expect(String(error)).toBe("TimeoutError: no answer within 5 ms");
    expect(sent).toHaveLength(2);
  });

  it("comes with the caller's signal, during an attempt and during a wait", async () => {
    for (const answers of [["silence"], [limited(30)]] as ScriptedAnswer[][]) {
      const { client, sent } = pipelineOver(answers);
      const controller = new AbortController();
      const call = client.jobs.get("job_1", { signal: controller.signal });
      setTimeout(() => controller.abort(new Error("enough")), 5);
      await expect(call).rejects.toThrow("enough");
      expect(sent).toHaveLength(1);
    }
    const { client, sent } = pipelineOver([]);
    await expect(client.jobs.get("x", { signal: AbortSignal.abort("never") })).rejects.toBe(
      "never",
    );
    expect(sent).toHaveLength(0);
  });
});

describe("what is sent", () => {
  it("has the version of a record, and is not sent without the one that was meant", async () => {
    const { client, sent } = pipelineOver([{ headers: { etag: '"3"' } }, {}]);
    const { etag } = await client.jobs.get("job_1");
    await client.jobs.update("job_1", { notes: "x" }, { ifMatch: etag });
    expect(sent[1]?.headers["if-match"]).toBe('"3"');
    const unread = client.jobs.update("job_1", { notes: "x" }, { ifMatch: null });
    await expect(unread).rejects.toThrow("ifMatch is null");
    expect(sent).toHaveLength(2);
  });

  it("is an import as JSON or, if it is text, as CSV", async () => {
    const { client, sent } = pipelineOver([{}, {}]);
    await client.account.import("company,title\nAcme,Engineer\n", { dryRun: true });
    await client.account.import({ jobs: [] });
    expect(sent.map(({ headers }) => headers["content-type"])).toEqual([
      "text/csv",
      "application/json",
    ]);
    expect(sent[0]?.body).toBe("company,title\nAcme,Engineer\n");
  });

  it("cannot be sent to or with what no service has", () => {
    for (const wrong of ["", "pay.example", "https://pay.example/api", "ftp://pay.example"]) {
      expect(() => new SalaryClient({ baseUrl: wrong })).toThrow(/baseUrl must be the address/);
    }
    expect(() => new SalaryClient({ baseUrl, apiKey: "secret\r\nx: y" })).toThrow(
      /^The credential is empty or contains characters that no credential has\.$/,
    );
    expect(() => new PipelineClient({ baseUrl, token: undefined })).toThrow(/credential is empty/);
    expect(() => new SalaryClient({ baseUrl, timeoutMs: Number.NaN })).toThrow(/timeoutMs/);
  });
});

describe("what is answered", () => {
  const rates = {
    ratelimit: '"month";r=7;t=3600',
    "ratelimit-policy": '"minute";q=60;w=60, "month";q=1000',
    "x-ratelimit-remaining": "7",
    "x-ratelimit-tier": "free",
  };

  it("comes with the limits, the request id and the version", async () => {
    const { client } = pipelineOver([
      {
        headers: {
          ...rates,
          etag: '"3"',
          "x-request-id": "req_1",
          "x-ignored-params": "stauts, x",
        },
      },
    ]);
    expect(await client.jobs.get("job_1")).toEqual({
      data: {},
      status: 200,
      requestId: "req_1",
      etag: '"3"',
      ignoredParams: ["stauts", "x"],
      replayed: false,
      attempts: 1,
      rateLimits: {
        remaining: 7,
        resetSeconds: 3600,
        nearest: "month",
        policies: [
          { name: "minute", limit: 60, windowSeconds: 60 },
          { name: "month", limit: 1000, windowSeconds: null },
        ],
        monthlyRemaining: null,
        tier: "free",
      },
    });
  });

  it("is an error of a class, with code and correction", async () => {
    const error = {
      type: "not_found_error",
      code: "role_not_found",
      param: "role",
      message: "There is no role softwear.",
      doc_url: "https://pay.example/docs/errors#role_not_found",
      request_id: "req_1",
      retry_strategy: "use_alternative_tool",
      retry_hint: { alternative_tool: "/search?q=softwear" },
      follow_up_suggestions: ["software-engineer"],
    };
    const { fetch } = scriptFetch({
      status: 404,
      body: { error },
      headers: { "x-request-id": "req_1" },
    });
    const thrown = await new SalaryClient({ baseUrl, fetch }).salaries
      .calculate({ role: "softwear", city: "austin" })
      .catch((reason: unknown) => reason);
    expect(thrown).toBeInstanceOf(NotFoundError);
    expect(thrown).toMatchObject({
      name: "NotFoundError",
      message: "There is no role softwear.",
      code: "role_not_found",
      param: "role",
      requestId: "req_1",
      correction: { kind: "call_instead", path: "/search?q=softwear" },
      suggestions: [{ label: "software-engineer", call: null }],
      docUrl: error.doc_url,
    });
    // The code narrows the type of the error, which only the compiler sees.
    if (isApiError(thrown) && thrown.code === "rate_limit_exceeded") {
      const status: RateLimitError = thrown;
      expect(status).toBeUndefined();
    }
  });

  it("labels what it suggests for people", () => {
    for (const { sent, label, call } of suggestions) {
      const [method, path] = call ?? [];
      expect(readSuggestion(sent)).toEqual({ label, call: call ? { method, path } : null });
    }
  });
});

describe("a list", () => {
  const page = (ids: string[], nextCursor: string | null): ScriptedAnswer => ({
    body: { jobs: ids.map((id) => ({ id })), total: 3, nextCursor },
  });

  it("iterates by itself, and asks for a page only when it is needed", async () => {
    const { client, sent } = pipelineOver([page(["a", "b"], "c1"), page(["c"], null)]);
    const seen: string[] = [];
    for await (const job of client.jobs.list({ status: ["saved"] })) {
      seen.push(job.id);
      expect(sent).toHaveLength(seen.length <= 2 ? 1 : 2);
    }
    expect(seen).toEqual(["a", "b", "c"]);
    expect(sent[1]?.url).toBe(`${baseUrl}/api/mcp/jobs?status=saved&cursor=c1`);
  });

  it("is one page when it is awaited, and nothing when it is not used", async () => {
    const { client, sent } = pipelineOver([page(["a", "b"], "c1")]);
    const list = client.jobs.list();
    expect(sent).toHaveLength(0);
    expect(await list).toMatchObject({
      data: [{ id: "a" }, { id: "b" }],
      total: 3,
      nextCursor: "c1",
    });
    expect(sent).toHaveLength(1);
  });

  it("ends at maxRows, and at a cursor that leads nowhere", async () => {
    const { client, sent } = pipelineOver([page(["a", "b"], "c1"), page(["c"], "c1")]);
    const some: string[] = [];
    for await (const { id } of client.jobs.list({}, { maxRows: 2 })) some.push(id);
    expect(some).toEqual(["a", "b"]);
    expect(sent).toHaveLength(1);
    const circle = pipelineOver([page(["a"], "c1"), page(["b"], "c1")]);
    const all: string[] = [];
    for await (const { id } of circle.client.jobs.list()) all.push(id);
    expect(all).toEqual(["a", "b"]);
  });
});
