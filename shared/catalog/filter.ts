/** Conditions that a row has to meet; an absent one is met by all. */

export type Condition<Row> = ((row: Row) => boolean) | null;

/** All of the conditions; null where there is none. */
export function allOf<Row>(...conditions: Condition<Row>[]): Condition<Row> {
  const given = conditions.filter((condition) => condition !== null);
  const [only] = given;
  if (given.length <= 1) return only ?? null;
  return (row) => given.every((condition) => condition(row));
}

export function isOneOf<Row>(
  values: readonly string[] | undefined,
  read: (row: Row) => string,
): Condition<Row> {
  if (values === undefined) return null;
  const wanted = new Set(values);
  return (row) => wanted.has(read(row));
}

export function isNoneOf<Row>(
  values: readonly string[] | undefined,
  read: (row: Row) => string,
): Condition<Row> {
  const condition = isOneOf(values, read);
  return condition && ((row) => !condition(row));
}

/** Both bounds are inclusive. */
export function isWithin<Row>(
  min: number | undefined,
  max: number | undefined,
  read: (row: Row) => number,
): Condition<Row> {
  if (min === undefined && max === undefined) return null;
  const least = min ?? Number.NEGATIVE_INFINITY;
  const greatest = max ?? Number.POSITIVE_INFINITY;
  return (row) => {
    const value = read(row);
    return value >= least && value <= greatest;
  };
}
