import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { readIfMatch } from "#shared/middleware/request/if-match.ts";
import { ContactParams, UpdateContactBody } from "#shared/pipeline/contacts/contact.request.ts";
import { updateContact } from "#shared/pipeline/contacts/write-contacts.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineWrite({
  operationId: "updateContact",
  method: "patch",
  path: "/api/mcp/contacts/:id",
  summary: "Update a contact",
  description:
    "Updates the fields in the body; `null` clears a field. A contact that was read can be sent back whole: what only the service sets is ignored, and `id` and `createdAt` must be as they are. `jobIds` replaces all links. Sends the event `contact.updated` if anything changed.",
  access: token("read_write"),
  params: ContactParams,
  query: NoQuery,
  body: UpdateContactBody,
  versioned: true,
  errors: ["record_not_found"],
  async handle(c, _query, body, write) {
    const id = c.req.param("id") ?? "";
    const context = writeContext(c, write);
    const { contact, version } = await updateContact(context, id, body, readIfMatch(c));
    return { data: contact, version };
  },
});
