import { ApiError } from "../core/errors.ts";
import type { WebhookContext } from "./context.ts";

/** @throws ApiError `parameter_missing` for a URL that is refused, `dependency_unavailable` where DNS cannot be asked. */
export async function requireReceiver(
  { checkReceiver }: WebhookContext,
  url: string,
): Promise<void> {
  const verdict = await checkReceiver(url);
  if (verdict.kind === "refused") {
    throw new ApiError("parameter_missing", {
      ...faultOf(`${verdict.message}.`),
      clarification: "At which public https address does the receiver listen?",
    });
  }
  if (verdict.kind === "unreachable") {
    throw new ApiError("dependency_unavailable", {
      ...faultOf("names a host that cannot be looked up right now."),
      afterSeconds: 10,
    });
  }
}

/** As the contract of a body tells of a field. */
function faultOf(message: string) {
  return { message: `url: ${message}`, param: "url", fields: [{ field: "url", message }] };
}
