import { expect, it } from "vitest";
import { startSite } from "#tests/support/loopback-site.ts";
import { runHere } from "./run-here.ts";

/** Sets the title of a terminal. */
const titled = "\u001b]0;title\u0007";

/** A service whose every text has control characters. */
function hostileService() {
  const city = null;
  const role = { slug: "clerk", title: `Clerk${titled}`, median: 50_000 };
  const pay = { median: 50_000, quarter: `Q1${titled}`, as_of: "2026-01-01" };
  const data = {
    ...{ role, city, adjacent: [], snapshots: [pay, pay], change: null, summary: {} },
    ...{ source: { citation: titled, page_url: titled }, methodology_note: titled },
  };
  return startSite((_, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ data, request: {} }));
  });
}

it.each([
  ["history", "Clerk"],
  ["adjacent", "Compared with"],
])("prints no control characters of a service: %s", async (command, expected) => {
  const service = await hostileService();
  try {
    const { stdout, stderr } = await runHere([command, "clerk"], {
      COMPENSATION_URL: service.url,
      SALARY_KEY: "intelligence_1",
    });
    expect(stdout + stderr).toContain(expected);
    expect(stdout + stderr).not.toContain("\u001b");
  } finally {
    await service.stop();
  }
});
