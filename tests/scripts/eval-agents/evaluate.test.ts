/** The evaluation of the tools against the service, without a model. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Credentials,
  recoverCalls,
  recoverCredentials,
  runTasks,
} from "../../../scripts/eval-agents/evaluate.ts";
import { createAccount, createKey, createToken } from "../../support/callers.ts";
import { type LiveService, shareLiveService } from "../../support/live-service.ts";

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

describe("the evaluation", () => {
  it("finds the facts of every task in the texts of the answers", async () => {
    const solved = await runTasks(send, credentials);
    expect(solved).toHaveLength(60);
    const failed = solved.filter(({ faults }) => faults.length > 0);
    expect(failed.map(({ task, faults }) => [task.words, faults])).toEqual([]);
  });

  it("recovers from every wrong slug, name, argument, value and id by the fields of errors", async () => {
    const recoveries = await recoverCalls(send, credentials);
    expect(recoveries.length).toBeGreaterThan(80);
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
