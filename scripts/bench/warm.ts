import { CommandFailed } from "../local/failure.ts";
import type { Caller } from "./callers.ts";
import { authorization, type Row } from "./row.ts";

/** A response is cached once its call has been repeated. */
const passes = 2;
const atOnce = 8;

const submission = {
  role: "software-engineer",
  city: "san-francisco",
  years_experience: 6,
  base: 185_000,
};

/**
 * Makes the calls of warm rows before they are measured, and the caller's submission that `crowd`
 * requires.
 *
 * @throws {CommandFailed} at the first response that is not a success.
 */
export async function warm(port: number, rows: readonly Row[], caller: Caller): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  await send(`${origin}/api/v1/intelligence/salaries/submit`, {
    method: "POST",
    headers: { ...authorization(caller.key), "Content-Type": "application/json" },
    body: JSON.stringify(submission),
  });
  const calls = rows
    .filter((row) => row.warm)
    .flatMap(({ load }) => load.paths.map((path) => ({ path, headers: load.headers })));
  for (let pass = 0; pass < passes; pass++) {
    const waiting = [...calls];
    const work = async () => {
      for (let call = waiting.pop(); call; call = waiting.pop()) {
        await send(origin + call.path, { headers: call.headers });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
}

async function send(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new CommandFailed(`${url} returned ${response.status}: ${text}`);
}
