import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readLive } from "#seeds/load/claim.ts";
import { packFiles } from "#seeds/load/pack-files.ts";
import type { Database } from "#shared/db/client.ts";
import { indexKey, rowsKey } from "#shared/reference/files/sealed.ts";

interface ServedFiles {
  url: string;
  stop(): void;
}

/** Serves the live dataset's reference files as a bucket has them: whole, or by range. */
export async function serveFiles(db: Database): Promise<ServedFiles> {
  const live = await readLive(db);
  if (!live) throw new Error("no dataset is live");
  const { index, rows } = await packFiles(db, live);
  const files = new Map([
    [`/${indexKey(live.version)}`, index],
    [`/${rowsKey(live.version)}`, rows],
  ]);
  const server = createServer(({ url, headers }, response) => {
    const file = files.get(url ?? "");
    if (!file) return response.writeHead(404).end();
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
    const part = from === undefined ? file : file.subarray(Number(from), Number(to) + 1);
    return response.writeHead(from === undefined ? 200 : 206).end(part);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
