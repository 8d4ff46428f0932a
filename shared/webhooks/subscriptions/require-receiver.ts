import { ApiError } from "#shared/core/errors.ts";
import type { WebhookContext } from "./webhook-change-context.ts";

/**
 * @throws ApiError `parameter_missing` if the URL is rejected, `dependency_unavailable` if no DNS
 * resolver responds.
 */
export async function requireReceiver(
  { checkReceiver }: WebhookContext,
  url: string,
): Promise<void> {
  const verdict = await checkReceiver(url);
  if (verdict.kind === "refused") {
    throw new ApiError("parameter_missing", {
      ...urlFault(`${verdict.message}.`),
      clarification: "What is the public https URL of the receiver?",
    });
  }
  if (verdict.kind === "unreachable") {
    throw new ApiError("dependency_unavailable", {
      ...urlFault("names a host that cannot be looked up at the moment."),
      afterSeconds: 10,
    });
  }
}

/** The details of an error in the field `url`, in the form of errors from body validation. */
function urlFault(message: string) {
  return { message: `url: ${message}`, param: "url", fields: [{ field: "url", message }] };
}
