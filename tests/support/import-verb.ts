/** Imports without the service. */

import { newId } from "#shared/core/ids.ts";
import type { Database } from "#shared/db/client.ts";
import { commitImport } from "#shared/pipeline/imports/commit-import.ts";
import { releaseImportLock, takeImportLock } from "#shared/pipeline/imports/import-lock.ts";
import { planImport } from "#shared/pipeline/imports/plan-import.ts";
import type { ImportBody } from "#shared/pipeline/imports/transfer.request.ts";
import { openImport } from "#shared/pipeline/imports/unfinished-imports.ts";

/** Imports a file into an account at an instant, in milliseconds. */
export async function importFile(
  db: Database,
  userId: string,
  now: number,
  body: ImportBody,
): Promise<void> {
  const context = {
    db,
    caller: { accountId: userId, credentialId: "tok_test" },
    now,
    salaries: async () => null,
  };
  const lock = { userId, holder: newId("claim") };
  await takeImportLock(db, lock);
  const request = { userId, key: null, requestSha256: JSON.stringify(body) };
  const progress = await openImport(db, request, now);
  const { rows } = await planImport(context, { body, importId: progress.id });
  await commitImport({ ...context, lock, newId, announce() {} }, rows, progress, () => {});
  await releaseImportLock(db, lock);
}
