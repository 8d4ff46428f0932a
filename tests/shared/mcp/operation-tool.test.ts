import { expect, it } from "vitest";
import { pipelineRoutes } from "#functions/pipeline-routes.ts";
import type { Operation } from "#shared/contract/operation.ts";
import type { McpContext } from "#shared/mcp/context.ts";
import type { Person } from "#shared/mcp/questions/person.ts";
import { pipelineTools } from "#shared/mcp/serve-pipeline-tools.ts";
import { failureOf, type ToolResult } from "#tests/support/mcp.ts";

const deleteJob = pipelineTools(pipelineRoutes).find(({ name }) => name === "delete_job");

/** Calls the tool while the operations that read respond with this status. */
async function callWhile(status: number) {
  const called: string[] = [];
  const asked: string[] = [];
  const person: Partial<Person> = {
    chosen: {},
    confirm: async (question) => {
      asked.push(question);
      return null;
    },
  };
  const error = { code: status === 404 ? "NOT_FOUND" : "UNAVAILABLE", error: "Not now." };
  const job = { id: "job_1", title: "Nurse", company: "Mayo Clinic", rounds: [] };
  const context = {
    request: new Request("https://service.example/api/mcp"),
    person,
    async call({ method }: Operation) {
      called.push(method);
      const isRead = method === "get";
      const failed = isRead && status >= 400;
      const body = failed ? error : isRead ? job : { id: "job_1", deleted: true };
      return { status: failed ? status : 200, text: JSON.stringify(body), headers: new Headers() };
    },
  } as unknown as McpContext;
  const result = await deleteJob?.run(context, { id: "job_1" });
  return { result: result as ToolResult, called, asked };
}

it("deletes what the person has said yes to", async () => {
  const { called, asked } = await callWhile(200);
  expect(asked).toEqual([expect.stringMatching(/^Delete the job “Nurse at Mayo Clinic”\? /)]);
  expect(called).toEqual(["get", "delete"]);
});

it("deletes nothing that it could not ask about", async () => {
  const { result, called, asked } = await callWhile(503);
  expect(failureOf(result)).toBe("UNAVAILABLE: Not now.");
  expect([called, asked]).toEqual([["get"], []]);
});

it("leaves what is not there to the operation", async () => {
  expect((await callWhile(404)).called).toEqual(["get", "delete"]);
});
