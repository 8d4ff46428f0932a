import { instant } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";

/** What a record and a body that repeats it have in common. */
interface Repeated {
  id?: string | undefined;
  /** Milliseconds since the epoch. */
  createdAt?: number | undefined;
  status?: string | undefined;
}

/**
 * Refuses what a change repeats of the record, if it is not as it is.
 *
 * @param path of the operation that changes one record of its kind: `/api/mcp/jobs`.
 * @throws ApiError `parameter_missing`, which says where each is changed.
 */
export function requireAsRead(
  record: { id: string; createdAt: number; status?: string },
  { id, createdAt, status }: Repeated,
  path: string,
): void {
  const faults = [
    differ("id", record.id, id, `another record is changed with PATCH ${path}/{id}, by its own id`),
    differ(
      "createdAt",
      instant(record.createdAt),
      createdAt === undefined ? undefined : instant(createdAt),
      "only an import (POST /api/mcp/import) sets it. When something happened is the occurredAt of an activity (POST /api/mcp/activities)",
    ),
    differ("status", record.status, status, `a change with POST ${path}/{id}/status, not here`),
  ].flat();
  const [first] = faults;
  if (!first) return;
  throw new ApiError("parameter_missing", {
    message: `${first.field}: ${first.message}`,
    param: first.field,
    fields: faults,
    clarification: `How should the body be corrected? ${first.field}: ${first.message}`,
  });
}

function differ(
  field: string,
  current: string | undefined,
  sent: string | undefined,
  instead: string,
): { field: string; message: string }[] {
  if (sent === undefined || sent === current) return [];
  return [{ field, message: `is not as it is. Allowed: ${current}, or none; ${instead}.` }];
}

/** Fields that a caller may leave out. */
type Changes<Row> = { [Field in keyof Row]?: Row[Field] | undefined };

/** The changes whose value is given and differs from the row. */
export function changedFields<Row extends object>(row: Row, changes: Changes<Row>): Partial<Row> {
  const different = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && value !== row[field as keyof Row],
  );
  return Object.fromEntries(different) as Partial<Row>;
}
