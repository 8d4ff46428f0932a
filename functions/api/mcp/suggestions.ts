import { NoParams, NoQuery } from "../../../shared/contracts/common.ts";
import { dayMs } from "../../../shared/core/days.ts";
import { readContext } from "../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../shared/http/define.ts";
import { followUpAfterMs, staleAfterMs } from "../../../shared/pipeline/suggestions/rules.ts";
import { suggest } from "../../../shared/pipeline/suggestions/suggest.ts";

export default pipelineEndpoint({
  operationId: "getSuggestions",
  method: "get",
  path: "/api/mcp/suggestions",
  summary: "Get suggestions",
  description: `Returns suggested next steps for the pipeline: a follow-up ${followUpAfterMs / dayMs} days after applying and one more later, a thank-you note after an interview, preparation before one, negotiation of an offer, and a decision on jobs without activity for ${staleAfterMs / dayMs} days. Each suggestion includes the tool call that carries it out.`,
  access: token("read"),
  params: NoParams,
  query: NoQuery,
  errors: [],
  handle: async (c) => ({ data: { suggestions: await suggest(readContext(c)) } }),
});
