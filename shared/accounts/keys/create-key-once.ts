import { ApiError } from "#shared/core/errors.ts";
import { derivedId } from "#shared/core/ids.ts";
import { keyedHash } from "#shared/credentials/keyed-hash.ts";
import type { KeyMakeContext } from "./context.ts";
import { createKey } from "./create-key.ts";
import { findOwnKey } from "./find-key.ts";
import type { IssuedKey, NewKey } from "./issue-key.ts";
import type { KeyRecord } from "./key-record.ts";

/**
 * Makes the key that a form asks for, once: a form that is sent again, as by a reload of the page with
 * the key, makes no other. The id of the key follows from the form.
 *
 * @param formId a random text that the form carries; without one, each time makes a key.
 * @returns the key, or the one that the form has made before, whose text cannot be shown again.
 * @throws ApiError what `createKey` throws.
 */
export async function createKeyOnce(
  context: KeyMakeContext & { secretsKey: string },
  key: NewKey,
  formId: string,
): Promise<IssuedKey | { earlier: KeyRecord }> {
  if (formId === "") return createKey(context, key);
  const { caller, secretsKey } = context;
  const hash = await keyedHash(secretsKey, "form of a key", caller.accountId, formId);
  const kind = key.grant.kind === "pipeline" ? "pipelineToken" : "apiKey";
  const earlier = await findOwnKey(context, derivedId(kind, hash)).catch(nullIfNotFound);
  if (earlier) return { earlier };
  return createKey({ ...context, newId: (kind) => derivedId(kind, hash) }, key);
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof ApiError && error.code === "record_not_found") return null;
  throw error;
}
