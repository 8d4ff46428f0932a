/** Questions to the person, end to end: the official client of revision 2026-07-28 and the service. */
import { describe, expect, it } from "vitest";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import { secretsKey } from "#scripts/run/stage/service.ts";
import { writeState } from "#shared/mcp/questions/question-state.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import {
  connectMcp,
  contentOf,
  errorOf,
  failureOf,
  messageOf,
  sendMcp,
} from "#tests/support/mcp.ts";
import {
  type AskingClient,
  connectPerson,
  type PersonAnswer,
  type SentMessage,
  type ShownForm,
} from "#tests/support/mcp-person.ts";

const live = await shareLiveService();

/** Chooses the option with this title wherever it is offered. */
const choose =
  (...wanted: string[]) =>
  ({ fields }: ShownForm): PersonAnswer => ({
    action: "accept",
    content: Object.fromEntries(
      Object.entries(fields).map(([name, { oneOf = [] }]) => [
        name,
        oneOf.find(({ title }) => wanted.some((own) => title.startsWith(own)))?.const ?? "",
      ]),
    ),
  });
const yes: PersonAnswer = { action: "accept", content: { confirm: true } };
const no: PersonAnswer = { action: "accept", content: { confirm: false } };
const decline: PersonAnswer = { action: "decline" };
const cancel: PersonAnswer = { action: "cancel" };
const none = choose("None of these");

const servers = [
  { path: "/mcp", tool: "look_up_pay", next: "find_roles" },
  {
    path: "/api/v1/intelligence/mcp",
    tool: "analyze_compensation",
    next: "discover_roles_and_cities",
  },
  { path: "/api/mcp", tool: "get_salary", next: "search_roles" },
];

/** A new caller of a server, without a credential on the public one. */
async function newCaller(path: string) {
  const key =
    path === "/mcp"
      ? undefined
      : path === "/api/mcp"
        ? await createToken(live.db)
        : await createKey(live.db, { tier: "ultra" });
  return { key, headers: { "cf-connecting-ip": newAddress() } };
}

describe.each(servers)("words with several meanings, at $path", ({ path, tool, next }) => {
  async function ask(answer: Parameters<typeof connectPerson>[3], args: Record<string, unknown>) {
    const { key, headers } = await newCaller(path);
    const client = await connectPerson(live.service, path, key, answer, { headers });
    const result = await client.call(tool, args);
    await client.close();
    return { result, ...client };
  }

  it("are asked in one form with titles, and the answer is what is looked up", async () => {
    const { result, shown, sent } = await ask(choose("Nurse Practitioner", "Springfield, MA"), {
      role: "nurse",
      city: "Springfield",
    });
    expect(shown).toHaveLength(1);
    expect(shown[0]?.message).toBe(
      'Which role is meant by "nurse"?\nWhich city is meant by "Springfield"?',
    );
    const options = shown[0]?.fields.role?.oneOf ?? [];
    expect(options[0]).toEqual({ const: "registered-nurse", title: "Registered Nurse" });
    expect(options.at(-1)?.title).toBe("None of these");
    expect(options.length).toBeLessThanOrEqual(9);
    const content = contentOf(result);
    const { role, city } = content.data ?? content;
    expect([role.slug, city.slug]).toEqual(["nurse-practitioner", "springfield-ma"]);
    expect(result.content[0]?.text).toContain('The person chose nurse-practitioner for "nurse".');
    // The second call is the first with the answer: nothing is kept between them.
    expect(sent).toHaveLength(2);
    expect(sent[1]?.params.arguments).toEqual(sent[0]?.params.arguments);
  });

  it.each([
    ["declined", decline],
    ["cancelled", cancel],
    ["none_of_these", none],
  ] as const)("are not looked up if the person has %s", async (code, answer) => {
    const { result, shown } = await ask(
      (form) => (typeof answer === "function" ? answer(form) : answer),
      { role: "nurse" },
    );
    expect(shown).toHaveLength(1);
    expect(failureOf(result)).toMatch(
      new RegExp(`^${code}: The person .*"nurse" \\(role\\).* Nothing was done\\.`),
    );
    expect(errorOf(result)).toMatchObject({ code, argument: "role", next: { tool: next } });
    expect(errorOf(result).candidates).toContain("registered-nurse");
  });

  it("are asked again as long as the answer is none that was offered", async () => {
    const answers = [{ role: "astronaut" }, {}, { role: "registered-nurse" }];
    const { result, shown } = await ask(
      () => ({ action: "accept", content: { ...answers.shift() } as Record<string, string> }),
      { role: "nurse" },
    );
    expect(shown).toHaveLength(3);
    expect(JSON.stringify(contentOf(result))).toContain("registered-nurse");
  });
});

/** An account with two nursing jobs, one of which has rounds, and a contact of both. */
async function newSearch() {
  const account = await createAccount(live.db, { tier: "ultra" });
  const token = await createToken(live.db, { account });
  const setUp = await connectMcp(live.service, "/api/mcp", token);
  const make = async (tool: string, args: Record<string, unknown>) =>
    contentOf(await setUp.call(tool, args)).id as string;
  const mayo = await make("create_job", {
    company: "Mayo Clinic",
    title: "Nurse",
    status: "interviewing",
    rounds: [{ kind: "technical" }, { kind: "panel" }, { kind: "final" }],
  });
  const mercy = await make("create_job", { company: "Mercy", title: "Nurse", status: "applied" });
  const contact = await make("create_contact", {
    name: "Ann Lee",
    title: "Recruiter",
    company: "Mayo Clinic",
    jobIds: [mayo, mercy],
  });
  await setUp.close();
  const exists = async (kind: "jobs" | "contacts", id: string) =>
    (await live.get(`/api/mcp/${kind}/${id}`, { key: token })).status === 200;
  return { account, token, mayo, mercy, contact, exists };
}

const path = "/api/mcp";

async function withPerson<Result>(
  token: string,
  answers: readonly (PersonAnswer | ((form: ShownForm) => PersonAnswer))[],
  run: (client: AskingClient) => Promise<Result>,
): Promise<Result> {
  const left = [...answers];
  const client = await connectPerson(live.service, path, token, (form) => {
    const answer = left.shift();
    if (!answer) throw new Error(`not expected: ${form.message}`);
    return typeof answer === "function" ? answer(form) : answer;
  });
  try {
    return await run(client);
  } finally {
    await client.close();
  }
}

describe("a deletion", () => {
  it("is confirmed by its name first, and then done", async () => {
    const { token, mayo, contact, exists } = await newSearch();
    await withPerson(token, [yes, yes], async (client) => {
      contentOf(await client.call("delete_contact", { id: contact }));
      contentOf(await client.call("delete_job", { id: mayo }));
      expect(client.shown.map(({ message }) => message)).toEqual([
        "Delete the contact “Ann Lee (Recruiter at Mayo Clinic)”? It is unlinked from 2 jobs. Its activities and calendar events are kept. This cannot be undone.",
        "Delete the job “Nurse at Mayo Clinic” and its 3 rounds? Its status history, activities and calendar events are deleted with it. This cannot be undone.",
      ]);
      expect(client.shown[1]?.fields.confirm).toMatchObject({
        type: "boolean",
        title: "Delete the job",
      });
    });
    expect([await exists("contacts", contact), await exists("jobs", mayo)]).toEqual([false, false]);
  });

  it.each([
    ["declined", decline],
    ["declined", no],
    ["cancelled", cancel],
  ] as const)("is %s by %j, and says that nothing was deleted", async (code, answer) => {
    const { token, mayo, exists } = await newSearch();
    await withPerson(token, [answer], async (client) => {
      const result = await client.call("delete_job", { id: mayo });
      expect(failureOf(result)).toMatch(
        new RegExp(`^${code}: .*Delete the job “Nurse at Mayo Clinic”.* Nothing was deleted\\.$`),
      );
      expect(errorOf(result).code).toBe(code);
    });
    expect(await exists("jobs", mayo)).toBe(true);
  });

  it("of words asks which record, and then for consent", async () => {
    const { token, mayo, mercy, exists } = await newSearch();
    await withPerson(token, [choose("Nurse at Mercy"), yes], async (client) => {
      contentOf(await client.call("delete_job", { id: "the Nurse" }));
      expect(client.shown[0]?.message).toBe('Which job is meant by "the Nurse"?');
      const options = client.shown[0]?.fields.id?.oneOf ?? [];
      expect(options.slice(0, 2).toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
        { const: mayo, title: "Nurse at Mayo Clinic, interviewing since 2026-11-21" },
        { const: mercy, title: "Nurse at Mercy, applied since 2026-11-21" },
      ]);
      expect(options.slice(2)).toEqual([{ const: "none_of_these", title: "None of these" }]);
      expect(client.shown[1]?.message).toMatch(/^Delete the job “Nurse at Mercy”\? /);
    });
    expect([await exists("jobs", mercy), await exists("jobs", mayo)]).toEqual([false, true]);
  });

  it("is asked about again if the record has changed meanwhile", async () => {
    const { token, mayo, exists } = await newSearch();
    const rename = async (): Promise<PersonAnswer> => {
      const changed = await live.service.fetch(`/api/mcp/jobs/${mayo}`, {
        key: token,
        method: "PATCH",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ title: "Head Nurse" }),
      });
      expect(changed.status).toBe(200);
      return yes;
    };
    const answers = [rename, async () => decline];
    const client = await connectPerson(live.service, path, token, async () =>
      (answers.shift() ?? (async () => cancel))(),
    );
    expect(failureOf(await client.call("delete_job", { id: mayo }))).toMatch(
      /^declined: .*Head Nurse/,
    );
    await client.close();
    expect(await exists("jobs", mayo)).toBe(true);
  });

  it("of what does not exist, or by a read-only token, asks nothing", async () => {
    const { account, token, mayo, exists } = await newSearch();
    await withPerson(token, [], async (client) => {
      for (const [tool, id] of [
        ["delete_job", "job_0000000000000000"],
        ["delete_contact", "con_0000000000000000"],
      ] as const) {
        expect(failureOf(await client.call(tool, { id }))).toMatch(/^NOT_FOUND/);
      }
      const missing = await client.call("delete_webhook", { webhookId: "wh_0000000000000000" });
      expect(failureOf(missing)).toMatch(/^NOT_FOUND/);
      expect(failureOf(await client.call("delete_job", { id: mayo, sure: true }))).toMatch(
        /^sure is/,
      );
    });
    await withPerson(
      await createToken(live.db, { account, access: "read" }),
      [],
      async (client) => {
        expect(failureOf(await client.call("delete_job", { id: mayo }))).toMatch(/^FORBIDDEN/);
      },
    );
    expect(await exists("jobs", mayo)).toBe(true);
  });

  it("is done without a question where the client shows none", async () => {
    const { token, mayo, mercy, exists } = await newSearch();
    for (const [revision, id] of [
      ["2026-07-28", mayo],
      ["2025-11-25", mercy],
    ] as const) {
      const declared = revision === "2025-11-25" ? { elicitation: {} } : {};
      const client = await connectMcp(live.service, path, token, revision, {}, declared);
      contentOf(await client.call("delete_job", { id }));
      await client.close();
      expect(await exists("jobs", id)).toBe(false);
    }
  });
});

describe("records named by words", () => {
  it("are asked about in every tool that takes their id", async () => {
    const { token, mayo, mercy, contact } = await newSearch();
    const pick = choose("Nurse at Mayo", "Ann Lee");
    await withPerson(token, [pick, pick, pick], async (client) => {
      const read = await client.call("get_job", { id: "Nurse" });
      expect(contentOf(read).id).toBe(mayo);
      expect(read.content[0]?.text).toContain(`The person chose ${mayo} for "Nurse".`);
      const logged = contentOf(
        await client.call("log_activity", {
          type: "call",
          jobId: "the nurse job at Mayo",
          contactId: "Ann",
        }),
      );
      expect([logged.jobId, logged.contactId]).toEqual([mayo, contact]);
      const moved = await client.call("update_job_status", { id: "nurse mayo", status: "offer" });
      expect(contentOf(moved).status).toBe("offer");
      // An id, and words that no record has, are left to the operation.
      contentOf(await client.call("get_job", { id: mercy }));
      const unknown = await client.call("get_job", { id: "Astronaut" });
      expect(failureOf(unknown)).toMatch(
        /^NOT_FOUND: This account has no job with the id Astronaut/,
      );
      expect(client.shown).toHaveLength(3);
    });
  });

  it("are offered the newest eight of many, and none of another account", async () => {
    const { token } = await newSearch();
    const add = await connectMcp(live.service, path, token);
    for (let at = 0; at < 8; at++) {
      const job = { company: `Clinic ${at}`, title: "Nurse", status: "saved" };
      contentOf(await add.call("create_job", job));
    }
    await add.close();
    await withPerson(token, [none], async (client) => {
      const result = await client.call("update_job", { id: "Nurse", notes: "Called." });
      expect(client.shown[0]?.message).toBe(
        '10 jobs have these words; these are the newest. Which job is meant by "Nurse"?',
      );
      expect(client.shown[0]?.fields.id?.oneOf).toHaveLength(9);
      expect(errorOf(result)).toMatchObject({ code: "none_of_these", next: { tool: "list_jobs" } });
    });
    const stranger = await createToken(live.db);
    await withPerson(stranger, [], async (client) => {
      expect(failureOf(await client.call("get_job", { id: "Nurse" }))).toMatch(/^NOT_FOUND/);
    });
  });
});

describe("the state of a question", () => {
  /** The call with the answer to a question about a deletion, unsent. */
  async function confirmed() {
    const search = await newSearch();
    const message = await withPerson(search.token, [decline], async (client) => {
      await client.call("delete_job", { id: search.mayo });
      return client.sent.at(-1);
    });
    if (!message) throw new Error("nothing was asked");
    const answer = { ...message, params: { ...message.params, inputResponses: { answer: yes } } };
    return { ...search, message: answer };
  }
  const send = async (token: string, message: SentMessage) => {
    const response = await sendMcp(live.service, path, token, message, {
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "tools/call",
      "mcp-name": String(message.params.name),
    });
    return messageOf(response);
  };
  const withParams = (message: SentMessage, params: object): SentMessage => ({
    ...message,
    params: { ...message.params, ...params },
  });
  const refused = { code: -32602, data: { reason: "invalid_request_state" } };

  it("is good for the call that it was made for", async () => {
    const { token, mayo, message, exists } = await confirmed();
    expect((await send(token, message)).result).not.toHaveProperty("isError");
    expect(await exists("jobs", mayo)).toBe(false);
    // A second time there is nothing to delete.
    expect((await send(token, message)).result.content[0].text).toMatch(/^NOT_FOUND/);
  });

  it("is refused if it was forged, or its text changed", async () => {
    const { token, mayo, message, exists } = await confirmed();
    const [body = "", signature = ""] = (message.params.requestState ?? "").split(".");
    const other = btoa(JSON.stringify({ until: 9e15, chosen: {}, asked: "?" }));
    for (const requestState of [
      "",
      "x",
      `${body}.`,
      `${other}.${signature}`,
      `${body}.${"0".repeat(64)}`,
    ]) {
      const { error } = await send(token, withParams(message, { requestState }));
      expect(error, requestState).toMatchObject(refused);
    }
    expect(await exists("jobs", mayo)).toBe(true);
  });

  it("is refused from another account, for other arguments and of another tool", async () => {
    const { token, mayo, mercy, message, exists } = await confirmed();
    const other = await newSearch();
    expect((await send(other.token, message)).error).toMatchObject(refused);
    for (const params of [
      { arguments: { id: mercy } },
      { arguments: { id: mayo, ifMatch: '"1"' } },
      { name: "get_job" },
    ]) {
      expect((await send(token, withParams(message, params))).error).toMatchObject(refused);
    }
    expect([await exists("jobs", mayo), await exists("jobs", mercy)]).toEqual([true, true]);
  });

  it("is another token's of the same account, which still needs the right to write", async () => {
    const { account, mayo, message, exists } = await confirmed();
    const reading = await createToken(live.db, { account, access: "read" });
    expect((await send(reading, message)).result.content[0].text).toMatch(/^FORBIDDEN/);
    expect(await exists("jobs", mayo)).toBe(true);
    const writing = await createToken(live.db, { account });
    expect((await send(writing, message)).result).not.toHaveProperty("isError");
  });

  it("is refused from a client that shows no questions", async () => {
    const { token, mayo, message, exists } = await confirmed();
    const capabilities = { "io.modelcontextprotocol/clientCapabilities": {} };
    const _meta = { ...Object(message.params)._meta, ...capabilities };
    expect((await send(token, withParams(message, { _meta }))).error).toMatchObject(refused);
    expect(await exists("jobs", mayo)).toBe(true);
  });

  it("ends after ten minutes, and the result says so", async () => {
    const { account, token, mayo, message, exists } = await confirmed();
    const asked =
      "Delete the job “Nurse at Mayo Clinic” and its 3 rounds? Its status history, activities and calendar events are deleted with it. This cannot be undone.";
    const owner = {
      secretsKey,
      accountId: account,
      server: path,
      tool: "delete_job",
      args: { id: mayo },
    };
    const now = Date.parse(stoppedClock);
    const at = async (until: number) => {
      const requestState = await writeState(owner, { until, chosen: {}, asked });
      return (await send(token, withParams(message, { requestState }))).result;
    };
    const late = await at(now);
    expect(late.isError).toBe(true);
    expect(late.content[0].text).toMatch(
      /^answer_late: .*more than ten minutes ago.* Nothing was done\.\n.*call delete_job again\.$/,
    );
    expect(await exists("jobs", mayo)).toBe(true);
    const [body = ""] = (message.params.requestState ?? "").split(".");
    const { until } = JSON.parse(Buffer.from(body, "base64url").toString());
    expect(until).toBe(now + 10 * 60_000);
    expect(await at(now + 1)).not.toHaveProperty("isError");
    expect(await exists("jobs", mayo)).toBe(false);
  });

  it("takes no answer without a question: an answer that nobody asked for is asked", async () => {
    const { token, mayo, message, exists } = await confirmed();
    const { requestState: _, ...params } = message.params;
    for (const inputResponses of [{ answer: yes }, { answer: { action: "agree" } }, {}]) {
      const { result } = await send(token, { ...message, params: { ...params, inputResponses } });
      expect(result.resultType).toBe("input_required");
      expect(result.inputRequests.answer.params.message).toMatch(/^Delete the job “Nurse at Mayo/);
    }
    const garbled = { ...params, inputResponses: "yes" as unknown as object };
    expect(await send(token, { ...message, params: garbled })).not.toHaveProperty("result.content");
    expect(await exists("jobs", mayo)).toBe(true);
  });
});
