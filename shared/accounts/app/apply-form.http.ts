import type { Context } from "hono";
import type * as z from "zod/mini";
import { ApiError } from "#shared/core/errors.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { explainBody } from "#shared/core/validation/explain-body.ts";
import type { FormErrors } from "#shared/html/app-forms/form-state.ts";
import type { AppEnv } from "#shared/middleware/env.ts";

/** The result of a form: that of its verb, or an error for each wrong field. */
export type Applied<T> = { done: T } | { errors: FormErrors; status: number };

/** Statuses that a person can correct in the form; every other status has a page of its own. */
const correctable: ReadonlySet<number> = new Set([400, 409, 412, 429, 503]);

/**
 * Reads what was typed by the contract of the API's operation, and runs its verb.
 *
 * @param typed a body as the contract describes it, whose text may be anything.
 * @throws ApiError what the verb throws and no other text would avoid, such as `record_not_found`.
 */
export async function applyForm<Body, T>(
  c: Context<AppEnv>,
  contract: z.ZodMiniType<Body>,
  typed: unknown,
  run: (body: Body) => Promise<T>,
): Promise<Applied<T>> {
  const parsed = contract.safeParse(typed, { reportInput: true });
  if (!parsed.success) {
    const faults = explainBody(parsed.error, contract);
    const errors = faults.map(({ field, message }) => [field, `This ${message}`] as const);
    return { errors: firstOfEach(errors), status: 400 };
  }
  return applyVerb(c, () => run(parsed.data));
}

/** Runs a verb for a form without fields to check. A refusal's `Retry-After` is set on the response. */
export async function applyVerb<T>(c: Context<AppEnv>, run: () => Promise<T>): Promise<Applied<T>> {
  try {
    return { done: await run() };
  } catch (error) {
    if (!(error instanceof ApiError) || !correctable.has(error.row.status)) throw error;
    const { message, fields, param = "form", afterSeconds } = error.details;
    if (afterSeconds !== undefined) c.header("Retry-After", String(afterSeconds));
    const faults = fields ?? [{ field: param, message: withoutName(message, param) }];
    return {
      errors: firstOfEach(faults.map(({ field, message }) => [field, message] as const)),
      status: error.row.status,
    };
  }
}

/** Errors of the API begin with the name of the field, next to which they are shown here. */
function withoutName(message: string, param: string): string {
  const prefix = `${param}: `;
  return message.startsWith(prefix) ? `This ${message.slice(prefix.length)}` : message;
}

function firstOfEach(faults: readonly (readonly [string, string])[]): FormErrors {
  return Object.fromEntries(faults.toReversed());
}

/** Refuses to change a record that was changed since its form was opened. */
export function asOpened(version: string): VersionCheck {
  return (current) => {
    if (String(current) === version) return;
    throw new ApiError("precondition_failed", {
      message:
        "It was changed elsewhere after this form was opened, and nothing was saved. What you typed is below; open the page again to see the other change.",
      param: "form",
    });
  };
}
