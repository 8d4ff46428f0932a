import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { ContactParams } from "#shared/pipeline/contacts/contact.request.ts";
import { readContact } from "#shared/pipeline/contacts/read-contacts.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineEndpoint({
  operationId: "getContact",
  method: "get",
  path: "/api/mcp/contacts/:id",
  summary: "Get a contact",
  description: "Returns a contact. Its ETag is the version to send in `If-Match`.",
  access: token("read"),
  params: ContactParams,
  query: NoQuery,
  errors: ["record_not_found"],
  async handle(c) {
    const { contact, version } = await readContact(readContext(c), c.req.param("id") ?? "");
    return { data: contact, version };
  },
});
