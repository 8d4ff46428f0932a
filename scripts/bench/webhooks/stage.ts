import { maxWebhooks } from "../../../shared/webhooks/schedule.ts";
import { createAccount, createToken } from "../../../tests/support/callers.ts";
import { startDatabase } from "../../../tests/support/database.ts";
import { prepareKillable } from "../../../tests/support/killable/killable-service.ts";
import prepareAuthority from "../../../tests/support/receivers/prepare-authority.ts";
import { type Receiver, startReceiver } from "../../../tests/support/receivers/receiver.ts";
import { CommandFailed } from "../../local/failure.ts";

/** An account with a webhook. */
export interface Listener {
  receiver: Receiver;
  /** @returns the answer; null where the service had no capacity for it. */
  post(path: string, body: unknown): Promise<unknown>;
}

export interface Stage {
  listeners: readonly Listener[];
  /** An account with ten webhooks whose receivers accept connections and never respond. */
  flooding: Pick<Listener, "post">;
  stop(): Promise<void>;
}

/** The service, and this many accounts, each with a webhook for every event and a receiver. */
export async function startStage(count: number): Promise<Stage> {
  await prepareAuthority();
  const database = await startDatabase();
  const receivers = await startReceivers("receiver", count);
  const hanging = await startReceivers("hanging", maxWebhooks);
  for (const receiver of hanging) receiver.behave(() => {});
  const service = await prepareKillable({
    DATABASE_URL: database.url,
    DATA_POINT_KEY: "0f".repeat(32),
    SECRETS_KEY: "1e".repeat(32),
    ENVIRONMENT: "test",
    WEBHOOK_LOCAL_TARGETS: [...receivers, ...hanging].map((one) => one.localTarget).join(","),
  });
  const url = await service.start();
  const db = database.connect({ timeoutMs: 60_000 });
  const signUp = async () => {
    const account = await createAccount(db, { tier: "ultra" });
    return postAs(url, await createToken(db, { account }));
  };
  const listeners = await Promise.all(
    receivers.map(async (receiver): Promise<Listener> => {
      const post = await signUp();
      await post("/api/mcp/webhooks", { url: receiver.url, events: ["*"] });
      return { receiver, post };
    }),
  );
  const flooding = { post: await signUp() };
  for (const receiver of hanging) {
    await flooding.post("/api/mcp/webhooks", { url: receiver.url, events: ["*"] });
  }
  return {
    listeners,
    flooding,
    async stop() {
      await service.stop();
      await Promise.all([...receivers, ...hanging].map((receiver) => receiver.stop()));
      await database.stop();
    },
  };
}

function startReceivers(name: string, count: number): Promise<Receiver[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) => startReceiver({ host: `${name}-${n}.test` })),
  );
}

function postAs(url: URL, token: string): Listener["post"] {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return async (path, body) => {
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(new URL(path, url), init);
    const text = await response.text();
    if (response.status === 503) return null;
    if (!response.ok) throw new CommandFailed(`${path} was answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
}
