import { expect, it } from "vitest";
import * as z from "zod";
import type { Operation } from "#shared/contract/operation.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { describeInput } from "#shared/mcp/input-schema.ts";

const operation: Operation = {
  family: "pipeline",
  operationId: "createNote",
  method: "post",
  path: "/notes",
  summary: "Create a note",
  description: "Creates a note.",
  access: { kind: "token", access: "read_write" },
  params: NoParams,
  query: NoQuery,
  body: z.strictObject({ action: z.literal("create"), valueOf: z.string(), toString: z.string() }),
  writes: true,
};
const row = { method: operation.method, path: operation.path };

it("has every body field but those that the tool sets itself, whatever their names", () => {
  const { schema, locations } = describeInput(operation, {
    ...row,
    fixedBody: { action: "create" },
  });
  expect(locations.body).toEqual(["valueOf", "toString"]);
  expect(schema.required).toEqual(["valueOf", "toString"]);
});

it("adds a header argument only to operations that honor the header", () => {
  expect(describeInput(operation, row).locations.header).toEqual({
    idempotencyKey: "Idempotency-Key",
  });
  const { header } = describeInput(
    { ...operation, method: "patch", versioned: true },
    row,
  ).locations;
  expect(header).toEqual({ ifMatch: "If-Match" });
  expect(describeInput({ ...operation, secret: true }, row).locations.header).toEqual({});
});
