import type { Database } from "../../../../shared/db/client.ts";
import { createKey, createToken } from "../../../run/stage/callers.ts";
import type { Service } from "../../../run/stage/service.ts";
import { calls, servers } from "./calls.ts";
import type { ClientModule } from "./connection.ts";
import { textOf } from "./seen.ts";

/**
 * Connects a framework to the servers of the README, all in one agent, and calls a tool of each.
 *
 * @returns what came of it, in a sentence, and whether no name was there twice and each call had its result.
 */
export async function holdAll(
  service: Service,
  db: Database,
  name: string,
  connectAll: NonNullable<ClientModule["connectAll"]>,
): Promise<{ says: string; succeeds: boolean }> {
  const at = (path: string) => new URL(path, service.url).href;
  const bearer = (key: string) => ({ headers: { Authorization: `Bearer ${key}` } });
  try {
    const connection = await connectAll({
      pay: { url: at(servers.pay) },
      salaries: { url: at(servers.salaries), ...bearer(await createKey(db, { tier: "ultra" })) },
      "job-search": { url: at(servers.jobs), ...bearer(await createToken(db)) },
    });
    const tools = await connection.listTools();
    const twice = tools.filter((tool, index) => tools.indexOf(tool) !== index);
    const asked = [calls.publicSearch, calls.search, calls.pipeline];
    const shown = await connection.call(
      asked.map(({ tool, args }) => ({ name: tool, arguments: args })),
    );
    const good = asked.filter(({ shows }, index) => shows.test(textOf(shown[index])));
    await connection.close();
    const names = twice.length === 0 ? "no name twice" : `twice: ${twice.join(", ")}`;
    return {
      says: `${name}: ${tools.length} tools, ${names}; of three calls, one to each server, ${good.length} had the result.`,
      succeeds: twice.length === 0 && good.length === asked.length,
    };
  } catch (error) {
    return { says: `${name}: ${String(error)}`, succeeds: false };
  }
}
