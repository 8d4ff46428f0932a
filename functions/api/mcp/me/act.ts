import { NoParams, NoQuery } from "../../../../shared/contracts/common.ts";
import { AccountActionBody } from "../../../../shared/contracts/pipeline/me.ts";
import { writeContext } from "../../../../shared/http/contexts/pipeline-context.ts";
import { pipelineWrite, token } from "../../../../shared/http/define.ts";
import { checkInMood } from "../../../../shared/pipeline/check-in-mood.ts";

export default pipelineWrite({
  operationId: "logMood",
  method: "post",
  path: "/api/mcp/me",
  summary: "Log a mood check-in",
  description:
    "Performs an account action. The only action is `mood_checkin`, which records how the job search feels.",
  access: token("read_write"),
  params: NoParams,
  query: NoQuery,
  body: AccountActionBody,
  status: 201,
  errors: [],
  handle: async (c, _query, body, write) => ({
    status: 201,
    data: await checkInMood(writeContext(c, write), body),
  }),
});
