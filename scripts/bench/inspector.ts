/** The inspector of workerd. */
import { once } from "node:events";

export interface Inspector {
  /**
   * Calls a method of the Chrome DevTools Protocol. workerd responds only while the isolate serves
   * requests.
   */
  send(method: string, params?: object): Promise<unknown>;
  close(): void;
}

/** @param port the inspector's. @throws if no Worker of that name is there. */
export async function connectInspector(port: number, worker: string): Promise<Inspector> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    id: string;
    webSocketDebuggerUrl: string;
  }[];
  const target = targets.find(({ id }) => id.endsWith(worker));
  if (!target) throw new Error(`the inspector knows no ${worker}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, "open");
  let last = 0;
  return {
    async send(method, params = {}) {
      const id = ++last;
      socket.send(JSON.stringify({ id, method, params }));
      for (;;) {
        const [event] = (await once(socket, "message")) as [MessageEvent];
        const message = JSON.parse(String(event.data)) as { id?: number; result?: unknown };
        if (message.id === id) return message.result;
      }
    },
    close: () => socket.close(),
  };
}
