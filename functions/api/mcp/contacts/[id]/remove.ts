import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { readIfMatch } from "#shared/middleware/request/if-match.ts";
import { ContactParams } from "#shared/pipeline/contacts/contact.request.ts";
import { deleteContact } from "#shared/pipeline/contacts/write-contacts.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineWrite({
  operationId: "deleteContact",
  method: "delete",
  path: "/api/mcp/contacts/:id",
  summary: "Delete a contact",
  description:
    "Deletes a contact and unlinks it from its jobs. Its activities and calendar events are kept. Sends the event `contact.deleted`.",
  access: token("read_write"),
  params: ContactParams,
  query: NoQuery,
  versioned: true,
  errors: ["record_not_found"],
  handle: async (c, _query, _body, write) => ({
    data: await deleteContact(writeContext(c, write), c.req.param("id") ?? "", readIfMatch(c)),
  }),
});
