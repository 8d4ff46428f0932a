import { expect, it } from "vitest";
import { completeBodies } from "#scripts/check/conformance/portman/complete-bodies.ts";

const schemas = {
  Round: { type: "object", properties: { kind: { enum: ["call"], example: "call" } } },
  Body: {
    type: "object",
    properties: {
      company: { type: "string", example: "Acme" },
      status: { $ref: "#/components/schemas/Status", example: "saved" },
      note: { type: ["string", "null"], maxLength: 40 },
      code: { type: "string", pattern: "^[A-Z]+$" },
      ids: { type: "array", items: { type: "string", example: "con_1" } },
      rounds: { type: "array", items: { $ref: "#/components/schemas/Round" } },
      jobId: { type: "string", example: "job_1" },
      url: { type: "string", example: "https://example.com" },
    },
  },
  Status: { enum: ["saved"] },
};

function complete(example: object, fields: object = {}) {
  const json = { schema: { $ref: "#/components/schemas/Body" }, example };
  const post = { operationId: "make", requestBody: { content: { "application/json": json } } };
  const document = { components: { schemas }, paths: { "/": { post } } };
  const made = completeBodies(document, () => ({ ...fields }));
  return made.paths["/"].post.requestBody.content["application/json"].example;
}

it("an example gets every field whose value its schema shows, down to the rows of its lists", () => {
  expect(complete({ company: "Globex", rounds: [{}] })).toEqual({
    ...{ company: "Globex", status: "saved", note: "Example", ids: ["con_1"] },
    ...{ rounds: [{ kind: "call" }], jobId: "job_1", url: "https://example.com" },
  });
});

it("fields that the caller names have its value, or are left out", () => {
  const made = complete({}, { jobId: "job_2", url: undefined });
  expect(made).toMatchObject({ jobId: "job_2", rounds: [{ kind: "call" }] });
  expect(made).not.toHaveProperty("url");
});
