/** Submissions of pay. */
import type { ServiceRequest } from "#scripts/run/stage/service.ts";

export const submitPath = "/api/v1/intelligence/salaries/submit";

/** A request that submits pay; `fields` override the defaults. */
export function submission(
  key: string,
  fields: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): ServiceRequest {
  return {
    method: "POST",
    key,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({
      role: "software-engineer",
      city: "austin",
      years_experience: 4,
      base: 150_000,
      ...fields,
    }),
  };
}
