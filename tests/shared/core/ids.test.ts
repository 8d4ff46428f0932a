import { expect, it } from "vitest";
import { newId, newRequestId } from "#shared/core/ids.ts";

it("gives every kind of id its own prefix", () => {
  expect(newId("user")).toMatch(/^usr_[0-9A-Za-z]{16}$/);
  expect(newId("apiKey")).toMatch(/^key_[0-9A-Za-z]{16}$/);
  expect(newId("pipelineToken")).toMatch(/^tok_[0-9A-Za-z]{16}$/);
  expect(newRequestId()).toMatch(/^req_[0-9a-f]{16}$/);
});
