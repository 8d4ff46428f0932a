/** Errors that no operation returns: a client gets them at another address, or from an older service. */
import { ApiError, type ErrorCode } from "../core/errors.ts";

export const notServedCodes = [
  "endpoint_not_found",
  "method_not_allowed",
] as const satisfies readonly ErrorCode[];

export function noSuchEndpoint(path: string): ApiError {
  return new ApiError("endpoint_not_found", {
    message: `There is no endpoint at ${path.slice(0, 200)}.`,
    alternative: "/api/v1/intelligence/salaries/demo",
    suggestions: ["/api/v1/intelligence/salaries/demo"],
  });
}

/** @param allow the methods of the path, as in the header of this name. */
export function noSuchMethod(method: string, allow: string): ApiError {
  return new ApiError("method_not_allowed", {
    message: `This path does not support ${method}.`,
    clarification: `Which of these methods should the call use: ${allow}?`,
  });
}
