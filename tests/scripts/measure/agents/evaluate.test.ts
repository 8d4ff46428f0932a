/** The evaluation of the tools against the service, without a model. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillAccount } from "../../../../scripts/measure/agents/account.ts";
import { connect } from "../../../../scripts/measure/agents/client.ts";
import {
  type Credentials,
  recoverCalls,
  recoverCredentials,
  runTasks,
} from "../../../../scripts/measure/agents/evaluate.ts";
import { type Task, tasks } from "../../../../scripts/measure/agents/tasks.ts";
import { listWrongCalls } from "../../../../scripts/measure/agents/wrong-calls.ts";
import { createAccount, createKey, createToken } from "../../../../scripts/run/stage/callers.ts";
import { servers } from "../../../../shared/mcp/describe-servers.ts";
import { type LiveService, shareLiveService } from "../../../support/live-service.ts";
import { isWhole } from "../../../support/whole.ts";

let live: LiveService;
let credentials: Credentials;
const send = (path: string, init: RequestInit) =>
  live.service.fetch(path, init as Parameters<typeof live.service.fetch>[1]);
beforeAll(async () => {
  live = await shareLiveService();
  credentials = {
    salary: await createKey(live.db, { tier: "ultra" }),
    newToken: async () =>
      createToken(live.db, { account: await createAccount(live.db, { tier: "ultra" }) }),
  };
});
afterAll(() => live.stop());

it("an account is filled once, although the service is not available for a moment", async () => {
  let calls = 0;
  const unavailable = {
    ...{ isError: true, content: [{ type: "text", text: "Try again in a few seconds." }] },
    _meta: { error: { code: "UNAVAILABLE", retryAfter: 0.01 } },
  };
  const failing = async (path: string, init: RequestInit) => {
    const response = await send(path, init);
    // After it was carried out, which its caller cannot know.
    if (++calls > 1) return response;
    await response.text();
    return Response.json({ jsonrpc: "2.0", id: 1, result: unavailable });
  };
  const token = await credentials.newToken();
  await fillAccount(connect(failing, servers.pipeline.path, token));
  const { body } = await live.get("/api/mcp/jobs", { key: token });
  expect(body.jobs).toHaveLength(5);
});

/** The first items of each group. */
const firstOf = <Item>(
  items: readonly Item[],
  groupOf: (item: Item) => readonly unknown[],
  count = 1,
): Item[] =>
  [...Map.groupBy(items, (item) => groupOf(item).join(" ")).values()].flatMap((group) =>
    group.slice(0, count),
  );

describe("the evaluation", () => {
  it("finds the facts of every task in the texts of the answers", async () => {
    // The short test asks each tool for one thing; of those that write, which need an account each, one for a verb.
    const toolOf = ({ calls }: Task) =>
      calls[0]?.tool.replace(/^(create|update|delete|log)_.*/, "$1");
    const some = isWhole ? tasks : firstOf(tasks, (task) => [task.server, toolOf(task)]);
    const solved = await runTasks(send, credentials, some);
    expect(solved.length).toBeGreaterThanOrEqual(isWhole ? 68 : 30);
    const failed = solved.filter(({ faults }) => faults.length > 0);
    expect(failed.map(({ task, faults }) => [task.words, faults])).toEqual([]);
  });

  it("recovers from every wrong slug, name, argument, value and id by the fields of errors", async () => {
    // The short test makes each mistake with three tools of a server.
    const all = listWrongCalls();
    const some = isWhole ? all : firstOf(all, ({ server, kind }) => [server, kind], 3);
    const recoveries = await recoverCalls(send, credentials, some);
    expect(recoveries.length).toBeGreaterThan(isWhole ? 80 : 35);
    const lost = recoveries.filter(({ recovered }) => !recovered);
    expect(lost.map(({ call, tries, text }) => ({ ...call, tries, text }))).toEqual([]);
  });

  it("recovers from every wrong credential by the fields of errors", async () => {
    const recoveries = await recoverCredentials(send, credentials);
    expect(recoveries).toHaveLength(4);
    for (const { server, used, recovered } of recoveries) {
      expect(recovered, `${server} with ${used}`).toBe(true);
    }
  });
});
