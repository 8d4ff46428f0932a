import { expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { connectMcp, failureOf } from "#tests/support/mcp.ts";
import { startProbe } from "#tests/support/probe.ts";

const probe = await startProbe("tests/support/mcp-worker.ts");

/** The log may arrive after the response. */
function expectLogged(detail: string, requestId: string) {
  const find = () => probe.service.logs().find((line) => line.includes(detail)) ?? "";
  return expect.poll(find).toContain(requestId);
}

it("reveals nothing about an unexpected failure but the request id that it is logged under", async () => {
  const key = await createKey(probe.db);
  const client = await connectMcp(probe.service, "/mcp", key);
  const message = failureOf(await client.call("fail"));
  expect(message).toMatch(/^internal_error/);
  expect(message).not.toContain("secret detail");
  const [requestId = ""] = /req_[0-9a-f]{16}/.exec(message) ?? [];
  await expectLogged("secret detail", requestId);
  await client.close();
});

it("reveals nothing about a resource that could not be read", async () => {
  const key = await createKey(probe.db);
  const client = await connectMcp(probe.service, "/mcp", key);
  const failure = await client.read("test://broken").then(
    () => "",
    (error: unknown) => String(error),
  );
  expect(failure).toMatch(/could not be read because of a fault in the service/);
  expect(failure).not.toContain("secret detail");
  const [requestId = ""] = /req_[0-9a-f]{16}/.exec(failure) ?? [];
  await expectLogged("secret detail of a resource", requestId);
  await client.close();
});
