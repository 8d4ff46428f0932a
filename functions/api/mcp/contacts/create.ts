import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { CreateContactBody } from "#shared/pipeline/contacts/contact.request.ts";
import { createContact } from "#shared/pipeline/contacts/write-contacts.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineWrite({
  operationId: "createContact",
  method: "post",
  path: "/api/mcp/contacts",
  summary: "Add a contact",
  description:
    "Adds a person and links them to the jobs in `jobIds`. Sends the event `contact.created`.",
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  body: CreateContactBody,
  status: 201,
  errors: ["record_not_found"],
  handle: async (c, _query, body, write) => ({
    status: 201,
    data: await createContact(writeContext(c, write), body),
  }),
});
