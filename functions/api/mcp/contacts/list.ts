import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { ContactsQuery } from "#shared/pipeline/contacts/contact.request.ts";
import { listContacts } from "#shared/pipeline/contacts/read-contacts.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";

export default pipelineEndpoint({
  operationId: "listContacts",
  method: "get",
  path: "/api/mcp/contacts",
  summary: "List contacts",
  description:
    "Returns the account's contacts, newest first, optionally filtered by company or text.",
  access: token("read"),
  params: NoParams,
  query: ContactsQuery,
  errors: [],
  handle: async (c, query) => ({ data: await listContacts(readContext(c), query) }),
});
