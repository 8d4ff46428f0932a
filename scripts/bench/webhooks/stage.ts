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
  stop(): Promise<void>;
}

/** The service, and this many accounts, each with a webhook for every event and a receiver. */
export async function startStage(count: number): Promise<Stage> {
  await prepareAuthority();
  const database = await startDatabase();
  const receivers = await Promise.all(
    Array.from({ length: count }, (_, n) => startReceiver({ host: `receiver-${n}.test` })),
  );
  const service = await prepareKillable({
    DATABASE_URL: database.url,
    DATA_POINT_KEY: "0f".repeat(32),
    SECRETS_KEY: "1e".repeat(32),
    ENVIRONMENT: "test",
    WEBHOOK_LOCAL_TARGETS: receivers.map(({ localTarget }) => localTarget).join(","),
  });
  const url = await service.start();
  const db = database.connect({ timeoutMs: 60_000 });
  const listeners = await Promise.all(
    receivers.map(async (receiver): Promise<Listener> => {
      const account = await createAccount(db, { tier: "ultra" });
      const post = postAs(url, await createToken(db, { account }));
      await post("/api/mcp/webhooks", { url: receiver.url, events: ["*"] });
      return { receiver, post };
    }),
  );
  return {
    listeners,
    async stop() {
      await service.stop();
      await Promise.all(receivers.map((receiver) => receiver.stop()));
      await database.stop();
    },
  };
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
