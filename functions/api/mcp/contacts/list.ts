import { NoParams } from "../../../../shared/contracts/common.ts";
import { ContactsQuery } from "../../../../shared/contracts/pipeline/contact.ts";
import { readContext } from "../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../../shared/http/define.ts";
import { listContacts } from "../../../../shared/pipeline/list-contacts.ts";

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
