/** The Python client, with the system's Python: alone, and against the live service. */
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { signDelivery } from "#shared/webhooks/delivery/sign-delivery.ts";
import { type LiveService, shareLiveService, stoppedClock } from "../support/live-service.ts";
import { newIpv6Address } from "../support/page.ts";
import { hasPython, runPython } from "../support/python.ts";

const file = join(import.meta.dirname, "../../public/compensation_intelligence.py");

describe.skipIf(!hasPython)("the Python client", () => {
  let live: LiveService;
  beforeAll(async () => {
    live = await shareLiveService();
  });

  it("does alone what its own tests say", async () => {
    await runPython([
      "-W",
      "error::ResourceWarning",
      join(import.meta.dirname, "python/test_client.py"),
    ]);
  });

  it("is the language of Python 3.9, and needs nothing but its library", async () => {
    const program = `import ast, sys
tree = ast.parse(open(sys.argv[1], encoding="utf-8").read(), feature_version=(3, 9))
modules = {(node.module if isinstance(node, ast.ImportFrom) else name.name).split(".")[0]
           for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))
           for name in node.names}
print(*sorted(modules - set(sys.stdlib_module_names)))`;
    expect((await runPython(["-c", program, file])).trim()).toBe("");
  });

  it("calculates, lists, writes, exports and verifies against the live service", async () => {
    const key = await createKey(live.db, { tier: "pro" });
    const secret = "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=";
    const body = JSON.stringify({ event: "job.created", timestamp: stoppedClock, data: {} });
    const headers = await signDelivery({
      ...{ secret, body, deliveryId: "dlv_1", timestamp: stoppedClock },
    });
    const printed = await runPython([join(import.meta.dirname, "python/live_session.py")], {
      env: {
        BASE_URL: live.service.url.origin,
        SALARY_KEY: key,
        PIPELINE_TOKEN: await createToken(live.db),
        ADDRESS: newIpv6Address(),
        NOW: String(Date.parse(stoppedClock) / 1_000 + 10),
        DELIVERY: JSON.stringify({ body, headers, secret }),
      },
    });
    const salaries = "/api/v1/intelligence/salaries";
    const { data } = (
      await live.get(`${salaries}/calculate?role=electrician&city=austin&exp=senior`, { key })
    ).body;
    const roles = (
      await live.get(`${salaries}/roles?national_median_min=90000&sort=title&limit=45`, { key })
    ).body.data;
    expect(roles).toHaveLength(45);
    expect(JSON.parse(printed)).toEqual({
      median: data.estimate.median,
      attribution: "Compensation Intelligence",
      remaining: expect.any(Number),
      tier: "pro",
      lineage: data.estimate.data_point_id,
      widget: "electrician",
      verdict: expect.stringMatching(/^(below|within|above|cannot_tell)$/),
      roles: roles.map(({ slug }: { slug: string }) => slug),
      unknown: ["role_not_found", "role", true],
      invalid: ["parameter_missing", "exp", true],
      plan: ["tier_insufficient", null, true],
      company: "Acmé",
      replayed: [false, true, true],
      notes: "Call back",
      stale: ["PRECONDITION_FAILED", "If-Match", true],
      status: "applied",
      jobs: ["Electrician", "Engineer"],
      export: 2,
      deleted: true,
      gone: ["NOT_FOUND", "id", true],
      imported: true,
      event: "job.created",
    });
  });
});
