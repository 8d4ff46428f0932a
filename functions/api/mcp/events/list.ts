import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoParams } from "#shared/contract/salary-fields.ts";
import { grouped } from "#shared/core/format.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { durationInWords } from "#shared/webhooks/delivery/describe-schedule.ts";
import { maxLogged, retentionMs } from "#shared/webhooks/delivery/schedule.ts";
import { EventsQuery } from "#shared/webhooks/event-log/event-log.request.ts";
import { readEventLog } from "#shared/webhooks/event-log/read-event-log.ts";

export default pipelineEndpoint({
  operationId: "listEvents",
  method: "get",
  path: "/api/mcp/events",
  summary: "List events",
  description: `Returns the account's events, oldest first, with or without a webhook: what each webhook would have been sent. Keep \`nextCursor\` and send it as \`after\` next time: no event is left out, none comes twice, and if some are kept no longer the response says so. Events are recorded from the account's first webhook, token or connected application on (\`recordedSince\`), and kept for ${durationInWords(retentionMs)}, the latest ${grouped(maxLogged)} of an account. An import causes no events.`,
  access: token("read"),
  params: NoParams,
  query: EventsQuery,
  errors: [],
  handle: async (c, query) => ({ data: await readEventLog(readContext(c), query) }),
});
