/** Everything that is evaluated without a model, against one running service. */
import { type ServerName, servers } from "../../shared/mcp/describe-servers.ts";
import { fillAccount, type Ids, withIds } from "./account.ts";
import { connect, type Send, type ToolClient } from "./client.ts";
import { type Attempt, attempt, type Model } from "./model.ts";
import { callUntilRight, credentialFor } from "./recover.ts";
import { runTask, type Solved, writes } from "./run-tasks.ts";
import { tasks } from "./tasks.ts";
import { listWrongCalls, type WrongCall } from "./wrong-calls.ts";

export interface Credentials {
  salary: string;
  /** A token of an account that has no records yet. */
  newToken(): Promise<string>;
}

export interface Recovery {
  call: WrongCall;
  recovered: boolean;
  tries: number;
  text: string;
}

/** The calls that solve each task, on an account that earlier tasks have not changed. */
export async function runTasks(send: Send, credentials: Credentials): Promise<Solved[]> {
  const solved: Solved[] = [];
  let account: { client: ToolClient; ids: Ids } | null = null;
  for (const task of tasks) {
    if (task.server === "pipeline") {
      account ??= await newAccount(send, credentials);
      solved.push(await runTask(task, account.client, account.ids));
      if (writes(task)) account = null;
    } else {
      solved.push(await runTask(task, connectWith(send, task.server, credentials.salary), {}));
    }
  }
  return solved;
}

/** The same with a model, which gets the words alone. */
export async function runWithModel(
  model: Model,
  send: Send,
  credentials: Credentials,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (const task of tasks) {
    const { client, ids } =
      task.server === "pipeline"
        ? await newAccount(send, credentials)
        : { client: connectWith(send, task.server, credentials.salary), ids: {} };
    attempts.push(await attempt(task, model, client, ids));
  }
  return attempts;
}

export async function recoverCalls(send: Send, credentials: Credentials): Promise<Recovery[]> {
  const { client, ids } = await newAccount(send, credentials);
  const recoveries: Recovery[] = [];
  for (const call of listWrongCalls()) {
    const { server, tool, arguments: args } = call;
    const own = server === "pipeline" ? client : connectWith(send, server, credentials.salary);
    const { answer, tries } = await callUntilRight(own, tool, withIds(args, ids));
    recoveries.push({ call, recovered: !answer.isError && tries > 1, tries, text: answer.text });
  }
  return recoveries;
}

/** Every server with none, or the credential of the other, until it has its own. */
export async function recoverCredentials(
  send: Send,
  { salary, newToken }: Credentials,
): Promise<{ server: ServerName; used: string; recovered: boolean }[]> {
  const own = [salary, await newToken()];
  const cases = (["salary", "pipeline"] as const).flatMap((server) =>
    [null, ...own].map((used) => ({ server, used })),
  );
  const results = cases.map(async ({ server, used }) => {
    const list = (credential: string | null) =>
      connect(send, servers[server].path, credential).list();
    const refusal = await list(used).then(
      () => null,
      (error: unknown) => error,
    );
    // It was the right one.
    if (refusal === null) return [];
    const asked = credentialFor(refusal, used, own);
    const recovered =
      asked !== null &&
      (await list(asked).then(
        () => true,
        () => false,
      ));
    return [{ server, used: used === null ? "none" : "the other", recovered }];
  });
  return (await Promise.all(results)).flat();
}

async function newAccount(send: Send, { newToken }: Credentials) {
  const client = connect(send, servers.pipeline.path, await newToken());
  return { client, ids: await fillAccount(client) };
}

/** The public server takes the salary key to count against its account. */
function connectWith(send: Send, server: ServerName, key: string): ToolClient {
  return connect(send, servers[server].path, key);
}
