/** Those fields of `changes` that are given and say something else than the row. */
export function differing<Row extends object, Changes extends Partial<Row>>(
  row: Row,
  changes: Changes,
): Partial<Row> {
  const different = Object.entries(changes).filter(
    ([field, value]) => value !== undefined && value !== row[field as keyof Row],
  );
  return Object.fromEntries(different) as Partial<Row>;
}
