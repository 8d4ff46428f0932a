/**
 * Sends the example calls through `prism proxy`, which validates every request and response
 * against the document. Calls that are expected to fail go through a second proxy, which reports
 * invalid requests instead of rejecting them: for those, only the responses must be valid.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { startExampleStage } from "../../generate/openapi/examples/example-stage.ts";
import { freePort } from "../../run/local/port.ts";
import { documentFile, start } from "./run.ts";

interface Violation {
  location: string[];
  message: string;
}

const { calls, violations } = await checkTraffic();
const says = `${calls} calls, ${violations.length} violations`;
console.log(says);
process.send?.(says);
for (const violation of violations) console.log(`  ${violation}`);
process.exitCode = violations.length === 0 ? 0 : 1;

/** @returns one line for each violation of the document. */
async function checkTraffic(): Promise<{ calls: number; violations: string[] }> {
  const stage = await startExampleStage("2026-11-21T12:00:00.000Z");
  const strict = await startProxy(stage.url.origin, "--errors");
  const lenient = await startProxy(stage.url.origin);
  const violations: string[] = [];
  let calls = 0;
  const watch = async (response: Response) => {
    calls++;
    const { pathname, origin } = new URL(response.url);
    const found: Violation[] = JSON.parse(response.headers.get("sl-violations") ?? "[]");
    for (const { location, message } of found) {
      if (origin === lenient.origin && location[0] === "request") continue;
      violations.push(`${pathname} ${response.status} ${location.join(".")}: ${message}`);
    }
    if (response.headers.get("content-type")?.startsWith("application/problem+json")) {
      violations.push(`${pathname}: ${await response.text()}`);
    }
  };
  try {
    const originFor = (by: string) => (by === "owner" ? strict : lenient).origin;
    await stage.record({ originFor, watch });
  } catch (error) {
    violations.push(String(error));
  } finally {
    strict.stop();
    lenient.stop();
    await stage.stop();
  }
  return { calls, violations };
}

async function startProxy(target: string, ...options: string[]) {
  const port = await freePort();
  const args = ["proxy", documentFile, target, "--host", "127.0.0.1", "--port", `${port}`];
  const child = start("prism", [...args, ...options]);
  child.stdout?.resume();
  child.stderr?.resume();
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 120; tries++) {
    if (child.exitCode !== null) throw new Error("prism exited unexpectedly");
    const response = await fetch(`${origin}/robots.txt`).catch(() => null);
    if (response) break;
    await sleep(500);
  }
  return { origin, stop: () => child.kill() };
}
