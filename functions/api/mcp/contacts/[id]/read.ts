import { NoQuery } from "../../../../../shared/contracts/common.ts";
import { ContactParams } from "../../../../../shared/contracts/pipeline/contact.ts";
import { readContext } from "../../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../../../shared/http/define.ts";
import { readContact } from "../../../../../shared/pipeline/read-contact.ts";

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
