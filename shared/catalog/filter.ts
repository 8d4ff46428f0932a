/** Filter conditions on rows; every row meets an absent condition (null). */

export type RowCondition<Row> = ((row: Row) => boolean) | null;

/** Combines conditions so that a row must meet all of them; null without any. */
export function allOf<Row>(...conditions: RowCondition<Row>[]): RowCondition<Row> {
  const given = conditions.filter((condition) => condition !== null);
  const [only] = given;
  if (given.length <= 1) return only ?? null;
  return (row) => given.every((condition) => condition(row));
}

export function isOneOf<Row, Value extends string | number = string>(
  values: readonly Value[] | undefined,
  read: (row: Row) => Value,
): RowCondition<Row> {
  if (values === undefined) return null;
  const accepted = new Set(values);
  return (row) => accepted.has(read(row));
}

export function isNoneOf<Row, Value extends string | number = string>(
  values: readonly Value[] | undefined,
  read: (row: Row) => Value,
): RowCondition<Row> {
  const condition = isOneOf(values, read);
  return condition && ((row) => !condition(row));
}

/** Both bounds are inclusive. */
export function isWithin<Row>(
  min: number | undefined,
  max: number | undefined,
  read: (row: Row) => number,
): RowCondition<Row> {
  if (min === undefined && max === undefined) return null;
  const lower = min ?? Number.NEGATIVE_INFINITY;
  const upper = max ?? Number.POSITIVE_INFINITY;
  return (row) => {
    const value = read(row);
    return value >= lower && value <= upper;
  };
}

/** A condition on rows as one on their positions in a table. */
export function atPosition<Row>(
  table: { row(position: number): Row | undefined },
  condition: RowCondition<Row>,
): RowCondition<number> {
  return (
    condition &&
    ((position) => {
      const row = table.row(position);
      return row !== undefined && condition(row);
    })
  );
}
