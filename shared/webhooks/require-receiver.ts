import { ApiError } from "../http/errors.ts";
import type { WebhookContext } from "./context.ts";

/** @throws ApiError `parameter_missing` for a URL that is refused, `dependency_unavailable` where DNS cannot be asked. */
export async function requireReceiver(
  { checkReceiver }: WebhookContext,
  url: string,
): Promise<void> {
  const verdict = await checkReceiver(url);
  if (verdict.kind === "refused") {
    throw new ApiError("parameter_missing", {
      message: `url: ${verdict.message}.`,
      param: "url",
      clarification: "At which public https address does the receiver listen?",
    });
  }
  if (verdict.kind === "unreachable") {
    throw new ApiError("dependency_unavailable", {
      message: "url: its host cannot be looked up right now.",
      param: "url",
      afterSeconds: 10,
    });
  }
}
