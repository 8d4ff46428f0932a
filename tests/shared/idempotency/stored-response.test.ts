import { afterAll, expect, it } from "vitest";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { writeAtomically } from "#shared/db/transaction.ts";
import { findStoredResponse, storeResponse } from "#shared/idempotency/stored-response.ts";

const server = await startDatabase();
const db = server.connect({ timeoutMs: 30_000 });
afterAll(() => server.stop());

const now = Date.parse("2026-11-21T12:00:00Z");
const dayMs = 86_400_000;
const request = { accountId: "usr_1", operation: "POST /x", key: "k", bodySha256: "a" };
const response = { status: 201, body: "{}", requestId: "req_1" };

it("is found by the same account, operation, key and body for 24 hours, and by no other request", async () => {
  await writeAtomically(db, async (write) => storeResponse(write, request, response, now));
  const find = (other: Partial<typeof request>, at = now) =>
    findStoredResponse(db, { ...request, ...other }, at);
  expect(await find({})).toEqual(response);
  expect(await find({}, now + dayMs)).toEqual(response);
  expect(await find({}, now + dayMs + 1)).toBeNull();
  for (const other of [{ accountId: "usr_2" }, { operation: "POST /y" }, { key: "l" }])
    expect(await find(other)).toBeNull();
  await expect(find({ bodySha256: "b" })).rejects.toMatchObject({ code: "idempotency_key_reused" });
});
