import { NoQuery } from "../../../../../shared/contracts/common.ts";
import { ContactParams } from "../../../../../shared/contracts/pipeline/contact.ts";
import { writeContext } from "../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../../../shared/http/define.ts";
import { readIfMatch } from "../../../../../shared/http/request/if-match.ts";
import { deleteContact } from "../../../../../shared/pipeline/delete-contact.ts";

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
