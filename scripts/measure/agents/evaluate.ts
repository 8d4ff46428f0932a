/** Everything that is evaluated without a model, against one running service. */
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { newSessionId } from "../../../shared/mcp/charts/client-draws.ts";
import { type ServerName, servers } from "../../../shared/mcp/describe-servers.ts";
import { fillAccount, type Ids, withIds } from "./account.ts";
import { rank } from "./bm25.ts";
import { connect, type Send, type ToolClient } from "./client.ts";
import { type Attempt, attempt, type Model } from "./model.ts";
import { callUntilRight, credentialFor } from "./recover.ts";
import { toolsOf } from "./servers.ts";
import { type Task, tasks } from "./tasks.ts";
import { listWrongCalls, type WrongCall } from "./wrong-calls.ts";

export interface Credentials {
  salary: string;
  /** A token of an account that has no records yet. */
  newToken(): Promise<string>;
}

/** Whether a task's words find its tool, by names and descriptions alone. */
export interface Choice {
  task: Task;
  isRight: boolean;
}

/** The faults and tokens of the calls that solve a task. */
export interface Solved {
  task: Task;
  /** Facts that no answer contained, and calls that failed. */
  faults: readonly string[];
  /** The tokens of the calls' arguments and of the results that a model reads. */
  tokens: number;
}

/** Tokens of a server's list of tools, which an agent reads before its first call. */
export interface ListSize {
  server: ServerName;
  tools: number;
  complete: number;
  withoutOutput: number;
  /** The size of the complete list for a client that draws charts. */
  withViews: number;
}

export interface Recovery {
  call: WrongCall;
  recovered: boolean;
  tries: number;
  text: string;
}

export async function measureLists(send: Send, credentials: Credentials): Promise<ListSize[]> {
  const token = await credentials.newToken();
  const sizes = (Object.keys(servers) as ServerName[]).map(async (server) => {
    const credential = server === "pipeline" ? token : credentials.salary;
    const { path } = servers[server];
    const tools = await connect(send, path, credential).list();
    const drawn = await connect(send, path, credential, newSessionId()).list();
    return {
      ...{ server, tools: tools.length, complete: tokensOf(tools), withViews: tokensOf(drawn) },
      withoutOutput: tokensOf(tools.map(({ outputSchema: _, ...tool }) => tool)),
    };
  });
  return Promise.all(sizes);
}

export function chooseTools(): Choice[] {
  return tasks.map((task) => {
    const documents = toolsOf[task.server].map(({ name, description }) => ({
      ...{ name, text: `${name} ${description}` },
    }));
    return { task, isRight: rank(task.words, documents)[0]?.name === task.calls[0]?.tool };
  });
}

/** The calls that solve each task, on an account that earlier tasks have not changed. */
export async function runTasks(
  send: Send,
  credentials: Credentials,
  some: readonly Task[] = tasks,
): Promise<Solved[]> {
  const solved: Solved[] = [];
  let account: { client: ToolClient; ids: Ids } | null = null;
  for (const task of some) {
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

async function runTask(task: Task, client: ToolClient, ids: Ids): Promise<Solved> {
  const texts: string[] = [];
  const faults: string[] = [];
  let tokens = 0;
  for (const { tool, arguments: given } of task.calls) {
    const args = withIds(given, ids);
    const { isError, text, result } = await client.call(tool, args);
    if (isError) faults.push(`${tool}: ${text}`);
    texts.push(text);
    tokens += tokensOf({ tool, args }) + tokensOf(result);
  }
  const absent = task.facts.filter((fact) => !texts.some((text) => fact.test(text)));
  return { task, tokens, faults: [...faults, ...absent.map((fact) => `no ${fact}`)] };
}

function tokensOf(value: unknown): number {
  return countTokens(JSON.stringify(value));
}

/** Whether a call changes records, so that the next task needs an account of its own. */
function writes({ calls }: Task): boolean {
  return calls.some(({ tool }) => /^(?:create|update|delete|log)_/.test(tool));
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

export async function recoverCalls(
  send: Send,
  credentials: Credentials,
  some: readonly WrongCall[] = listWrongCalls(),
): Promise<Recovery[]> {
  const { client, ids } = await newAccount(send, credentials);
  const recoveries: Recovery[] = [];
  for (const call of some) {
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
