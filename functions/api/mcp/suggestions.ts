import { NoParams, NoQuery } from "../../../shared/contracts/common.ts";
import { SuggestionsAnswer } from "../../../shared/contracts/pipeline/suggestions.ts";
import { readContext } from "../../../shared/http/contexts/pipeline-context.ts";
import { pipelineEndpoint, token } from "../../../shared/http/define.ts";
import { suggest } from "../../../shared/pipeline/suggestions/suggest.ts";

export default pipelineEndpoint({
  operationId: "getSuggestions",
  method: "get",
  path: "/api/mcp/suggestions",
  summary: "See what to do next",
  description:
    "Answers what the state of the pipeline asks for: a follow-up 7 days after applying and once more, thanks after an interview, preparation before one, negotiation of an offer, a decision about what has been silent for 30 days. Each comes with the call that does it.",
  access: token("read"),
  params: NoParams,
  query: NoQuery,
  data: SuggestionsAnswer,
  errors: [],
  handle: async (c) => ({ data: { suggestions: await suggest(readContext(c)) } }),
});
