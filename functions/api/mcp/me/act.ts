import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoParams, NoQuery } from "#shared/contract/salary-fields.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { checkInMood } from "#shared/pipeline/moods/moods.ts";
import { AccountActionBody } from "#shared/pipeline/moods/profile.request.ts";

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
