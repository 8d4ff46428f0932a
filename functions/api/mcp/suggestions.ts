import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { dayMs } from "#shared/core/dates.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { followUpAfterMs, staleAfter } from "#shared/pipeline/suggestions/rules.ts";
import { suggest } from "#shared/pipeline/suggestions/suggest.ts";
import { beginReference } from "#shared/reference/request-reference.http.ts";

export default pipelineEndpoint({
  operationId: "getSuggestions",
  method: "get",
  path: "/api/mcp/suggestions",
  summary: "Get suggestions",
  description: `Returns suggested next steps: a follow-up ${followUpAfterMs / dayMs} days after applying and one more later, a thank-you note after an interview, preparation before one, negotiation of an offer, and a decision on jobs without activity for ${staleAfter} days.`,
  access: token("read"),
  params: NoParams,
  query: NoQuery,
  begin: beginReference,
  errors: [],
  handle: async (c) => ({ data: { suggestions: await suggest(readContext(c)) } }),
});
